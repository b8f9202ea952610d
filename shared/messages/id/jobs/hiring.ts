import type { ApplicationState } from '#shared/contract/keys.ts'

const states: Record<ApplicationState, string> = {
  sent: 'Baru',
  seen: 'Sudah dibuka',
  invited: 'Diundang',
  declined: 'Ditolak',
  withdrawn: 'Ditarik pelamar',
}

/** Texts of a company's list of applications. */
export const hiring = {
  states,
  title: 'Lamaran',
  lead: 'Pelamar diberi tahu begitu lamarannya kamu buka. Seberapa cepat kamu menjawab tampil di halaman perusahaanmu.',
  filter: 'Saring lamaran',
  shown: { waiting: 'Menunggu', answered: 'Dijawab', withdrawn: 'Ditarik', all: 'Semua' },
  vacancies: 'Lowongan',
  everyVacancy: 'Semua lowongan',
  takenDown:
    'Tim kami menurunkan lowongan perusahaanmu. Lamaran untuk lowongan itu tidak bisa kamu buka selama itu berlaku. Alasannya ada di daftar lowonganmu.',
  none: 'Belum ada yang melamar.',
  noneHint: 'Begitu ada, kami kabari lewat email setiap pagi.',
  noVacancies: 'Memasang lowongan tidak termasuk dalam langgananmu sekarang.',
  noneSuch: 'Tidak ada yang begini.',
  showAll: 'Lihat semua',
  withdrawn: 'Pelamar menarik lamarannya',
  sentOn: (day: string) => `terkirim ${day}`,
  late: 'lebih dari tiga minggu tanpa jawaban',
  waiting: (count: string) => `${count} lamaran menunggu jawabanmu`,
  newOnes: (count: string) => `${count} belum dibuka`,
  seeAll: 'Lihat semua lamaran',
  one: {
    title: 'Satu lamaran',
    back: 'Semua lamaran',
    missing:
      'Lamaran ini tidak bisa dibuka: pelamarnya sudah menghapusnya, atau tim kami menurunkan lowongannya.',
    for: (job: string) => `Untuk: ${job}`,
    file: 'Unduh CV',
    fileFailed: 'CV belum bisa diunduh. Coba lagi.',
    retention: 'Pakai hanya untuk lowongan ini. Enam bulan sesudah lowongan berakhir, semuanya terhapus.',
    withdrawn: 'Pelamar menarik lamarannya. Isinya dan CV-nya sudah terhapus.',
    next: (name: string, waiting: string) => `Berikutnya: ${name} (${waiting} menunggu)`,
    answered: (state: string, day: string) => `${state} pada ${day}`,
  },
  answer: {
    title: 'Jawaban',
    decision: 'Apa jawabanmu?',
    decisions: { invited: 'Undang', declined: 'Tolak' },
    message: 'Pesan untuk pelamar',
    hint: 'Ubah seperlunya. Bahasa pelamar ini: Indonesia.',
    hintOther: 'Ubah seperlunya. Bahasa pelamar ini: Inggris.',
    templates: {
      id: {
        invited: (name: string, job: string) =>
          `Halo ${name},\n\nTerima kasih sudah melamar sebagai ${job}. Kami ingin mengenalmu lebih jauh. Silakan datang pada [hari, tanggal, jam] di [alamat], atau usulkan waktu lain yang cocok untukmu. Kamu bisa menghubungi kami di [nomor WhatsApp atau email].\n\nTidak ada biaya apa pun.\n\nSalam`,
        declined: (name: string, job: string) =>
          `Halo ${name},\n\nTerima kasih sudah melamar sebagai ${job} dan meluangkan waktu. Kali ini kami memilih pelamar lain. Kami menghargai minatmu, dan semoga kamu segera menemukan yang cocok.\n\nSalam`,
      },
      en: {
        invited: (name: string, job: string) =>
          `Hello ${name},\n\nThank you for applying as ${job}. We would like to get to know you. Please come on [day, date, time] to [address], or suggest another time that suits you. You can reach us at [WhatsApp number or email].\n\nThere is no fee of any kind.\n\nKind regards`,
        declined: (name: string, job: string) =>
          `Hello ${name},\n\nThank you for applying as ${job} and for your time. This time we have chosen another applicant. We appreciate your interest and wish you success in your search.\n\nKind regards`,
      },
    },
    counter: (used: string, most: string) => `${used} dari ${most}`,
    fill: 'Ganti dulu bagian dalam kurung siku.',
    missing: 'Pilih jawabannya, lalu tulis pesannya.',
    /** The answer starts with the text that was sent last. */
    asBefore: 'Seperti jawabanmu yang terakhir untuk lowongan ini.',
    send: 'Kirim jawaban',
    sendNext: (waiting: string) => `Kirim, buka berikutnya (${waiting})`,
    sendOnly: 'Kirim saja',
    sent: 'Jawaban terkirim.',
    failed: 'Belum terkirim. Coba lagi sebentar lagi.',
  },
}
