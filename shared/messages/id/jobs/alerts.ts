import type { AlertKind } from '#shared/contract/jobs/alert-keys.ts'

/** Texts of the room `alerts`: the forms for subscribing. */
export const alerts = {
  title: 'Kabari aku',
  search: (what: string) => `${what}: paling banyak satu email sehari, hanya kalau ada yang baru.`,
  company: (company: string) =>
    `Begitu ${company} membuka lowongan, kami kabari: paling banyak satu email sehari.`,
  advice: {
    title: 'Saran karier lewat email',
    lead: 'Gaji, hak, dan cara menawar, ditulis dari angka di sini. Tidak ada iklan.',
    first: 'Nama depan',
    last: 'Nama belakang',
  },
  email: 'Email',
  submit: 'Kabari aku',
  note: 'Kami kirim satu email untuk memastikan. Menghentikannya cukup sekali tekan, tanpa masuk.',
  page: {
    title: 'Kabar lewat email',
    description: 'Lowongan baru yang cocok dengan pencarianmu, paling banyak satu email sehari.',
    nothing: 'Pilih dulu apa yang kamu tunggu.',
    ways: {
      search: [
        'Lowongan yang cocok denganmu',
        'Cari dulu, lalu tulis emailmu di bawah hasilnya.',
        'Cari lowongan',
      ],
      company: [
        'Lowongan di satu perusahaan',
        'Buka perusahaannya, lalu tulis emailmu di tab lowongannya.',
        'Cari perusahaan',
      ],
      advice: [
        'Saran karier',
        'Gaji, hak, dan cara menawar: paling banyak satu email seminggu.',
        'Minta saran karier',
      ],
    } satisfies Record<AlertKind, [string, string, string]> as Record<AlertKind, [string, string, string]>,
    sent: 'Buka emailmu.',
    sentMore: (email: string) =>
      `Kami mengirim email ke ${email}. Setujui di sana; sebelum itu tidak ada yang kami kirim. Belum datang? Lihat folder spam.`,
    back: 'Kembali',
    failed: 'Belum berhasil. Tunggu sebentar, lalu coba lagi.',
    limited: 'Terlalu sering diminta. Coba lagi nanti.',
  },
}
