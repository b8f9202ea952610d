import type { ClaimFlag } from '#shared/contract/owners/desk-claim.ts'
import type { Keys } from './team.ts'

/** This desk's version of the texts that every desk has. */
export const claimDesk = {
  tab: 'Klaim',
  title: 'Klaim perusahaan',
  acts: {
    claim_asked: 'Klaim: pengklaim ditanya',
    claim_declined: 'Klaim ditolak',
    claim_lapsed: 'Klaim berakhir: pengklaim tidak menjawab',
    claim_approved_first: 'Klaim disetujui editor pertama',
    claim_approved: 'Klaim diterima',
  },
  failed: 'Klaim perusahaan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada klaim yang menunggu.',
  empty: 'Semuanya sudah diputuskan, sedang dibuka rekanmu, atau menunggu jawaban pengklaim.',
  keys: [
    [['J', '↓'], 'klaim berikutnya'],
    [['K', '↑'], 'klaim sebelumnya'],
    [['A'], 'terima'],
    [['B'], 'bertanya balik dengan yang ditulis'],
    [['T'], 'tolak dengan alasan yang ditulis'],
    [['N'], 'tulis pertanyaan atau alasan'],
    [['Esc'], 'keluar dari tulisan'],
    [['L'], 'lewati'],
    [['U'], 'urungkan keputusan terakhir'],
    [['?'], 'daftar ini'],
  ] as Keys,
}

/** Further texts of this desk; part of `team`. */
export const claim = {
  order: 'tenggat terdekat dulu',
  kicker: 'Klaim perusahaan',
  title: (name: string, company: string) => `${name} ingin mewakili ${company}`,
  left: (days: number) =>
    days < 0 ? `lewat ${-days} hari kerja` : days === 0 ? 'jatuh tempo hari ini' : `sisa ${days} hari kerja`,
  due: (day: string) => `Dijawab paling lambat ${day}.`,
  editors: {
    1: 'Satu editor cukup: kotak suratnya di situs perusahaan, dan terbukti miliknya.',
    2: 'Perlu dua editor.',
  },
  flags: {
    mailbox: 'kotak surat terbukti',
    unconfirmed: 'email belum dibuka',
    answered: 'sudah dijawab',
    second: 'perlu editor kedua',
    owned: 'sudah ada pengelola',
    rival: 'lebih dari satu klaim',
    elsewhere: 'sudah mewakili',
  } satisfies Record<ClaimFlag, string>,
  why: {
    mailbox: 'Alamatnya di situs perusahaan yang tercatat.',
    unconfirmed: 'Belum terbukti alamat ini miliknya. Bisa ditanya atau ditolak, belum bisa diterima.',
    answered: 'Pengklaim menjawab pertanyaanmu.',
    second: 'Seorang editor sudah menyetujui; editor lain memutuskan.',
    owned: 'Perusahaan ini sudah diwakili; yang diterima menjadi rekan, dan pengelola lama diberi tahu.',
    rival: 'Ada klaim lain untuk perusahaan yang sama. Bandingkan sebelum memutuskan.',
    elsewhere:
      'Alamat ini sudah mewakili sebuah perusahaan, yang ini atau yang lain. Selama masih begitu, klaim belum bisa diterima.',
  } satisfies Record<ClaimFlag, string>,
  conversation: 'Yang dikatakan',
  known: 'Yang kita ketahui',
  owners: 'Pengelola sekarang',
  files: 'Berkas',
  download: 'Unduh',
  rivals: 'Klaim lain',
  freeMail: (email: string) => `${email} (email gratis)`,
  unanswered: 'Belum dijawab.',
  facts: {
    role: 'Jabatan',
    email: 'Email',
    phone: 'Telepon',
    employees: 'Karyawan',
    info: 'Keterangan',
    company: 'Perusahaan',
    legal: 'Nama hukum',
    website: 'Situs',
    city: 'Kota',
  },
  decision: 'Keputusan',
  note: 'Pertanyaan atau alasan',
  noteHint: 'Dikirim kepada pengklaim seperti tertulis.',
  writeFirst: 'Tulis dulu pertanyaan atau alasannya.',
  approve: 'Terima',
  approveSecond: 'Terima sebagai editor kedua',
  ask: 'Tanya balik',
  decline: 'Tolak',
  approved: 'Klaim diterima; akun dan masa coba dibuat.',
  first: 'Persetujuan pertama dicatat; satu editor lagi memutuskan.',
  questionSent: 'Pertanyaan akan dikirim.',
  declined: 'Klaim ditolak, alasannya akan dikirim.',
}
