import type { JobType } from '#shared/contract/keys.ts'

const jobTypes: Record<JobType, string> = {
  employee: 'Karyawan',
  executive: 'Pimpinan',
  temporary: 'Pekerja kontrak atau sementara',
  freelancer: 'Pekerja lepas',
  working_student: 'Mahasiswa',
  intern: 'Magang',
  apprentice: 'Pelatihan kerja',
}

const NUMBERS = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh'.split(' ')
const number = (count: number): string => NUMBERS[count] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const groups = (count: number): string => `${number(count)} kelompok`
const all = (count: number): string => (count === 2 ? 'Kedua kelompok' : 'Semua kelompok')

/** Texts of a company's pay. */
export const payroll = {
  title: 'Gaji',
  /** For the second line of a cell. */
  jobTypes,
  anyType: 'Semua jenis',
  /** "Karyawan, 25–49 gaji". */
  note: (type: string, people: string) => `${type}, ${people}`,
  /** The place and year of a minimum wage. */
  wage: {
    regency: (place: string, year: string) => `UMK ${place} ${year}`,
    province: (place: string, year: string) => `UMP ${place} ${year}`,
    atLeast: (wage: string) => `${wage} (paling sedikit)`,
    /** At its line in the chart, in millions. */
    short: { regency: (amount: string) => `UMK ${amount}`, province: (amount: string) => `UMP ${amount}` },
    /** As a separate label. */
    amount: (wage: string, amount: string) => `${wage}, ${amount}`,
  },
  finding: {
    some: (count: number, of: number, side: string) =>
      `${capital(number(count))} dari ${groups(of)} dibayar ${side}`,
    all: (count: number, side: string) => `${all(count)} dibayar ${side}`,
    /** One cell, with its median. */
    one: (name: string, amount: string, side: string | null) =>
      `${name} dibayar ${amount}${side === null ? ' sebulan' : `, ${side}`}`,
    /** Without a comparison. */
    spread: (count: number, low: string, high: string) =>
      `${capital(groups(count))}, dengan nilai tengah dari ${low} sampai ${high} juta`,
    same: (count: number, amount: string) =>
      `${capital(groups(count))}, dengan nilai tengah yang sama: ${amount} juta`,
    sides: {
      above: (than: string) => `di atas ${than}`,
      below: (than: string) => `di bawah ${than}`,
      level: (than: string) => `setara dengan ${than}`,
    },
    above: 'Di atas:',
    below: 'Di bawah:',
    level: 'Setara:',
    others: (count: number) => `${count} lainnya`,
    /** The whole company. */
    whole: 'Semua bagian bersama',
    /** "Logistik (pekerja sementara)". */
    kind: (name: string, type: string) => `${name} (${type.toLowerCase()})`,
  },
  /** The basis of comparison for the medians of departments. */
  than: {
    industry: 'industri',
    province: (name: string) => `pasaran di ${name}`,
    country: 'pasaran di Indonesia',
    mixed: 'pasaran',
  },
  /** The same in the chart's legend. */
  tick: {
    industry: 'Tengah industri',
    province: (name: string) => `Tengah ${name}`,
    country: 'Tengah Indonesia',
    mixed: 'Pasaran',
  },
  /** After a difference: "−800.000 dari industri". */
  from: {
    industry: 'dari industri',
    province: (name: string) => `dari ${name}`,
    country: 'dari Indonesia',
    none: 'Belum ada pembanding.',
  },
  /** The chart of a cell, for screen readers. */
  spoken: (low: string, high: string) => `Separuh gaji antara ${low} dan ${high} juta.`,
  spokenLow: 'Nilai tengah di bawah upah minimum.',
  under: {
    none: (wage: string) => `Tidak ada bagian yang gaji tengahnya di bawah ${wage}.`,
    one: (type: string | null, department: string, by: string, wage: string) =>
      `Satu kelompok, ${type === null ? `bagian ${department}` : `${type.toLowerCase()} di ${department}`}, nilai tengahnya ${by} di bawah ${wage}.`,
    more: (count: number, wage: string) => `Di ${groups(count)}, gaji tengahnya di bawah ${wage}.`,
    /** The groups, widest gap first. */
    only: (wage: string) => `Nilai tengahnya di bawah ${wage}.`,
    law: 'Upah minimum dibandingkan dengan gaji pokok dan tunjangan tetap, dan tidak mengikat usaha mikro dan kecil. Yang dipakai adalah upah minimum di alamat perusahaan; di cabangnya bisa lain.',
  },
  few: {
    title: 'Belum cukup gaji untuk ditampilkan',
    cell: (group: string) => `Belum cukup gaji: ${group}`,
    why: 'Satu kelompok baru tampil kalau ada lima gaji dari lima orang di tahun yang sama.',
    needs:
      'Masih perlu sedikitnya satu gaji lagi; gaji baru masuk hitungan sedikitnya lima sekaligus, dari minggu yang berbeda.',
    instead: 'Sementara itu',
    none: 'Untuk industri dan provinsinya pun gajinya belum cukup.',
    /** For a wider figure of the same company in place of the requested one. */
    here: (department: string) => `bagian ${department} di perusahaan ini, semua jenis pekerjaan`,
    all: 'Lihat semua gaji di sini',
  },
  job: {
    /** A search for a role returns the figure of its department. */
    answered: (role: string, department: string) =>
      `Untuk ${role}: gaji bagian ${department}, karena gaji satu posisi di satu perusahaan bisa menunjuk orangnya.`,
    label: 'Gaji posisi apa yang kamu cari?',
    example: 'Kasir, perawat, sopir',
    submit: 'Cari',
  },
  filters: {
    label: 'Saring gaji',
    department: 'Bagian',
    job_type: 'Jenis pekerjaan',
    any: 'Semua',
    which: (typed: string) => `“${typed}” bisa beberapa posisi. Yang mana?`,
    unknown: (typed: string) => `“${typed}” tidak kami kenal, jadi ini semua gajinya.`,
    chosen: 'Saringan terpilih',
    remove: 'Hapus saringan',
  },
  sort: 'Urutkan',
  sorts: { most: 'Terbanyak', highest: 'Tertinggi', lowest: 'Terendah' },
  count: (count: number) => `${count} kelompok`,
  table: 'Gaji per kelompok, dalam juta rupiah sebulan',
  group: 'Kelompok',
  benchmark: 'Pembanding',
  give: {
    title: 'Kerja di sini? Tambahkan gajimu',
    body: 'Tanpa nama, dan baru dihitung hari Senin, bersama gaji lain; tidak ada yang tampil sendirian.',
    only: 'Beri gajimu saja, semenit',
    review: 'Atau tulis ulasan dengan gajinya',
  },
  comments: {
    title: 'Kata mereka tentang gajinya',
    note: 'Komentar tampil tanpa bagian, posisi, kota, atau tanggal, dan urutannya diacak.',
    quote: (text: string) => `“${text}”`,
    more: (count: string) => `${count} komentar lain tidak dimuat di halaman ini.`,
    hidden: 'Komentar yang disembunyikan',
    says: (company: string) => `${company} menyatakan komentar ini melanggar `,
    until: (day: string) =>
      `Tim kami memeriksa pernyataan itu; kalau tidak terbukti, komentar kembali paling lambat ${day}.`,
    team: (count: number) => `${count} komentar dihapus tim kami`,
    request: (count: number) => `${count} komentar tidak ditampilkan, sedang diperiksa`,
    law: (count: number) => `${count} komentar diturunkan atas permintaan hukum`,
    label: 'Komentar yang tidak ditampilkan',
    counted: 'Angka gajinya tetap dihitung.',
  },
  extras: {
    title: 'THR dan bonus',
    thr: 'THR',
    bonus: 'Bonus setahun',
    months: (months: string) => `${months} bulan gaji`,
    median: (from: string) => `Nilai tengah: ${from}.`,
    given: (what: string, people: string) => `${what} dari ${people}`,
    of: (score: string) => `${score} dari 5`,
    rated: 'Ketepatan waktu menurut nilai pengulas.',
    law: 'Menurut aturan, THR sesudah setahun bekerja paling sedikit sebulan gaji.',
  },
  reckoning: {
    title: 'Cara kami menghitung',
    group: (from: string, to: string) =>
      `Satu kelompok adalah bagian dan jenis pekerjaan, dari gaji ${from}–${to}, yang tampil kalau lima orang memberi gajinya dalam salah satu tahun itu. Gaji baru masuk hitungan sedikitnya lima sekaligus dan tidak pernah dari satu minggu saja.`,
    frozen:
      'Gaji adalah gaji pokok dan tunjangan tetap sebulan, sebelum potongan. Angkanya dibulatkan ke Rp 100.000 dan berganti seminggu sekali.',
    benchmark:
      'Pasaran adalah nilai tengah bagian yang sama di industri itu; kalau belum cukup, di provinsinya atau di seluruh Indonesia, dan itu disebut.',
    more: 'Panduan komunitas',
  },
  compare: {
    title: 'Gajimu di sebelah mana?',
    body: 'Bandingkan dengan posisi yang sama di kotamu, atau bagian yang sama di provinsimu.',
  },
  overview: {
    title: 'Gaji',
    all: 'Lihat semua gaji',
    more: (count: number) => `Lihat ${count} kelompok gaji`,
  },
  head: {
    title: (name: string) => `Gaji di ${name}`,
    titleRange: (name: string, low: string, high: string) => `Gaji di ${name}: ${low}–${high} juta sebulan`,
    titleOne: (name: string, amount: string) => `Gaji di ${name}: ${amount} juta sebulan`,
    description: (name: string, medians: string) =>
      `Nilai tengah gaji sebulan di ${name}: ${medians}. Ditulis karyawannya tanpa nama, dihitung ulang setiap Senin.`,
    median: (department: string, amount: string) => `${department} ${amount} juta`,
    none: (name: string) => `Belum cukup gaji dari ${name} untuk ditampilkan. Tambahkan gajimu, tanpa nama.`,
  },
}
