import type { Kept, LegalBasis } from '#shared/rules/kept/retention.ts'

const bases: Record<LegalBasis, string> = {
  consent: 'persetujuanmu',
  contract: 'perjanjian denganmu',
  law: 'kewajiban hukum',
  interest: 'kepentingan sah',
}

/** What is kept, until when, and what for. */
const lines: Record<Kept, (term: string) => string> = {
  session_idle: term => `Tanda masuk yang tidak dipakai: ${term}, supaya kamu tetap masuk`,
  session: term => `Tanda masuk: paling lama ${term} sejak masuk, supaya kamu tetap masuk`,
  seen_browser: term =>
    `Tanda bahwa sebuah browser pernah masuk dengan suatu alamat: ${term} sesudah bulan terakhir masuk, supaya percobaan orang lain tidak mengunci akunmu`,
  author_mark: term =>
    `Tanda bahwa suatu akun sudah menulis tentang sebuah perusahaan: ${term}, supaya satu orang menulis sekali setahun`,
  raffle_contact: term => `Kontak undian: ${term} sesudah pengundian, untuk memberi tahu pemenang`,
  claim: term =>
    `Permintaan mewakili perusahaan dan buktinya: ${term} sesudah diputuskan, untuk memeriksanya`,
  claim_unopened: term =>
    `Permintaan mewakili perusahaan yang emailnya tidak pernah dibuka: ${term} sesudah jatuh tempo`,
  sent_file: term => `Berkas yang formulirnya tidak jadi dikirim: ${term}, untuk dilampirkan`,
  replaced_picture: term => `Foto perusahaan yang sudah diganti: ${term}, supaya bisa dikembalikan`,
  application: term =>
    `Lamaran dan CV: ${term} sesudah lowongannya berakhir, atau sampai kamu menghapusnya; perusahaan melihatnya selama itu`,
  application_count: term =>
    `Catatan bahwa ada lamaran dan kapan dijawab, tanpa pelamarnya: ${term} sesudah dikirim, untuk menghitung seberapa cepat perusahaan menjawab`,
  asker_address: term =>
    `Alamat email pada pertanyaan atau jawaban: ${term} sesudah kabar terakhir, untuk mengabarimu`,
  asker_waiting: term =>
    `Alamat email pada pertanyaan atau jawaban yang belum kami putuskan: ${term} sejak awal minggu pengirimannya`,
  unsent_message: term => `Pesan yang tidak sempat terkirim: ${term}`,
  inbox: term => `Pesan di kotak masuk situs ini sendiri, kalau tidak ada pengantar pesan: ${term}`,
  alert_unanswered: term => `Permintaan kabar lowongan yang tidak kamu konfirmasi: ${term}`,
  alert_stopped: term => `Kabar yang kamu hentikan: ${term}, supaya bisa kamu mulai lagi`,
  inquiry_evidence: term => `Bukti pada laporan isi: ${term} sesudah diputuskan, untuk memeriksanya`,
  inquiry_words: term =>
    `Surat kepada kami dan jawabannya: ${term} sesudah selesai, untuk menjawab dan membuktikannya`,
  inquiry_count: term =>
    `Jumlah surat menurut jenis dan akhirnya, tanpa isi: ${term}, untuk angka transparansi`,
}

/** How long things are kept, as the privacy policy says it. */
export const kept = {
  lines,
  bases,
  line: (said: string, basis: string) => `${said} (dasar: ${basis}).`,
  days: (count: number) => `${count} hari`,
  years: (count: number) => `${count} tahun`,
}

/** What the law wants said, beside what is told of each thing. */
export const duties = [
  {
    id: 'dasar',
    title: 'Untuk apa dan atas dasar apa',
    body: [
      'Kami memproses data pribadi hanya untuk yang tertulis di halaman ini. Dasarnya salah satu dari empat ini:',
      [
        'Persetujuanmu, untuk membuat akun, ikut undian, melamar, meninggalkan alamat pada pertanyaan atau jawaban, dan menerima kabar yang kamu minta. Untuk akun, satu persetujuan mencakup syarat, kebijakan privasi, dan penyimpanan alamatmu. Yang lain tidak ikut di dalamnya: kamu memberinya saat ikut undian, melamar, atau menyetujui kabarnya, dan pada pertanyaan atau jawaban dengan mengisi kolom alamat, yang boleh kosong. Tidak ada yang tercentang lebih dulu, dan semuanya bisa kamu tarik kapan saja.',
        'Perjanjian denganmu, untuk membuatmu tetap masuk dan menampilkan yang kamu kirim.',
        'Kewajiban hukum, untuk menjawab permintaan tentang data pribadi dan permintaan menurunkan isi.',
        'Kepentingan sah, untuk mencegah ulasan palsu dan penyalahgunaan. Kami menimbangnya dengan kepentinganmu, dan kamu boleh keberatan.',
      ],
    ],
  },
  {
    id: 'pengaduan',
    title: 'Permintaan dan pengaduan',
    body: [
      'Permintaan melihat, membetulkan, membatasi, menghapus, atau keberatan: kirim lewat halaman “Hak atas data pribadi” (/hak-data). Kami menjawab dalam 3 × 24 jam sejak menerimanya, dan menyebut alasannya kalau tidak mengabulkan.',
      'Pengaduan lain: lewat “Hubungi kami”. Dibaca orang dan dijawab dalam tiga hari.',
      'Kalau jawaban kami tidak memuaskan, kamu boleh mengadu kepada lembaga pelindungan data pribadi, selama lembaga itu belum terbentuk kepada Kementerian Komunikasi dan Digital, atau ke pengadilan.',
      'Kalau data pribadimu bocor, kamu kami beri tahu secara tertulis dalam 3 × 24 jam: data apa, kapan dan bagaimana, dan apa yang kami lakukan. Lembaga yang berwenang kami beri tahu juga.',
    ],
  },
  {
    id: 'anak',
    title: 'Usia',
    body: [
      'Situs ini untuk orang berusia 18 tahun ke atas. Kalau kami tahu bahwa sebuah akun milik anak, akun itu kami hapus. Orang tua atau wali bisa memintanya lewat “Hak atas data pribadi”.',
    ],
  },
  {
    id: 'luar-negeri',
    title: 'Pengiriman ke luar Indonesia',
    body: [
      'Siapa yang mengantar pesan untuk kami, dan apakah datanya keluar dari Indonesia, tertulis di bagian yang mengantar kode masukmu. Selain mereka hanya perusahaan yang kamu kirimi sesuatu, seperti lamaran atau pesan, yang menerimanya. Data tidak dijual dan tidak diberikan untuk iklan.',
    ],
  },
  {
    id: 'perubahan',
    title: 'Perubahan dan bahasa',
    body: [
      'Perubahan yang mengurangi hakmu kami kabarkan lewat email ke setiap akun yang punya alamat email, paling lambat 14 hari sebelum berlaku. Yang sudah kamu setujui tetap berlaku dengan kata-kata yang kamu setujui, yang tertulis di halaman akunmu, sampai kamu menyetujui yang baru.',
      'Halaman ini ada dalam bahasa Indonesia dan Inggris. Kalau keduanya berbeda, yang berlaku bahasa Indonesia.',
    ],
  },
] as const
