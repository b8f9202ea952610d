/** What is written to people who speak for a company, or ask to. A lock screen shows the subject: it names nobody. */
type Named = { name: string; company: string }
/** `until`: its last day. */
type Ending = { name: string; until: string; plan: 'trial' | 'active'; contact: string }
type OfVacancy = { title: string; link: string }
type Mail = { subject: string; body: string }

const letter = (name: string | null, ...paragraphs: string[]): string =>
  [name === null ? 'Halo,' : `Halo ${name},`, ...paragraphs, 'Salam,\nKerjaJujur'].join('\n\n')

const DAY = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
const dayId = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))
const inDays = (left: number): string =>
  left === 0 ? 'hari ini' : left === 1 ? 'besok' : `dalam ${left} hari`

export const ownerMails = {
  /** Goes to an address that somebody typed: nothing else that they typed stands in it. `company`: where it is listed. */
  claimReceived: ({ company, link }: { company: string | null; link: string }): Mail => ({
    subject: 'Konfirmasi alamat emailmu',
    body: letter(
      null,
      `Kami menerima permintaan untuk mewakili ${company ?? 'sebuah perusahaan'}. Buka tautan ini untuk memastikan bahwa alamat ini milikmu:`,
      link,
      'Di sana kamu juga melihat sampai di mana permintaanmu. Tim kami menjawab paling lama tiga hari kerja.',
      'Kalau bukan kamu yang meminta, abaikan saja email ini.',
    ),
  }),
  claimAsked: ({
    name,
    company,
    link,
    asked,
    days,
  }: Named & { link: string; asked: string; days: number }): Mail => ({
    subject: 'Ada yang ingin kami tanyakan',
    body: letter(
      name,
      `Sebelum memutuskan permintaanmu untuk ${company}, kami perlu tahu satu hal:`,
      asked,
      `Jawab di sini dalam ${days} hari: ${link}`,
    ),
  }),
  claimUnanswered: (days: number) => `pertanyaan kami tidak dijawab dalam ${days} hari.`,
  claimDeclined: ({ name, company, reason }: Named & { reason: string }): Mail => ({
    subject: 'Jawaban atas permintaanmu',
    body: letter(
      name,
      `Permintaanmu untuk mewakili ${company} belum bisa kami terima.`,
      `Alasannya: ${reason}`,
      'Kamu boleh meminta lagi dengan keterangan lain.',
    ),
  }),
  claimApproved: ({ name, company, link }: Named & { link: string }): Mail => ({
    subject: 'Permintaanmu diterima',
    body: letter(
      name,
      `Kamu sekarang mewakili ${company}. Pilih kata sandimu di sini, lalu masuk ke area perusahaan:`,
      link,
      'Tautan ini berlaku tujuh hari dan bisa dipakai satu kali. Sesudah itu, minta tautan baru lewat “Lupa kata sandi”.',
    ),
  }),
  colleagueJoined: ({ name, company, other }: Named & { other: string }): Mail => ({
    subject: 'Ada rekan baru di timmu',
    body: letter(
      name,
      `${other} sekarang juga mewakili ${company}. Kalau ini keliru, keluarkan dia di area perusahaan atau hubungi kami.`,
    ),
  }),
  passwordReset: ({ name, link }: { name: string; link: string }): Mail => ({
    subject: 'Tautan yang kamu minta',
    body: letter(
      name,
      'Pilih kata sandi baru di sini:',
      link,
      'Tautan ini berlaku 30 menit dan bisa dipakai satu kali. Kalau bukan kamu yang meminta, abaikan saja; kata sandimu tetap.',
    ),
  }),
  passwordChanged: ({ name }: { name: string }): Mail => ({
    subject: 'Perubahan pada akunmu',
    body: letter(
      name,
      'Kata sandi area perusahaanmu baru saja diganti, dan semua sesi diakhiri. Kalau bukan kamu, minta tautan baru lewat “Lupa kata sandi” dan hubungi kami.',
    ),
  }),
  invited: ({ name, company, by, link }: Named & { by: string; link: string }): Mail => ({
    subject: 'Undangan untukmu',
    body: letter(
      name,
      `${by} mengundangmu untuk ikut mewakili ${company}. Pilih kata sandimu di sini:`,
      link,
      'Tautan ini berlaku tujuh hari dan bisa dipakai satu kali. Sesudah itu, minta tautan baru lewat “Lupa kata sandi”.',
    ),
  }),
  removed: ({ name, company }: Named): Mail => ({
    subject: 'Perubahan pada akunmu',
    body: letter(
      name,
      `Kamu tidak lagi mewakili ${company}. Akun dan sesimu di area perusahaan sudah diakhiri.`,
    ),
  }),
  vacancyHeld: ({ title, link }: OfVacancy): Mail => ({
    subject: 'Tim kami membaca iklanmu dulu',
    body: letter(
      null,
      `Ada bagian dari iklan ini yang dibaca tim kami dulu sebelum tampil: ${title}`,
      `Bagian yang mana, dan jalan untuk mengubahnya: ${link}`,
    ),
  }),
  vacancyShown: ({ title, link }: OfVacancy): Mail => ({
    subject: 'Iklanmu sudah tampil',
    body: letter(null, `Tim kami sudah membaca iklan ini, dan sekarang tampil: ${title}`, link),
  }),
  vacancyDeclined: ({ title, note, link }: OfVacancy & { note: string }): Mail => ({
    subject: 'Iklanmu perlu diubah',
    body: letter(
      null,
      `Tim kami menolak iklan ini, jadi pembaca tidak melihatnya: ${title}`,
      `Alasannya:\n${note}`,
      `Ubah iklannya di sini; sesudah itu tim kami membacanya lagi: ${link}`,
    ),
  }),
  vacanciesTakenDown: ({ note, link }: { note: string; link: string }): Mail => ({
    subject: 'Penting dari tim kami',
    body: letter(
      null,
      'Tim kami menurunkan semua lowongan perusahaanmu. Pelamarnya sudah diberi tahu, dan lamaran mereka tidak bisa kamu buka selama itu berlaku.',
      `Alasannya:\n${note}`,
      `Iklan yang kamu pasang sesudah ini dibaca tim kami dulu: ${link}`,
      'Kalau ini keliru, tulis kepada kami lewat halaman “Hubungi kami”.',
    ),
  }),
  membershipChanged: ({ name }: { name: string }): Mail => ({
    subject: 'Perubahan pada langgananmu',
    body: letter(
      name,
      'Langganan perusahaanmu berubah. Keadaannya yang baru ada di area perusahaan, bagian Akun.',
    ),
  }),
  membershipEnds: ({ name, until, left, plan, contact }: Ending & { left: number }): Mail => ({
    subject: 'Pengingat tentang langgananmu',
    body: letter(
      name,
      plan === 'trial'
        ? `Masa coba perusahaanmu berakhir ${inDays(left)}, pada ${dayId(until)}. Sesudah itu akunmu menjadi akun standar: tetap gratis, tetap bisa membalas dan mengubah profil. Lowongan yang masih terbuka ditutup.`
        : `Langganan perusahaanmu berakhir ${inDays(left)}, pada ${dayId(until)}. Tanpa perpanjangan kamu tidak bisa masuk lagi, dan lowongan yang masih terbuka ditutup; profil, balasan, dan ulasan tetap tampil.`,
      plan === 'trial' ? 'Untuk berlangganan, hubungi kami.' : 'Untuk memperpanjang, hubungi kami.',
      `Hubungi kami:\n${contact}`,
    ),
  }),
  membershipEnded: ({ name, plan, contact }: Ending): Mail => ({
    subject: 'Langgananmu sudah berakhir',
    body: letter(
      name,
      plan === 'trial'
        ? 'Masa coba perusahaanmu sudah berakhir. Akunmu sekarang akun standar: gratis, tetap bisa membalas dan mengubah profil. Lowongan yang masih terbuka sudah ditutup.'
        : 'Langganan perusahaanmu sudah berakhir. Profil, balasan, dan ulasan tetap tampil; lowongan yang masih terbuka sudah ditutup.',
      plan === 'trial' ? 'Untuk berlangganan, hubungi kami.' : 'Untuk mengaktifkannya lagi, hubungi kami.',
      `Hubungi kami:\n${contact}`,
    ),
  }),
}
