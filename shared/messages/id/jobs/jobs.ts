import type { VacancySort, VacancyVerdict, Workplace } from '#shared/contract/keys.ts'

const sorts: Record<VacancySort, string> = {
  newest: 'Terbaru',
  pay: 'Gaji tertinggi',
  score: 'Skor perusahaan',
}

const workplaces: Record<Workplace, string> = {
  onsite: 'Di tempat kerja',
  hybrid: 'Sebagian dari rumah',
  remote: 'Dari mana saja',
}

/** The comparison of an offer with the market, in a list. */
const verdicts: Record<VacancyVerdict | 'below_minimum', string> = {
  above: 'di atas pasaran',
  about: 'setara pasaran',
  below: 'di bawah pasaran',
  below_minimum: 'di bawah upah minimum',
}

const FULL_TIME = 'kalau penuh waktu (173 jam sebulan)'

const named = (noun: string, q: string, place: string | null) =>
  `${noun}${q ? ` “${q}”` : ''}${place ? ` di ${place}` : ''}`

/** Texts of the room `jobs`: vacancies as readers see them. */
export const jobs = {
  sorts,
  workplaces,
  verdicts,
  title: 'Lowongan',
  /** "Lowongan “gudang” di Kota Bekasi". */
  titled: (q: string, place: string | null) => named('Lowongan', q, place),
  head: {
    title: 'Lowongan kerja, di sebelah gaji yang benar-benar dibayar',
    titleAt: (what: string) => `${what}: gaji ditawarkan dan dibayar`,
    description:
      'Lowongan kerja di Indonesia. Setiap tawaran gaji kami taruh di sebelah gaji yang benar-benar dibayar untuk posisi itu, dengan skor perusahaan dari orang yang bekerja di sana.',
    job: (title: string, company: string, place: string) => `${title} di ${company}, ${place}`,
    jobDescription: (title: string, company: string, pay: string, place: string, last: string) =>
      `${title} di ${company}, ${place}. ${pay}. Dibuka sampai ${last}. Bandingkan tawarannya dengan gaji yang benar-benar dibayar.`,
    ended: (title: string, company: string) =>
      `Lowongan ${title} di ${company} sudah berakhir. Lihat lowongan serupa yang masih dibuka.`,
    company: (company: string) => `Lowongan di ${company}`,
    companyDescription: (company: string) =>
      `Lowongan yang sedang dibuka di ${company}, di sebelah gaji dan ulasan dari orang yang bekerja di sana.`,
  },
  search: {
    label: 'Cari lowongan',
    what: 'Pekerjaan, keahlian, atau perusahaan',
    where: 'Kota, kabupaten, atau provinsi',
    submit: 'Cari',
  },
  count: (count: string) => `${count} lowongan`,
  more: (count: string) => `lebih dari ${count} lowongan`,
  corrected: (q: string) => `Tidak ada yang persis “${q}”; ini yang mirip.`,
  results: 'Hasil',
  pages: 'Halaman lowongan',
  sort: 'Urutkan',
  filters: {
    label: 'Filter lowongan',
    chosen: 'Filter terpilih',
    place: 'Tempat',
    inProvince: (province: string) => `Semua di ${province}`,
    remote: 'Dari mana saja',
    department: 'Bagian',
    jobType: 'Jenis',
    pay: 'Gaji',
    payFrom: (amount: string) => `${amount} juta sebulan ke atas`,
    payChosen: (amount: string) => `Gaji ${amount} juta ke atas`,
    fromMinimum: (minimum: string) => `Upah minimum ke atas: ${minimum}`,
    minimumChosen: 'Upah minimum ke atas',
    experience: 'Pengalaman',
    experienceOf: (years: number) => (years === 0 ? 'Tanpa pengalaman' : `Paling banyak ${years} tahun`),
    experienceChosen: (years: number) =>
      years === 0 ? 'Tanpa pengalaman' : `Pengalaman sampai ${years} tahun`,
    within: 'Dipasang',
    withinDays: (days: number) => `${days} hari terakhir`,
    withinChosen: (days: number) => `Dipasang ${days} hari terakhir`,
    score: 'Skor',
    role: (role: string) => `Posisi ${role}`,
  },
  reading: {
    title: 'Cara membaca tawaran',
    body: 'Kurung adalah gaji yang ditawarkan iklannya. Kotak di bawahnya adalah separuh gaji yang benar-benar dibayar untuk posisi atau bagian itu, sedekat mungkin dengan tempatnya.',
    order: 'Tidak ada lowongan berbayar: urutannya hanya yang kamu pilih.',
  },
  key: { offer: 'Ditawarkan', paid: 'Dibayar' },
  none: {
    title: (q: string, place: string | null, filters: string[]) =>
      `Belum ada ${named('lowongan', q, place)}${filters.length > 0 ? ` yang cocok: ${filters.join(', ')}` : ''}.`,
    nothing: 'Belum ada lowongan yang dibuka.',
    hint: 'Coba kata yang lebih umum, atau longgarkan filternya.',
    loosen: 'Longgarkan carianmu',
    withoutPlace: 'Di seluruh Indonesia',
    withoutWords: 'Semua pekerjaan di sini',
    withoutFilters: 'Tanpa filter',
    all: 'Semua lowongan',
  },
  offer: {
    none: 'Gaji tidak ditulis',
    /** "Rp 6,2–6,9 juta sebulan". */
    month: (from: string, to: string | null) => `Rp ${to ? `${from}–${to}` : from} juta sebulan`,
    hour: (from: string, to: string | null) => `${to ? `${from}–${to}` : from} per jam`,
    year: (from: string, to: string | null) => `Rp ${to ? `${from}–${to}` : from} juta setahun`,
    fullTime: (month: string) => `${month}, ${FULL_TIME}`,
    paidInstead: (amount: string) => `yang dibayar di sini: ${amount} juta`,
  },
  posted: (day: string) => `dipasang ${day}`,
  years: (years: number) => (years === 0 ? 'tanpa pengalaman' : `pengalaman ${years} tahun`),
  remotePlace: 'Dari mana saja',
  morePlaces: (first: string, more: number) => `${first} dan ${more} tempat lain`,
  score: { none: 'belum ada skor' },
  apply: 'Lamar',
  answers: {
    title: 'Balasan untuk pelamar',
    line: (answered: string, all: string, days: number) =>
      `${answered} dari ${all} lamaran dibalas, biasanya ${days === 0 ? 'di hari yang sama' : `dalam ${days} hari`}.`,
    /** In a row of a list: "9 dari 10 dibalas, ± 4 hari". */
    row: (answered: string, all: string, days: number | null) =>
      `${answered} dari ${all} dibalas${days === null ? '' : days === 0 ? ', di hari yang sama' : `, ± ${days} hari`}`,
    never: (all: string) => `Tidak satu pun dari ${all} lamaran dibalas.`,
    week: (count: string) => `${count} dalam seminggu`,
    month: (count: string) => `${count} dalam sebulan`,
    later: (count: string) => `${count} lebih lama`,
    none: (count: string) => `${count} tidak dibalas`,
    note: 'Dua belas bulan terakhir. Tiga minggu tanpa jawaban kami hitung tidak dibalas.',
    few: 'Belum cukup lamaran untuk menghitung seberapa sering mereka membalas.',
  },
  job: {
    verdict: {
      above: 'Tawarannya di atas pasaran',
      about: 'Tawarannya setara pasaran',
      below: 'Tawarannya di bawah pasaran',
      unknown: 'Gaji yang ditawarkan',
      unsaid: 'Gajinya tidak ditulis',
    },
    offered: 'Ditawarkan di sini',
    offeredThen: 'Ditawarkan waktu itu',
    paid: (scope: string) => `Dibayar: ${scope}`,
    half: (range: string, people: string) => `separuhnya ${range}, dari ${people}`,
    middle: (offer: string, median: string, isOne: boolean) =>
      `${isOne ? 'Tawarannya' : 'Tengah tawarannya'} ${offer}; nilai tengah yang dibayar ${median}.`,
    converted: (month: string) => `Itu ${month}.`,
    unsaid: (median: string) =>
      `Iklannya tidak menulis gaji. Nilai tengah yang dibayar untuk pekerjaan ini ${median} sebulan; tanyakan sebelum melamar.`,
    unknown: 'Belum cukup gaji untuk dibandingkan, juga di wilayah yang lebih luas.',
    /** The part of an offer that is below or above the minimum wage. */
    wage: { one: 'Tawarannya', lowest: 'Tawaran terendahnya', all: 'Semua tawarannya' },
    wageLine: (offer: string, isBelow: boolean, minimum: string, isHourly: boolean) =>
      `${offer} ${isBelow ? 'di bawah' : 'memenuhi'} upah minimum${isHourly ? `, ${FULL_TIME}` : ''}: ${minimum}.`,
    spoken: (from: string, to: string, q1: string, median: string, q3: string) =>
      `Ditawarkan ${from === to ? from : `${from} sampai ${to}`} juta. Dibayar: seperempat terendah sampai ${q1}, tengah ${median}, seperempat tertinggi dari ${q3} juta.`,
    here: (department: string) => `Gaji di bagian ${department} perusahaan ini`,
    work: 'Pekerjaannya',
    expectations: 'Yang diharapkan',
    requirements: 'Syarat',
    byCompany:
      'Ditulis perusahaan. Iklan yang meminta uang, ijazah, foto, umur, atau status nikah kami tahan.',
    company: (name: string) => `Tentang ${name}`,
    ratings: 'Semua nilainya dari karyawan dan mantan karyawan.',
    reviews: 'Baca ulasannya',
    pay: 'Lihat gaji di sana',
    departmentReviews: {
      title: (department: string) => `Kata orang di bagian ${department}`,
      withCompany: (mean: string, whole: string) => `${mean} (perusahaan ${whole})`,
      none: 'Belum ada ulasan dari bagian ini. Pernah bekerja di sana? Ulasanmu tampil tanpa nama.',
      all: (department: string) => `Semua ulasan dari ${department}`,
    },
    facts: {
      title: 'Yang perlu kamu tahu',
      ends: 'Dibuka sampai',
      ended: 'Berakhir',
      opened: 'Dipasang',
      again: 'Dipasang ulang',
      first: 'Belum pernah, ini yang pertama',
      times: (times: number) => (times === 1 ? 'sekali' : `${times} kali`),
      department: 'Bagian',
      job_type: 'Jenis',
      experience: 'Pengalaman',
      notSaid: 'tidak disebut',
      pay: 'Gaji',
      cities: 'Tempat',
      workplace: 'Cara kerja',
      minimum: 'Upah minimum',
      minimumOf: (amount: string, place: string, year: string) => `${amount} (${place} ${year})`,
    },
    money: {
      title: 'Melamar kerja tidak pernah dipungut biaya.',
      body: 'Siapa pun yang meminta uang seragam, pelatihan, atau “administrasi”, itu penipuan. Jangan transfer.',
    },
    ended: (day: string) => `Lowongan ini berakhir ${day}.`,
    closed: 'Lowongan ini sudah ditutup perusahaan.',
    endedMore: 'Teks iklannya sudah tidak tampil; yang ditawarkan dan dibayar tetap di sini.',
    instead: 'Yang sedang dibuka',
    related: 'Lowongan lain yang dekat',
    all: 'Semua lowongan',
    /** For an advertisement in the other language. */
    otherLanguage: 'Iklan ini berbahasa Inggris.',
  },
  company: {
    title: 'Lowongan di sini',
    none: (name: string) => `${name} sedang tidak membuka lowongan.`,
    noneHint: 'Sambil menunggu, lihat seperti apa bekerja di sana, atau apa yang dibuka di tempat lain.',
    reviews: 'Baca ulasannya',
    others: 'Semua lowongan',
    note: 'Perusahaan memasang lowongannya sendiri. Urutannya dari yang terbaru, dan tidak bisa dibeli.',
  },
}
