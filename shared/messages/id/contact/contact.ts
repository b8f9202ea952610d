import type {
  DataRight,
  InquiryOutcome,
  InquiryTopic,
  TakedownAsker,
  TakedownClass,
} from '#shared/contract/contact/keys.ts'

const classes: Record<TakedownClass, string> = {
  person: 'Seseorang disebut atau mudah dikenali',
  defamation: 'Pencemaran nama baik',
  personal_data: 'Data pribadi ditampilkan',
  court_order: 'Perintah pengadilan',
  copyright: 'Hak cipta',
  other: 'Hal lain',
}
const askers: Record<TakedownAsker, string> = {
  person: 'Aku sendiri, atau aku wakil orang itu',
  company: 'Perusahaan',
  authority: 'Pihak berwenang',
  authority_urgent: 'Pihak berwenang, dan mendesak',
}
const rights: Record<DataRight, string> = {
  access: 'Melihat dataku',
  correction: 'Membetulkan dataku',
  restriction: 'Membatasi pemrosesan dataku',
  objection: 'Keberatan atas pemrosesan dataku',
  erasure: 'Menghapus dataku',
}
const outcomes: Record<InquiryOutcome, string> = {
  answered: 'Dijawab',
  dropped: 'Ditutup',
  upheld: 'Dikabulkan',
  refused: 'Tidak dikabulkan',
}
const topics: Record<InquiryTopic, string> = {
  contact: 'Pesan',
  takedown: 'Permintaan penghapusan',
  right: 'Hak atas data pribadi',
}

