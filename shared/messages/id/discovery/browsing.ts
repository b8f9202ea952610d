type Rated = { name: string; mean: string } | null

/** Texts of the pages of an industry and of a place. */
export const browsing = {
  head: {
    industry: (name: string) => `Bekerja di bidang ${name}: skor, gaji, dan lowongan`,
    industryDescription: (name: string) =>
      `Perusahaan di bidang ${name} menurut orang yang bekerja di sana: skor, yang dipuji, dan yang dikeluhkan.`,
    place: (name: string) => `Bekerja di ${name}: perusahaan, posisi, dan lowongan`,
    placeDescription: (name: string) =>
      `Perusahaan di ${name} dengan ulasan tanpa nama, posisi dan gajinya, serta lowongan yang sedang dibuka.`,
  },
  industry: (companies: string, reviews: string, best: Rated, worst: Rated) =>
    [
      `${companies} perusahaan, ${reviews} ulasan.`,
      best && `Nilai tertingginya ${best.name} (${best.mean})`,
      worst && `; terendahnya ${worst.name} (${worst.mean})`,
    ]
      .filter(Boolean)
      .join(' ')
      .replace(' ;', ';') + (best ? '.' : ''),
  industryFew: 'Rata-rata bidang ini tampil kalau ada lima perusahaan dan 30 ulasan.',
  inPlace: (name: string) => `Bekerja di ${name}`,
  place: (name: string, companies: string, reviews: string, jobs: string) =>
    `Di ${name} ada ${companies} perusahaan dengan ${reviews} ulasan karyawan, dan ${jobs} lowongan yang sedang dibuka.`,
  map: (name: string) => `Peta letak ${name}`,
  companies: 'Perusahaan',
  none: 'Belum ada perusahaan di sini.',
  noScore: 'belum ada skor',
  allCompanies: 'Semua perusahaannya',
  ranked: 'Urutkan menurut satu hal',
  inCities: 'Menurut kota',
  industries: 'Bidang lain',
  industriesHere: 'Bidang di sini',
  jobs: 'Lowongan terbaru',
  allJobs: 'Semua lowongan di sini',
  roles: 'Posisi',
  allRoles: 'Semua posisi di sini',
  count: (count: string) => `${count} perusahaan`,
}
