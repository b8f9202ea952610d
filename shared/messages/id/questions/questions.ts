import type { AskerType, QuestionSort } from '#shared/contract/keys.ts'

const sorts: Record<QuestionSort, string> = {
  newest: 'Terbaru',
  oldest: 'Terlama',
  helpful: 'Paling membantu',
}

/** The roles in which people ask or answer. */
const authors: Record<AskerType, string> = {
  employee: 'Karyawan',
  former_employee: 'Mantan karyawan',
  working_student: 'Kuliah sambil kerja',
  intern: 'Magang',
  freelancer: 'Pekerja lepas',
  friend_or_family: 'Teman atau keluarga karyawan',
  employer: 'Pemberi kerja',
  undisclosed: 'Tidak disebutkan',
  interested: 'Calon pelamar',
  owner: 'Pemilik',
}

/** Texts of the room `questions`: questions to companies. */
export const questions = {
  sorts,
  authors,
  unverified: (author: string) => `${author} (belum dipastikan)`,
  title: 'Pertanyaan',
  head: {
    company: (company: string) => `Pertanyaan tentang ${company}`,
    description: (company: string) =>
      `Yang ditanyakan orang tentang bekerja di ${company}, dan jawaban dari yang mengenalnya.`,
  },
  search: { label: 'Cari di pertanyaan', example: 'lembur', submit: 'Cari' },
  sort: 'Urutkan',
  count: (count: string) => `${count} pertanyaan`,
  answered: (count: string) => `, ${count} terjawab`,
  holds: (q: string) => ` memuat “${q}”`,
  pages: 'Halaman pertanyaan',
  answers: (count: string) => `${count} jawaban`,
  helpful: (count: string) => `${count} orang terbantu`,
  unanswered: 'Belum ada jawaban.',
  note: 'Pertanyaan dan jawaban tampil tanpa alamat siapa pun, dan dari waktunya hanya bulannya.',
  none: (company: string) => `Belum ada pertanyaan tentang ${company}.`,
  noneHint: 'Banyak yang ingin diketahui sudah tertulis di ulasan.',
  nothing: (q: string) => `Tidak ada pertanyaan atau jawaban yang memuat “${q}”.`,
  reviews: 'Baca ulasan',
  all: 'Semua pertanyaan',
  ask: 'Ajukan pertanyaan',
  askBar: 'Tanya orang yang bekerja di sini',
  own: 'Pertanyaan dan jawabanku',
  of: (company: string) => `Semua pertanyaan tentang ${company}`,
  report: 'Laporkan pertanyaan ini',
  company: 'Jawaban perusahaan',
  more: (count: string) => `Lihat ${count} jawaban lain`,
  stub: {
    question: {
      team: 'Pertanyaan ini dihapus tim.',
      request: 'Pertanyaan ini tidak ditampilkan: ada permintaan yang sedang diperiksa.',
      law: 'Pertanyaan ini diturunkan atas permintaan hukum.',
      owner: 'Pertanyaan ini dihapus perusahaan dari halamannya.',
    },
    answer: {
      team: 'Jawaban ini dihapus tim.',
      request: 'Jawaban ini tidak ditampilkan: ada permintaan yang sedang diperiksa.',
      law: 'Jawaban ini diturunkan atas permintaan hukum.',
      owner: 'Jawaban ini dihapus perusahaan dari halamannya.',
    },
    guideline: (number: number) => `Alasannya: panduan komunitas nomor ${number}`,
  },
}
