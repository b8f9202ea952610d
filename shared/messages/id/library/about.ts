import type { LegalText } from './legal.ts'

/** `updated`: the day, as it is written. */
export type AboutText = LegalText & { updated: string }

const us: AboutText = {
  title: 'Tentang kami',
  description:
    'Siapa yang membuat situs ini dan untuk apa, dari mana uangnya, apa yang kami janjikan, dan apa yang tidak bisa kami janjikan.',
  lead: 'Sebelum tanda tangan kontrak, kamu berhak tahu seperti apa bekerja di sana. Yang tahu adalah orang yang pernah di sana. Kami memberi mereka tempat untuk mengatakannya tanpa nama.',
  updated: '23 November 2026',
  sections: [
    {
      id: 'apa',
      title: 'Apa yang kami kerjakan',
      body: [
        'Orang menulis tentang tempat kerjanya: gaji yang tepat waktu atau tidak, THR, jam kerja, perlakuan, kesempatan. Tim kami membaca setiap ulasan menurut enam panduan, lalu menampilkannya tanpa nama. Dari nilainya kami menghitung skor, dan dari gaji yang diberi orang kami menghitung kisaran.',
        'Di samping itu ada kalkulator gaji bersih dan THR, lowongan yang ditimbang dengan gaji yang benar-benar dibayar, dan artikel yang menyebut sumber dan tanggal periksanya.',
      ],
    },
    {
      id: 'janji',
      title: 'Yang kami pegang',
      body: [
        [
          'Ulasan disimpan tanpa nama dan tanpa akun penulisnya. Satu-satunya kunci untuk mengubah atau menariknya adalah kode yang dipegang penulis.',
          'Skor tidak dijual. Tidak ada langganan perusahaan yang mengubah ulasan, balasan, atau gaji yang kamu baca.',
          'Yang dihapus meninggalkan keterangan: nomor panduan yang dilanggar, atau bahwa hukum memintanya. Berapa yang masuk, tampil, ditolak, dihapus, dan disembunyikan tertulis di halaman setiap perusahaan.',
          'Tanpa cookie pelacak, tanpa skrip pihak lain, tanpa penghitung kunjungan.',
        ],
      ],
    },
    {
      id: 'batas',
      title: 'Yang tidak bisa kami janjikan',
      body: [
        'Kami tidak berada di sana, jadi kami tidak bisa memastikan setiap kejadian. Bacalah beberapa ulasan, bukan satu. Kami juga tidak meminta bukti kerja, karena bukti kerja memuat nama.',
        'Pengelola yang memegang kunci sekaligus basis datanya bisa menguji apakah sebuah akun sudah menulis tentang sebuah perusahaan. Batas ini, dan yang lain, tertulis lengkap di kebijakan privasi. Yang paling sering membuka siapa penulisnya adalah kata-kata penulis sendiri.',
      ],
    },
    {
      id: 'uang',
      title: 'Dari mana uangnya',
      body: [
        'Membaca dan menulis gratis. Perusahaan yang mengklaim halamannya mendapat masa coba enam bulan; sesudah itu mereka berlangganan setahun untuk memasang lowongan, atau memakai akun standar gratis untuk membalas ulasan dan merawat data. Selain itu tidak ada yang bisa dibeli di sini.',
      ],
    },
  ],
}

const scores: AboutText = {
  title: 'Cara skor dihitung',
  description:
    'Dari nilai satu aspek sampai skor perusahaan, rata-rata industri, peringkat, dan kisaran gaji: rumus, batas, dan contohnya.',
  lead: 'Tidak ada bobot rahasia. Dengan ulasan yang sama, kamu bisa menghitung skor yang sama.',
  updated: '23 November 2026',
  sections: [
    {
      id: 'ulasan',
      title: 'Nilai satu ulasan',
      body: [
        'Karyawan dan mantan karyawan menilai tiga belas aspek dari 1 sampai 5, misalnya gaji, gaji tepat waktu, THR tepat waktu, dan keseimbangan hidup. “Tidak berlaku bagiku” tidak ikut dihitung. Rata-rata yang tersisa adalah nilai ulasan itu, dan dibulatkan menjadi bintangnya.',
        'Contoh: dua belas aspek dijawab, jumlahnya 42, satu tidak berlaku. 42 ÷ 12 = 3,5, jadi bintang empat.',
        'Kepuasan secara keseluruhan ditanyakan tersendiri, tampil tersendiri, dan bukan bagian dari skor.',
      ],
    },
    {
      id: 'perusahaan',
      title: 'Skor perusahaan',
      body: [
        'Rata-rata nilai semua ulasan karyawan dan mantan karyawan yang tampil, termasuk yang sedang disembunyikan perusahaannya. Semua berbobot sama: yang lama dan yang baru, yang marah dan yang senang.',
        'Skor baru tampil mulai dari tiga ulasan. Di bawah itu satu orang terlalu mudah ditebak, dan satu pendapat belum menjadi gambaran.',
        'Kami menyebutnya sangat baik mulai dari 4,5, baik mulai dari 3,5, cukup mulai dari 2,5, dan kurang di bawahnya.',
        'Pelamar menilai tujuh hal lain dan punya nilai tersendiri: melamar adalah pengalaman yang berbeda dari bekerja.',
      ],
    },
    {
      id: 'industri',
      title: 'Rata-rata industri',
      body: [
        'Garis pembanding di halaman perusahaan baru ada kalau sedikitnya lima perusahaan di industri itu bersama-sama punya tiga puluh ulasan.',
      ],
    },
    {
      id: 'peringkat',
      title: 'Urutan di daftar',
      body: [
        'Supaya perusahaan dengan sedikit ulasan tidak melompat ke puncak, untuk urutan setiap perusahaan diberi tambahan lima ulasan bayangan bernilai rata-rata semua perusahaan. Skor yang tampil tetap skor yang sebenarnya.',
        'Daftar penilaian tertinggi menghitung perusahaan dengan sepuluh ulasan atau lebih. Perusahaan dengan tiga sampai sembilan ulasan punya daftarnya sendiri. Tidak ada tempat yang dijual.',
      ],
    },
    {
      id: 'gaji',
      title: 'Kisaran gaji',
      body: [
        'Gaji pokok dan tunjangan tetap sebulan, sebelum potongan. Yang tampil adalah nilai tengah dan separuh yang di tengah, dibulatkan ke Rp 100.000, tidak pernah yang terendah atau tertinggi.',
        'Di sebuah perusahaan kisaran tampil mulai dari lima gaji. Untuk sebuah posisi atau kota, mulai dari sepuluh gaji di tiga perusahaan. Semuanya dihitung ulang setiap Senin.',
      ],
    },
  ],
}

