/** Texts of the pages for developers and of licences. */
export const developers = {
  base: (address: string) => `Semua alamat di bawah ini dimulai dengan ${address}.`,
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
