/** Words of the pages for developers and of licences. */
export const developers = {
  title: 'Untuk pengembang',
  description:
    'API terbuka situs ini: setiap panggilan yang tidak perlu akun, yang diterima dan dijawabnya, dengan contoh. Tanpa kunci dan tanpa daftar.',
  lead: 'Di sini ada semua panggilan yang tidak perlu akun: tanpa kunci, tanpa daftar. Panggilan yang perlu masuk, juga ulasan dan gaji, ada di openapi.json.',
  rules: {
    title: 'Cara memanggil',
    base: (address: string) => `Semua alamat di bawah ini dimulai dengan ${address}.`,
    list: [
      'Jawabannya JSON dalam bahasa yang diminta kepala “Locale”: id (bawaan) atau en.',
      'Kalau jawaban membawa ETag, simpan lalu kirim kembali sebagai If-None-Match. Selama tidak berubah, kamu mendapat 304 tanpa isi.',
      'Daftar yang panjang membawa page. Kirim nilai page.next sebagai cursor untuk lanjutannya; di halaman terakhir isinya null.',
      'Panggilan yang perlu masuk membawa token yang dijawab POST /auth/2fa, di kepala “Authorization: Bearer …”.',
      'Yang salah dijawab dengan message, code, dan errors per kolom. Status 429 berarti terlalu sering: tunggu selama yang ditulis Retry-After.',
      'Huruf besar di alamat contoh, misalnya ID, dan nilai di isinya kamu ganti sendiri.',
    ],
  },
  example: {
    title: 'Contoh',
    search: 'Mencari perusahaan dalam bahasa Indonesia',
    page: 'Ulasan terbaru dalam bahasa Inggris',
  },
  calls: {
    title: 'Panggilan',
    takes: 'Menerima',
    answers: 'Menjawab',
    required: 'wajib',
    english: 'Keterangan tiap panggilan ditulis dalam bahasa Inggris.',
    nothing: 'Tidak menerima apa-apa.',
  },
  whole: 'Seluruhnya, untuk mesin: openapi.json',
  licences: 'Dibuat dengan apa',
  data: 'Ulasan adalah tulisan orang. Kutip dengan tautan ke halamannya, dan hapus kalau ulasannya sudah tidak tampil di sini.',
  notices: {
    title: 'Lisensi',
    description: 'Paket dan data yang dipakai situs ini, masing-masing dengan lisensinya.',
    lead: 'Situs ini berdiri di atas pekerjaan banyak orang. Ini semua yang dipakai, dengan versi dan lisensinya.',
    data: 'Data',
    packages: 'Paket',
    what: 'Apa',
    whose: 'Milik',
    version: 'Versi',
    licence: 'Lisensi',
  },
}
