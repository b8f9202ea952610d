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
    tabs: { ownerHome: 'Beranda', ownerReviews: 'Ulasan' },
    seePublic: 'Lihat halaman publik',
    logout: 'Keluar',
    noScript: 'Area perusahaan memerlukan JavaScript. Nyalakan JavaScript, lalu muat ulang halaman ini.',
    toSite: 'Ke situs publik',
    loading: 'Memuat …',
    again: 'Coba lagi',
    failed: 'Halaman ini belum bisa dimuat.',
    refused: 'Langgananmu sekarang tidak mencakup bagian ini.',
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