/** Texts of the room `contact`. */
export const contact = {
  write: {
    title: 'Hubungi kami',
    description: 'Tulis kepada kami. Dibaca orang, dijawab dalam tiga hari.',
    lead: 'Tanya, usul, atau keluhan. Orang yang membacanya, bukan mesin, dan kami menjawab dalam tiga hari lewat email.',
    submit: 'Kirim pesan',
    message: 'Pesanmu',
    messageHint: 'Jangan tulis kode ulasanmu di sini. Kami tidak akan pernah memintanya.',
  },
  report: {
    title: 'Laporkan isi',
    description: 'Minta kami menurunkan isi yang melanggar hukum atau hakmu.',
    lead: 'Untuk isi yang melanggar hukum atau hakmu. Siapa penulisnya tidak kami ketahui, jadi tidak bisa kami sebutkan; yang kami periksa adalah isinya.',
    class: 'Apa yang salah?',
    who: 'Siapa yang meminta?',
    address: 'Alamat halamannya',
    addressHint:
      'Salin dari browser: alamat satu ulasan, pertanyaan, lowongan, atau profil perusahaan. Untuk balasan perusahaan, halaman ulasannya; untuk komentar gaji, halaman gaji perusahaan. Satu laporan untuk satu isi.',
    message: 'Bagian mana, dan mengapa?',
    messageHint: 'Kutip kalimatnya, lalu jelaskan apa yang dilanggar.',
    ticket: 'Nomor laporan sebelumnya',
    ticketHint:
      'Nomor permintaanmu yang dulu, misalnya KJ-1A2B3C4D, kalau kamu meminta kami melihat sekali lagi.',
    agree: 'Yang kutulis ini benar sejauh yang kuketahui.',
    submit: 'Kirim laporan',
    clocks: {
      title: 'Berapa lama',
      items: [
        'Perintah mendesak dari pihak berwenang: 4 jam, kalau dikirim setelah masuk dengan alamat email yang sama; kalau tidak, 24 jam.',
        'Perintah pihak berwenang, orang yang disebut, data pribadi, perintah pengadilan: 24 jam, siapa pun yang meminta. Isinya bisa kami turunkan dulu.',
        'Yang lain: 7 hari. Selama itu isinya tetap tampil.',
      ],
      more: 'Ulasan yang hanya melanggar panduan bisa dilaporkan lewat tombol di bawah ulasan itu, tanpa nama.',
    },
  },
  right: {
    title: 'Hak atas data pribadi',
    description: 'Minta melihat, membetulkan, membatasi, atau menghapus data pribadimu.',
    lead: 'Undang-Undang Pelindungan Data Pribadi memberimu hak ini. Kami menjawab dalam 3 × 24 jam.',
    self: 'Sebagian besar bisa kamu lakukan sendiri sekarang juga:',
    account: 'Halaman akun',
    accountMore: 'salinan data, alamat, nama, perangkat, hapus akun',
    review: 'Ulasan saya',
    reviewMore: 'melihat, mengubah, dan menarik ulasan atau gaji dengan kodenya',
    questions: 'Pertanyaan dan jawabanku',
    questionsMore: 'melihat, mengubah, dan menarik pertanyaan atau jawaban dengan kodenya',
    right: 'Apa yang kamu minta?',
    message: 'Jelaskan permintaanmu',
    messageHint: 'Data yang mana, dan apa yang kamu minta. Jangan tulis kode ulasanmu.',
    emailHint:
      'Kami hanya menjawab ke alamat ini. Kalau kamu punya akun, pakai alamat akunmu dan masuk dulu.',
    submit: 'Kirim permintaan',
  },
  figures: {
    title: 'Transparansi',
    description: 'Apa yang diminta orang dari kami, dan apa hasilnya.',
    lead: 'Apa yang diminta orang dari kami, dan apa hasilnya, dihitung per setengah tahun. Angka di bawah lima tidak kami sebut persis.',
    none: 'Belum ada permintaan yang selesai.',
    half: (from: string, to: string) => `${from} sampai ${to}`,
    columns: ['Permintaan', 'Hasil', 'Jumlah'],
    fewer: (least: number) => `kurang dari ${least}`,
    authors:
      'Data penulis yang kami serahkan kepada siapa pun: tidak ada. Ulasan tidak menyimpan siapa penulisnya.',
    report: 'Laporkan isi',
  },
  classes: { message: 'Pesan', ...classes, ...rights },
  askers,
  rights,
  outcomes,
  topics,
  firstName: 'Nama depan',
  lastName: 'Nama belakang',
  name: 'Nama',
  email: 'Email',
  emailHint: 'Jawaban kami datang ke sini.',
  company: 'Perusahaan',
  choose: 'Pilih satu',
  optional: 'boleh kosong',
  storage: 'Suratmu disimpan tersandi dan dihapus 180 hari sesudah selesai.',
  privacyPolicy: 'Kebijakan Privasi',
  files: {
    label: 'Bukti',
    hint: 'Misalnya surat perintah atau surat kuasa. Paling banyak lima berkas PDF, PNG, JPEG, atau WebP.',
    drop: 'Pilih berkas, atau tarik ke sini. Masing-masing di bawah 20 MB.',
    going: (done: string, all: string) => `${done} dari ${all} MB terkirim`,
    choose: 'Pilih berkas',
    there: (all: string) => `${all} MB, terkirim`,
    remove: (name: string) => `Hapus ${name}`,
    tooMany: (most: number) => `Paling banyak ${most} berkas. Hapus satu dulu.`,
    failed: 'Tidak terkirim. Hapus, lalu pilih lagi.',
    refused: 'Ada berkas yang tidak bisa dikirim. Hapus atau ganti dulu.',
    retention: 'Hanya dibaca tim kami, dan dihapus tujuh hari sesudah keputusan.',
  },
  filesNeedScript:
    'Melampirkan berkas perlu JavaScript. Tanpa itu laporanmu tetap bisa dikirim: gambarkan buktinya dengan kata-kata di atas.',
  sent: {
    title: 'Sudah kami terima',
    body: (ticket: string, until: string) =>
      `Nomormu ${ticket}. Kami menjawab lewat email paling lambat ${until}. Bukti terima sedang dikirim ke alamatmu.`,
    home: 'Ke beranda',
  },
  failed: {
    offline: 'Tidak ada sambungan internet. Coba lagi sebentar lagi.',
    tooSoon: (seconds: number) => `Terlalu banyak kiriman. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`,
  },
}
