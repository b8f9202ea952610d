import type { SubscriptionState } from '#shared/contract/keys.ts'

/** Words of the room `owners`: a company's side. */
export const owners = {
  login: {
    title: 'Masuk untuk perusahaan',
    description: 'Masuk ke area perusahaan dengan email dan kata sandi.',
    lead: 'Dengan email kantor dan kata sandimu. Akun pembaca tidak berlaku di sini.',
    email: { label: 'Email kantor', empty: 'Isi email kantormu dulu.' },
    password: { label: 'Kata sandi', empty: 'Isi kata sandimu dulu.' },
    submit: 'Masuk',
    expired: 'Langganan perusahaanmu sudah berakhir.',
    expiredHow: 'Hubungi tim dukungan perusahaan untuk mengaktifkannya lagi:',
    expiredKept: 'Profil, balasan, dan ulasan tetap tampil bagi pembaca.',
    already: (company: string) => `Kamu sudah masuk untuk ${company}.`,
    goOn: 'Ke area perusahaan',
  },
  password: {
    forgot: 'Lupa kata sandi?',
    reset: {
      title: 'Kata sandi baru',
      description: 'Minta tautan untuk memilih kata sandi baru.',
      lead: 'Kami kirim tautan ke email kantormu. Berlaku 30 menit, sekali pakai.',
      submit: 'Kirim tautan',
      sent: (email: string) =>
        `Kalau ${email} mewakili sebuah perusahaan di sini, tautannya sedang dikirim. Belum masuk? Periksa juga folder spam.`,
      back: 'Kembali ke halaman masuk',
    },
    change: {
      title: 'Ganti kata sandi',
      description: 'Pilih kata sandi untuk area perusahaan.',
      current: 'Kata sandi sekarang',
      next: {
        label: 'Kata sandi baru',
        hint: 'Paling sedikit 12 karakter. Kalimat pendek lebih mudah diingat.',
      },
      show: 'Tampilkan kata sandi',
      submit: 'Simpan kata sandi',
      ends: 'Semua sesi diakhiri, termasuk yang ini; masuk lagi dengan kata sandi baru.',
      empty: 'Isi dulu.',
      short: 'Paling sedikit 12 karakter.',
      again: 'Minta tautan baru',
    },
    changed: {
      title: 'Kata sandimu sudah diganti.',
      description: 'Kata sandi area perusahaan sudah diganti.',
      body: 'Semua sesi sudah diakhiri. Masuk lagi dengan kata sandi baru.',
      signIn: 'Masuk',
    },
  },
  failed: {
    offline: 'Belum tersambung. Periksa koneksimu, lalu coba lagi.',
    tooSoon: (seconds: number) =>
      seconds < 90
        ? `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`
        : `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`,
  },
  area: {
    name: 'Area perusahaan',
    description: 'Halaman kerja perusahaan.',
    tabs: {
      ownerHome: 'Beranda',
      ownerReviews: 'Ulasan',
      ownerColleagues: 'Rekan',
      ownerAccount: 'Akun',
    },
    seePublic: 'Lihat halaman publik',
    logout: 'Keluar',
    noScript: 'Area perusahaan memerlukan JavaScript. Nyalakan JavaScript, lalu muat ulang halaman ini.',
    toSite: 'Ke situs publik',
    loading: 'Memuat …',
    again: 'Coba lagi',
    failed: 'Halaman ini belum bisa dimuat.',
    refused: 'Langgananmu sekarang tidak mencakup bagian ini.',
  },
  colleagues: {
    title: 'Rekan',
    lead: 'Semua yang mewakili perusahaan ini punya hak yang sama.',
    you: (name: string) => `${name} (kamu)`,
    invited: 'Diundang, belum memilih kata sandi.',
    invite: {
      title: 'Undang rekan',
      same: 'Rekanmu mendapat tautan untuk memilih kata sandi. Haknya sama dengan hakmu.',
      submit: 'Kirim undangan',
      done: (name: string) => `Undangan untuk ${name} dikirim.`,
    },
    remove: {
      action: 'Keluarkan',
      title: (name: string) => `Keluarkan ${name}?`,
      body: 'Akun dan sesinya berakhir saat ini juga. Namanya tetap ada di riwayat perusahaan; yang ditulisnya tetap.',
      keep: 'Batal',
      done: (name: string) => `${name} sudah dikeluarkan.`,
    },
  },
  history: {
    title: 'Riwayat',
    lead: 'Hanya terlihat oleh yang mewakili perusahaan ini.',
    none: 'Belum ada apa-apa.',
    somebody: 'seseorang',
    acts: {
      colleague_invited: (about: string) => `Mengundang ${about}`,
      colleague_removed: (about: string) => `Mengeluarkan ${about}`,
      reply_written: () => 'Membalas ulasan',
      reply_changed: () => 'Mengubah balasan',
      reply_removed: () => 'Menghapus balasan',
      hidden: () => 'Menyembunyikan ulasan atau komentar gaji',
      returned: () => 'Menampilkannya lagi',
    },
    other: () => 'Mengubah halaman perusahaan',
    week: (day: string) => `minggu ${day}`,
  },
  account: {
    title: 'Akun',
    name: 'Nama lengkap',
    email: 'Email kantor',
    role: 'Jabatan',
    roleHint: 'Tampil di bawah balasanmu, tanpa namamu.',
    phone: 'Telepon',
    optional: '(boleh kosong)',
    emailHow: 'Dengan alamat ini kamu masuk. Untuk menggantinya, undang alamat barumu sebagai rekan.',
    empty: 'Isi dulu.',
    submit: 'Simpan',
    saved: 'Berhasil disimpan',
    password: {
      title: 'Kata sandi',
      body: 'Mengganti kata sandi mengakhiri semua sesi.',
      action: 'Ganti kata sandi',
    },
    subscription: {
      state: 'Keadaan',
      since: 'Sejak',
      until: 'Sampai',
      states: { trial: 'Masa coba', standard: 'Standar', active: 'Tahunan', expired: 'Berakhir' },
      means: {
        trial:
          'Semua terbuka selama masa coba. Sesudah itu akunmu menjadi standar: gratis, tetap bisa membalas dan mengubah profil.',
        standard: 'Gratis: membalas dan mengubah profil. Lowongan perlu langganan tahunan.',
        active: 'Semua terbuka, lowongan termasuk.',
        expired: 'Hubungi tim dukungan untuk mengaktifkannya lagi.',
      } satisfies Record<SubscriptionState, string>,
      renew: 'Untuk berlangganan atau memperpanjang, tulis kepada tim dukungan perusahaan.',
      never: 'Tidak ada langganan yang mengubah skor, ulasan, atau urutannya.',
    },
  },
  home: {
    title: 'Beranda',
    nobodyWaits: 'Tidak ada yang menunggu.',
    subscription: 'Langganan',
    states: {
      trial: (until: string) => `Masa coba, gratis sampai ${until}.`,
      standard: () => 'Akun standar, gratis.',
      active: (until: string) => `Langganan tahunan, sampai ${until}.`,
      expired: (until: string) => `Berakhir ${until}.`,
    },
    absent: 'Yang tidak ada di sini',
    absentWhy:
      'Siapa yang membaca profilmu, dan siapa yang menulis. Kami tidak menyimpannya, jadi tidak bisa memperlihatkannya.',
  },
}
