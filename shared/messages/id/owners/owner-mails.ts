/** Mails to owners and claimants. The subject names nobody, because lock screens show it. */
type Named = { name: string; company: string }
/** `until`: the subscription's last day. */
type Ending = { name: string; until: string; plan: 'trial' | 'active'; contact: string }
type OfVacancy = { title: string; link: string }
/** `contact`: link to the contact form. */
type Reached = { contact: string }
type Mail = { subject: string; body: string }

const letter = (name: string | null, ...paragraphs: string[]): string =>
  [name === null ? 'Halo,' : `Halo ${name},`, ...paragraphs, 'Salam,\nKerjaJujur'].join('\n\n')

const DAY = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
const dayId = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))
const inDays = (left: number): string =>
  left === 0 ? 'hari ini' : left === 1 ? 'besok' : `dalam ${left} hari`

export const ownerMails = {
  /**
   * Goes to an unconfirmed address, so it contains no other text that the sender typed. `company`: the name of a listed
   * company, otherwise null.
   */
  claimReceived: ({ company, link }: { company: string | null; link: string }): Mail => ({
    subject: 'Konfirmasi alamat emailmu',
    body: letter(
      null,
      `Kami menerima permintaan untuk mewakili ${company ?? 'sebuah perusahaan'}. Konfirmasi dulu bahwa alamat ini milikmu.`,
      `Konfirmasi alamatmu:\n${link}`,
      'Di sana kamu juga melihat sampai di mana permintaanmu. Tim kami menjawab paling lama tiga hari kerja.',
      'Kalau bukan kamu yang meminta, abaikan saja email ini.',
    ),
  }),
  claimQuestion: ({
    name,
    company,
    link,
    question,
    days,
  }: Named & { link: string; question: string; days: number }): Mail => ({
    subject: 'Ada yang ingin kami tanyakan',
    body: letter(
      name,
      `Sebelum memutuskan permintaanmu untuk ${company}, kami perlu tahu satu hal:`,
      question,
      `Kami menunggu jawabanmu selama ${days} hari.`,
      `Jawab di sini:\n${link}`,
    ),
  }),
  claimUnanswered: (days: number) => `pertanyaan kami tidak dijawab dalam ${days} hari.`,
  claimDeclined: ({ name, company, reason, link }: Named & { reason: string; link: string }): Mail => ({
    subject: 'Jawaban atas permintaanmu',
    body: letter(
      name,
      `Permintaanmu untuk mewakili ${company} belum bisa kami terima.`,
      `Alasannya: ${reason}`,
      'Kamu boleh meminta lagi dengan keterangan lain.',
      `Ajukan lagi:\n${link}`,
    ),
  }),
  claimApproved: ({ name, company, link }: Named & { link: string }): Mail => ({
    subject: 'Permintaanmu diterima',
    body: letter(
      name,
      `Kamu sekarang mewakili ${company}. Buat kata sandimu, lalu masuk ke area perusahaan.`,
      `Buat kata sandimu:\n${link}`,
      'Tautan ini berlaku tujuh hari dan bisa dipakai satu kali. Sesudah itu, minta tautan baru lewat “Lupa kata sandi”.',
    ),
  }),
  colleagueJoined: ({
    name,
    company,
    other,
    link,
    contact,
  }: Named & Reached & { other: string; link: string }): Mail => ({
    subject: 'Ada rekan baru di timmu',
    body: letter(
      name,
      `${other} sekarang juga mewakili ${company}. Kalau ini keliru, keluarkan dia di area perusahaan, atau hubungi kami.`,
      `Lihat rekan di timmu:\n${link}`,
      `Hubungi kami:\n${contact}`,
    ),
  }),
  passwordReset: ({ name, link }: { name: string; link: string }): Mail => ({
    subject: 'Tautan yang kamu minta',
    body: letter(
      name,
      'Kamu meminta tautan untuk mengganti kata sandi area perusahaanmu.',
      `Buat kata sandi baru:\n${link}`,
      'Tautan ini berlaku 30 menit dan bisa dipakai satu kali. Kalau bukan kamu yang meminta, abaikan saja; kata sandimu tidak berubah.',
    ),
  }),
  passwordChanged: ({ name, link, contact }: Reached & { name: string; link: string }): Mail => ({
    subject: 'Perubahan pada akunmu',
    body: letter(
      name,
      'Kata sandi area perusahaanmu baru saja diganti, dan semua sesi diakhiri. Kalau itu kamu, tidak ada yang perlu dilakukan.',
      'Bukan kamu? Segera ganti kata sandinya, lalu hubungi kami.',
      `Ganti kata sandi:\n${link}`,
      `Hubungi kami:\n${contact}`,
    ),
  }),
  invited: ({ name, company, by, link }: Named & { by: string; link: string }): Mail => ({
    subject: 'Undangan untukmu',
    body: letter(
      name,
      `${by} mengundangmu untuk ikut mewakili ${company}. Untuk mulai, buat kata sandimu.`,
      `Buat kata sandimu:\n${link}`,
      'Tautan ini berlaku tujuh hari dan bisa dipakai satu kali. Sesudah itu, minta tautan baru lewat “Lupa kata sandi”.',
    ),
  }),
  invitedElsewhere: ({ name, company, by, contact }: Named & Reached & { by: string }): Mail => ({
    subject: 'Undangan untukmu',
    body: letter(
      name,
      `${by} mengundangmu untuk ikut mewakili ${company}. Alamat ini sudah mewakili perusahaan lain, dan satu alamat hanya bisa mewakili satu perusahaan.`,
      'Kalau kamu mau, minta dia mengundang alamatmu yang lain. Kalau tidak, abaikan saja email ini.',
      `Hubungi kami:\n${contact}`,
    ),
  }),
  removed: ({ name, company, contact }: Named & Reached): Mail => ({
    subject: 'Perubahan pada akunmu',
    body: letter(
      name,
      `Kamu tidak lagi mewakili ${company}. Akun dan sesimu di area perusahaan sudah diakhiri.`,
      'Kalau ini keliru, tanyakan kepada rekanmu di perusahaan itu, atau hubungi kami.',
      `Hubungi kami:\n${contact}`,
    ),
  }),
  vacancyHeld: ({ title, link }: OfVacancy): Mail => ({
    subject: 'Tim kami memeriksa iklanmu dulu',
    body: letter(
      null,
      `Ada bagian dari iklan ini yang diperiksa tim kami dulu sebelum tampil: ${title}`,
      'Lihat bagian mana dan cara mengubahnya di area perusahaan.',
      `Buka iklanmu:\n${link}`,
    ),
  }),
  vacancyShown: ({ title, link }: OfVacancy): Mail => ({
    subject: 'Iklanmu sudah tampil',
    body: letter(
      null,
      `Tim kami sudah memeriksa iklan ini, dan sekarang tampil: ${title}`,
      `Lihat iklanmu:\n${link}`,
    ),
  }),
  vacancyDeclined: ({ title, note, link }: OfVacancy & { note: string }): Mail => ({
    subject: 'Iklanmu perlu diubah',
    body: letter(
      null,
      `Tim kami menolak iklan ini, jadi pembaca tidak melihatnya: ${title}`,
      'Alasannya:',
      note,
      'Sesudah kamu ubah, tim kami memeriksanya lagi.',
      `Ubah iklanmu:\n${link}`,
    ),
  }),
  vacanciesTakenDown: ({ note, link, contact }: Reached & { note: string; link: string }): Mail => ({
    subject: 'Penting dari tim kami',
    body: letter(
      null,
      'Tim kami menurunkan semua lowongan perusahaanmu. Pelamarnya sudah diberi tahu, dan lamaran mereka tidak bisa kamu buka selama penurunan ini berlaku.',
      'Alasannya:',
      note,
      'Iklan yang kamu pasang sesudah ini diperiksa tim kami dulu. Kalau ini keliru, hubungi kami.',
      `Hubungi kami:\n${contact}`,
      `Lihat iklanmu:\n${link}`,
    ),
  }),
  membershipChanged: ({ name, link }: { name: string; link: string }): Mail => ({
    subject: 'Perubahan pada langgananmu',
    body: letter(
      name,
      'Langganan perusahaanmu berubah. Keadaannya yang baru ada di area perusahaan, bagian Akun.',
      `Lihat langgananmu:\n${link}`,
    ),
  }),
  membershipEnds: ({ name, until, left, plan, contact }: Ending & { left: number }): Mail => ({
    subject: 'Pengingat tentang langgananmu',
    body: letter(
      name,
      plan === 'trial'
        ? `Masa coba perusahaanmu berakhir ${inDays(left)}, pada ${dayId(until)}. Sesudah itu akunmu menjadi akun standar: tetap gratis, tetap bisa membalas dan mengubah profil. Lowongan yang masih terbuka ditutup.`
        : `Langganan perusahaanmu berakhir ${inDays(left)}, pada ${dayId(until)}. Tanpa perpanjangan kamu tidak bisa masuk lagi, dan lowongan yang masih terbuka ditutup; profil, balasan, dan ulasan tetap tampil.`,
      plan === 'trial'
        ? 'Untuk berlangganan, hubungi kami.'
        : 'Hubungi kami untuk memperpanjang, atau untuk akun standar: gratis, tetap bisa membalas dan mengubah profil.',
      `Hubungi kami:\n${contact}`,
    ),
  }),
  membershipEnded: ({ name, plan, contact }: Ending): Mail => ({
    subject: 'Langgananmu sudah berakhir',
    body: letter(
      name,
      plan === 'trial'
        ? 'Masa coba perusahaanmu sudah berakhir. Akunmu sekarang akun standar: gratis, tetap bisa membalas dan mengubah profil. Lowongan yang masih terbuka sudah ditutup.'
        : 'Langganan perusahaanmu sudah berakhir, jadi kamu tidak bisa masuk lagi. Profil, balasan, dan ulasan tetap tampil; lowongan yang masih terbuka sudah ditutup.',
      plan === 'trial'
        ? 'Untuk berlangganan, hubungi kami.'
        : 'Hubungi kami untuk mengaktifkannya lagi, atau untuk akun standar: gratis, tetap bisa membalas dan mengubah profil.',
      `Hubungi kami:\n${contact}`,
    ),
  }),
}
