import type { ConsentSentence } from '#shared/rules/consent-text.ts'

const sentence: ConsentSentence = [
  { text: 'Aku menyetujui ' },
  { text: 'Syarat dan Ketentuan', page: 'terms' },
  { text: ' serta ' },
  { text: 'Kebijakan Privasi', page: 'privacy' },
  {
    text: ', termasuk penyimpanan alamat email atau nomor WhatsApp-ku untuk masuk.',
  },
]

/** Texts of the room `accounts`. */
export const accounts = {
  login: {
    title: 'Masuk',
    description: 'Masuk dengan kode enam angka, tanpa kata sandi.',
    lead: 'Kami kirim kode enam angka. Tidak perlu kata sandi.',
    other: 'Belum punya akun?',
    otherLink: 'Daftar',
    dialog: 'Masuk untuk lanjut',
    expired: 'Sesimu sudah berakhir. Masuk lagi; yang sudah kamu tulis tetap di sini.',
  },
  register: {
    title: 'Daftar',
    description: 'Buat akun tanpa nama dan tanpa kata sandi. Ulasanmu tidak pernah tersimpan bersama akunmu.',
    lead: 'Tanpa nama, tanpa kata sandi. Akun membuka semua ulasan; ulasan yang kamu tulis tidak tersimpan bersama akunmu.',
    other: 'Sudah punya akun?',
    otherLink: 'Masuk',
    dialog: 'Daftar untuk lanjut',
  },
  noScript: 'Masuk dan daftar memerlukan JavaScript. Membaca dan mencari tetap bisa tanpa JavaScript.',
  already: (address: string) => `Kamu sudah masuk sebagai ${address}.`,
  goOn: 'Lanjut',
  step: (now: number, of: number) => `Langkah ${now} dari ${of}`,
  address: { step: 'Alamat', choice: 'Kirim kode lewat' },
  email: {
    channel: 'Email',
    label: 'Alamat email',
    hint: 'Untuk masuk dan surat tentang akun serta lamaranmu. Tidak pernah ditampilkan.',
    submit: 'Kirim kode',
    employers: (domain: string) =>
      `Alamat di ${domain} tampaknya milik perusahaan atau lembaga. Pengelola emailnya bisa membaca kode kami dan masuk sebagai kamu. Kalau bisa, pakai alamat yang bukan milik tempat kerjamu.`,
    anyway: 'Tetap kirim ke sini',
    empty: 'Isi alamat emailmu dulu.',
  },
  whatsapp: {
    channel: 'WhatsApp',
    label: 'Nomor WhatsApp',
    hint: 'Hanya untuk masuk. Tidak pernah ditampilkan. Nomor HP di Indonesia terdaftar atas NIK pemiliknya; email tidak.',
    empty: 'Isi nomor WhatsApp-mu dulu.',
    understood: (number: string) => `Terbaca: ${number}`,
  },
  code: {
    step: 'Kode',
    title: 'Masukkan kodenya',
    sent: {
      email: { before: 'Kami mengirim kode ke ', after: '. Belum masuk? Periksa juga folder spam.' },
      whatsapp: { before: 'Kami mengirim kode lewat WhatsApp ke ', after: '.' },
    },
    label: 'Kode enam angka',
    left: (time: string) => `Berlaku ${time} lagi`,
    submit: 'Lanjut',
    empty: 'Isi keenam angkanya.',
    resend: 'Kirim kode baru',
    resendIn: (seconds: number) => `Kode baru bisa diminta ${seconds} detik lagi`,
    resent: 'Kode baru sudah dikirim.',
    otherAddress: 'Ganti tujuan',
    expired: 'Kode ini tidak berlaku lagi. Minta kode baru.',
  },
  consent: {
    step: 'Persetujuan',
    login: {
      title: 'Satu langkah lagi',
      lead: 'Email atau nomor ini belum punya akun. Setujui ini, lalu akunmu siap dipakai.',
    },
    register: { title: 'Langkah terakhir', lead: 'Setujui ini, lalu akunmu siap dipakai.' },
    sentence,
    submit: 'Buat akun',
  },
  failed: {
    offline: 'Tidak ada koneksi internet. Isianmu tetap di sini; coba lagi sebentar lagi.',
    tooSoon: (seconds: number) => `Terlalu banyak permintaan. Coba lagi dalam ${waitId(seconds)}.`,
    dialog: 'Formulir masuk gagal dimuat.',
  },
  done: 'Kamu sudah masuk.',
  team: {
    title: 'Masuk tim',
    description: 'Khusus tim pemeriksa.',
    lead: 'Kami kirim kode ke email timmu. Siapkan juga aplikasi autentikatormu.',
    email: 'Alamat akun timmu. Kode masuk dikirim ke sana.',
    totp: { label: 'Kode autentikator', hint: 'Enam angka dari aplikasi di ponselmu.' },
    submit: 'Masuk',
    ended:
      'Sesimu sudah berakhir. Masuk lagi, lalu lanjut dari tempat tadi; yang sudah kamu mulai masih ada.',
    tabOnly: 'Sesi tim hanya berlaku di tab ini, paling lama 12 jam.',
  },
  inbox: {
    title: 'Kotak pesan lokal',
    lead: 'Server email dan WhatsApp belum dipasang, jadi pesan yang mestinya dikirim masuk ke sini. Halaman ini hanya bisa dibuka dari komputer ini.',
    filter: 'Email atau nomor tujuan',
    submit: 'Filter',
    all: 'Semua pesan',
    refresh: 'Muat ulang',
    empty: 'Belum ada pesan.',
    emptyFor: (address: string) => `Belum ada pesan untuk ${address}.`,
    to: 'untuk',
    loading: 'Memuat pesan',
  },
  /** WhatsApp's prescribed sentence for all codes; its authentication templates allow no other text. */
  codeWhatsApp: {
    subject: (code: string) => `${code} adalah kode verifikasi Anda.`,
    body: (code: string) =>
      `${code} adalah kode verifikasi Anda. Demi keamanan, jangan bagikan kode ini.\n\nKode ini kedaluwarsa dalam 5 menit.`,
  },
  proof: {
    subject: (code: string) => `${code} adalah kode untuk memakai alamat ini`,
    body: (code: string) => `${code}

Ini kode untuk memakai alamat ini di sebuah akun. Berlaku 5 menit dan hanya sekali pakai.

Bukan kamu yang memintanya? Abaikan pesan ini, dan jangan berikan kodenya kepada siapa pun, juga kepada yang mengaku dari kami.`,
  },
  accountMail: {
    changed: {
      subject: 'Alamat akunmu berubah',
      body: (
        contact: string,
      ) => `Alamat untuk masuk ke akunmu baru saja diganti, jadi alamat ini tidak bisa lagi dipakai untuk masuk.

Bukan kamu yang menggantinya? Segera hubungi kami.

Hubungi kami:
${contact}`,
    },
    removed: {
      subject: 'Alamat akunmu berubah',
      body: (
        contact: string,
      ) => `Alamat ini baru saja dihapus dari akunmu, jadi tidak bisa lagi dipakai untuk masuk.

Bukan kamu yang menghapusnya? Segera hubungi kami.

Hubungi kami:
${contact}`,
    },
    newStart: {
      subject: 'Akunmu dipakai di perangkat lain',
      body: (
        contact: string,
      ) => `Akunmu baru saja dipakai di perangkat lain. Kalau itu kamu, tidak ada yang perlu kamu lakukan.

Bukan kamu? Masuklah, keluarkan semua perangkat lain, lalu segera hubungi kami.

Hubungi kami:
${contact}`,
    },
    number_changed: {
      subject: 'Nomor WhatsApp baru di akunmu',
      body: (
        contact: string,
      ) => `Sebuah nomor WhatsApp baru saja ditambahkan ke akunmu, atau menggantikan yang lama. Nomor itu sekarang bisa dipakai untuk masuk.

Bukan kamu yang melakukannya? Masuklah, hapus nomor itu, keluarkan semua perangkat lain, lalu segera hubungi kami.

Hubungi kami:
${contact}`,
    },
    number_removed: {
      subject: 'Nomor WhatsApp akunmu dihapus',
      body: (
        contact: string,
      ) => `Nomor WhatsApp baru saja dihapus dari akunmu, jadi tidak bisa lagi dipakai untuk masuk.

Bukan kamu yang menghapusnya? Segera hubungi kami.

Hubungi kami:
${contact}`,
    },
    deleted: {
      subject: 'Akunmu sudah dihapus',
      body: `Akunmu, alamatnya, semua sesinya, dan lamaran kerja kalau ada, sudah dihapus. Cadangan basis data yang dibuat sebelumnya masih memuatnya; cadangan itu dihapus sesudah 30 hari.

Kalau kamu pernah menulis ulasan, gaji, pertanyaan, atau jawaban, semuanya tidak tersimpan bersama akunmu, jadi tetap ada; hanya kodenya yang bisa menariknya.`,
    },
  },
  /** In a mail to an account's former address that still has subscriptions. */
  stillSent: (link: string) =>
    `Kabar yang pernah kamu minta, seperti lowongan baru, masih dikirim ke alamat ini. Kalau mau di alamat lain, minta lagi dengan alamat itu.\n\nHentikan di sini:\n${link}`,
  codeMail: {
    subject: (code: string) => `${code} adalah kode masukmu`,
    body: (code: string) => `${code}

Ini kode masukmu. Berlaku 5 menit dan hanya sekali pakai.

Bukan kamu yang memintanya? Abaikan pesan ini: tanpa kode itu tidak ada yang bisa masuk. Jangan berikan kodenya kepada siapa pun, juga kepada yang mengaku dari kami.`,
  },
}

const waitId = (seconds: number): string =>
  seconds < 120
    ? `${seconds} detik`
    : seconds < 7200
      ? `${Math.ceil(seconds / 60)} menit`
      : `${Math.ceil(seconds / 3600)} jam`