const checks: AboutText = {
  title: 'Cara kami memeriksa',
  description:
    'Apa yang diperiksa sebelum sebuah ulasan, balasan, lowongan, atau artikel tampil, siapa yang memutuskan, dan apa yang tidak kami periksa.',
  lead: 'Manusia memutuskan, mesin hanya menunjuk. Setiap penolakan menyebut nomor panduannya, dan setiap penghapusan meninggalkan keterangan.',
  updated: '23 November 2026',
  sections: [
    {
      id: 'ulasan',
      title: 'Ulasan',
      body: [
        'Tim kami membaca setiap ulasan sebelum tampil. Program menandai yang mungkin melanggar, misalnya nama orang atau nomor telepon; keputusannya tetap pada yang membaca. Ada tiga kemungkinan: diterima, diterima dengan bagian yang disamarkan dan terlihat disamarkan, atau ditolak dengan nomor panduannya. Kami tidak mengganti kata-kata siapa pun.',
        'Yang diterima tampil sekali sehari bersama yang lain, dalam urutan acak. Di perusahaan kecil tampilnya bisa sampai seminggu kemudian, supaya waktunya tidak menunjuk siapa-siapa.',
        'Kalau dalam seminggu datang sepuluh ulasan atau lebih tentang satu perusahaan, dan itu sedikitnya lima kali yang biasa, ulasan minggu itu ditandai bagi yang membaca dan perlu satu konfirmasi tambahan.',
      ],
    },
    {
      id: 'laporan',
      title: 'Laporan',
      body: [
        'Siapa pun bisa melaporkan ulasan dengan menyebut panduan yang dilanggar. Tim kami membacanya sekali lagi menurut panduan itu. Tidak setuju belum cukup; nilai rendah juga bukan alasan. Siapa yang melapor tidak disimpan.',
      ],
    },
    {
      id: 'perusahaan',
      title: 'Perusahaan dan balasannya',
      body: [
        'Yang mengklaim sebuah halaman diperiksa tim kami dalam tiga hari kerja. Balasan tampil langsung, kecuali program menemukan tanda bahwa perusahaan mencari siapa penulisnya: balasan seperti itu kami baca dulu.',
        'Perusahaan bisa menyembunyikan sebuah ulasan dengan menyebut panduan yang dilanggar. Ulasan itu kembali sendiri sesudah 14 hari, sekali untuk selamanya, kecuali tim kami sependapat. Nilainya selama itu tetap dihitung.',
      ],
    },
    {
      id: 'lowongan',
      title: 'Lowongan',
      body: [
        'Lowongan yang meminta uang, ijazah asli, atau foto, atau mensyaratkan umur, agama, penampilan, status kawin, atau jenis kelamin, atau membawa pelamar ke kontak lain, tertahan sampai tim kami memutuskan. Lowongan tanpa gaji, atau dengan gaji di bawah upah minimum tempatnya, tampil dengan peringatan.',
      ],
    },
    {
      id: 'angka',
      title: 'Artikel dan angka hukum',
      body: [
        'Setiap artikel menyebut sumbernya, tanggal sumber itu kami lihat, dan tanggal artikelnya terakhir diperiksa. Yang naskahnya kami baca sendiri kami bedakan dari yang hanya dilaporkan orang lain. Sesudah dua belas bulan tanpa pemeriksaan, tertulis bahwa artikel itu belum diperiksa ulang, dan artikelnya hilang dari halaman saran karier.',
      ],
    },
    {
      id: 'tidak',
      title: 'Yang tidak kami periksa',
      body: [
        'Apakah sebuah kejadian benar-benar terjadi, dan apakah penulisnya benar-benar bekerja di sana. Untuk itu kami harus tahu siapa dia, dan justru itu yang tidak ingin kami pegang. Batasnya: satu akun, satu ulasan tentang satu perusahaan dalam satu tahun kalender.',
      ],
    },
  ],
}

/** Words of the pages about ourselves. */
export const about = {
  updated: (day: string) => `Diperbarui ${day}`,
  contents: 'Isi halaman',
  more: 'Baca juga',
  us,
  scores,
  checks,
  guidelines: 'Enam panduan komunitas',
  privacy: 'Kebijakan privasi',
  faq: 'Tanya jawab',
}
