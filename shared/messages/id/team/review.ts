import type { Flag } from '#shared/contract/reviews/desk-review.ts'
import type { ReviewState } from '#shared/contract/keys.ts'
import type { FindingKind } from '#shared/rules/screening/finding.ts'
import type { Keys } from './team.ts'

const findingKinds: Record<FindingKind, string> = {
  email: 'alamat email',
  phone: 'nomor telepon',
  nik: 'seperti NIK',
  npwp: 'seperti NPWP',
  account: 'nomor rekening',
  link: 'tautan',
  handle: 'nama akun',
  contact: 'mungkin kontak',
  name: 'sapaan dan nama',
  officer: 'nama pengurus',
  vulgar: 'kata kasar',
  pointing: 'menunjuk satu orang',
}

const states: Record<ReviewState, string> = {
  pending: 'menunggu',
  approved: 'disetujui',
  published: 'tampil',
  rejected: 'ditolak',
  hidden: 'disembunyikan perusahaan',
  removed: 'dihapus tim',
  withdrawn: 'ditarik penulis',
}

/** This desk's version of the texts that every desk has. */
export const reviewDesk = {
  tab: 'Antrean',
  title: 'Antrean moderasi',
  acts: {
    approved: 'Ulasan disetujui',
    masked: 'Bagian ulasan disamarkan',
    rejected: 'Ulasan ditolak',
    removed: 'Ulasan dihapus',
  },
  changed: 'Penulis baru saja mengubah ulasannya; baca sekali lagi.',
  failed: 'Antrean tidak bisa dimuat.',
  emptyTitle: 'Tidak ada yang menunggu.',
  empty:
    'Semua sudah diputuskan atau sedang dibuka rekanmu. Ulasan tentang perusahaan baru muncul setelah perusahaannya diputuskan.',
  keys: [
    [['J', '↓'], 'ulasan berikutnya'],
    [['K', '↑'], 'ulasan sebelumnya'],
    [['M'], 'samarkan kata yang dipilih, atau tanda yang ditunjuk'],
    [['B'], 'biarkan tanda yang ditunjuk'],
    [['←', '→'], 'tunjuk tanda lain'],
    [['S'], 'pilih kata dengan panah; Shift memperluas, Esc berhenti'],
    [['V'], 'lihat seperti pembaca, atau kembali'],
    [['C'], 'pastikan minggu ramai'],
    [['A'], 'terbitkan'],
    [['1', '…', '6'], 'pilih panduan'],
    [['T'], 'tolak dengan panduan yang dipilih'],
    [['N'], 'tulis catatan'],
    [['Ctrl', 'Enter'], 'tolak, dari dalam catatan'],
    [['Esc'], 'keluar dari catatan'],
    [['L'], 'lewati'],
    [['U'], 'urungkan keputusan terakhir'],
    [['?'], 'daftar ini'],
  ] as Keys,
}

/** Further texts of this desk, spread into `team`. */
export const review = {
  kinds: { employee: 'Ulasan karyawan', former: 'Ulasan mantan karyawan', applicant: 'Ulasan pelamar' },
  received: (company: string, week: string) => `${company}, masuk minggu ${week}`,
  facts: {
    score: 'Nilai',
    satisfaction: 'Kepuasan',
    recommended: 'Merekomendasikan',
    department: 'Bagian',
    role: 'Posisi',
    roleWords: 'Posisi, ditulis sendiri',
    jobType: 'Jenis pekerjaan',
    city: 'Tempat',
    left: 'Keluar',
    applied: 'Melamar',
    result: 'Hasil',
  },
  headline: 'Judul',
  surprise: 'Yang mengejutkan',
  salaryComment: 'Catatan gaji',
  noText: 'Tidak ada teks selain judul.',
  marks: {
    title: 'Tanda otomatis',
    own: 'Yang kamu samarkan',
    numbered: 'tanda ',
    kinds: findingKinds,
    open: (count: number) => `${count} belum diputuskan.`,
    allDecided: 'Semua tanda sudah diputuskan.',
    mask: 'Samarkan',
    keep: 'Biarkan',
    takeBack: 'Batalkan',
    which: (number: number) => `tanda ${number}`,
    maskPicked: 'Samarkan pilihan',
    pick: 'Pilih kata',
    stopPicking: 'Berhenti memilih',
    picked: (text: string) => `Terpilih: “${text}”.`,
    pickingHint: 'Panah pindah, Shift dan panah memperluas, Esc berhenti.',
    preview: 'Akan tampil',
  },
  off: {
    marks: (open: number) =>
      open === 1
        ? 'Terbitkan terbuka setelah satu tanda lagi diputuskan.'
        : `Terbitkan terbuka setelah ${open} tanda diputuskan.`,
    burst: 'Terbitkan terbuka setelah kamu memastikan minggu ramai ini.',
    tooMany: 'Paling banyak 50 bagian bisa disamarkan. Tolak saja, dengan catatan.',
  },
  nothingToMask: 'Tidak ada yang disamarkan: pilih dulu kata-katanya.',
  similar: {
    title: 'Hampir sama dengan ulasan lain',
    similarity: (share: string) => `${share} mirip`,
    hint: 'Salinan ditolak dengan panduan 6.',
    somewhat: (count: string, most: string) => `${count} ulasan lain agak mirip, paling tinggi ${most}`,
    open: 'Buka di antrean',
    elsewhere: 'tidak ada di daftarmu',
    read: 'Baca',
    history: 'Riwayatnya',
    newTab: '(tab baru)',
  },
  burst: {
    burstNote: (count: string, usual: string) =>
      `Minggu ramai: ${count} ulasan tentang perusahaan ini, biasanya ${usual} seminggu.`,
    since: 'Sejak ulasan ini dibuka, minggunya jadi jauh lebih ramai dari biasanya.',
    sure: 'Sudah kuperiksa: ulasan ini tetap boleh tampil.',
  },
  decision: 'Keputusan',
  publish: 'Terbitkan',
  note: 'Catatan untuk penulis',
  noteHint: 'Penulis membacanya dengan kodenya. Jangan mengutip bagian yang menunjuk orang.',
  reject: 'Tolak',
  rejectBy: (guideline: number) => `Tolak, panduan ${guideline}`,
  publishedToast: (company: string, masks: number) =>
    `Ulasan ${company} akan diterbitkan pada giliran berikutnya${masks > 0 ? `, ${masks} bagian disamarkan` : ''}.`,
  rejectedToast: (company: string, guideline: number) => `Ulasan ${company} ditolak, panduan ${guideline}.`,
  states,
  /** In the list: why it needs a closer look. */
  flags: {
    marked: 'ada tanda otomatis',
    copy: 'hampir sama dengan yang lain',
    burst: 'minggu ramai',
    resent: 'dikirim ulang',
  } satisfies Record<Flag, string>,
  resent: (guideline: number) => `Pernah ditolak dengan panduan ${guideline}; penulis sudah mengubahnya.`,
  preview: {
    open: 'Pratinjau',
    close: 'Tutup pratinjau',
    tells: 'Begini nanti ulasan ini tampil bagi pembaca.',
  },
}
