/** Texts of the list of subscriptions; part of `team`. */
export const memberships = {
  lead: 'Yang berakhir lebih dulu ada di atas.',
  none: 'Belum ada perusahaan yang diwakili.',
  failed: 'Langganan tidak bisa dimuat.',
  states: { trial: 'masa coba', standard: 'standar', active: 'aktif', expired: 'berakhir' },
  since: (day: string) => `sejak ${day}`,
  until: (day: string) => `sampai ${day}`,
  acts: { extend: 'Perpanjang sebulan', activate: 'Aktifkan setahun', standard: 'Jadikan standar' },
  sure: {
    extend: (company: string) => `Perpanjang langganan ${company}?`,
    activate: (company: string) => `Aktifkan ${company} selama setahun?`,
    standard: (company: string) => `Jadikan ${company} akun standar?`,
  },
  means: {
    extend: 'Berlaku satu bulan lebih lama, dan pengelolanya diberi tahu lewat email.',
    activate:
      'Setahun sejak hari ini, atau sesudah tahun yang masih berjalan; lowongan termasuk, dan pengelolanya diberi tahu lewat email.',
    standard: 'Gratis tanpa batas waktu, tanpa lowongan; pengelolanya diberi tahu lewat email.',
  },
  keep: 'Batal',
  done: (company: string) => `Langganan ${company} sudah diubah.`,
  conflict: 'Rekanmu baru saja mengubahnya.',
}
