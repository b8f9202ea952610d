import { applying } from './applying.ts'

const { own } = applying

/** Outcome of an application; `answer` is the company's text, if any. */
type Told = {
  company: string
  title: string
  link: string
  stop: string
  answer: string
  /** The page for reporting a fraud. */
  contact: string
}

const about = ({ company, title }: Told) => `Lowongan: ${title}\nPerusahaan: ${company}`
const see = ({ link }: Told) => `Lihat lamaranmu:\n${link}`
const careful = ({ contact }: Told) => `${own.free}\n\n${own.report}:\n${contact}`
const stop = (told: Told) => `Kamu menerima ini karena melamar. Berhenti tanpa perlu masuk:\n${told.stop}`
const WITHDRAW = 'Lamaranmu bisa kamu tarik kapan saja.'

/** Mails about applications. The subject names neither the company nor the outcome, because lock screens show it. */
export const applicationMails = {
  sent: {
    subject: 'Sudah kami sampaikan',
    body: (told: Told) =>
      `Kami sudah meneruskan lamaranmu. Begitu ada kabar, kami beri tahu lewat email ini.\n\n${about(told)}\n\n${WITHDRAW}\n\n${see(told)}\n\n${careful(told)}\n\n${stop(told)}`,
  },
  seen: {
    subject: 'Sudah dilihat',
    body: (told: Told) =>
      `Lamaranmu baru saja dibuka. Belum ada jawaban.\n\n${about(told)}\n\n${WITHDRAW}\n\n${see(told)}\n\n${stop(told)}`,
  },
  invited: {
    subject: 'Ada jawaban untukmu',
    body: (told: Told) =>
      `Kabar baik: kamu diundang. Pesannya ada di bawah.\n\n${about(told)}\n\n${told.answer}\n\n${see(told)}\n\n${careful(told)}\n\n${stop(told)}`,
  },
  declined: {
    subject: 'Ada jawaban untukmu',
    body: (told: Told) =>
      `Lamaranmu sudah dijawab. Pesannya ada di bawah.\n\n${about(told)}\n\n${told.answer}\n\nCV-mu tetap milikmu: hapus lamaran ini kapan saja, dan CV-nya ikut terhapus.\n\n${see(told)}\n\n${stop(told)}`,
  },
  withdrawn: {
    subject: 'Sudah ditarik',
    body: (told: Told) =>
      `Lamaranmu sudah ditarik, dan CV-mu sudah terhapus.\n\n${about(told)}\n\n${see(told)}\n\n${stop(told)}`,
  },
  ended: {
    subject: 'Ada kabar untukmu',
    body: (told: Told) =>
      `Sebuah lowongan yang kamu lamar sudah ditutup. Lamaranmu masih bisa dijawab, tapi sebaiknya jangan menunggu yang ini saja.\n\n${about(told)}\n\n${WITHDRAW}\n\n${see(told)}\n\n${stop(told)}`,
  },
  takenDown: {
    subject: 'Penting, tolong baca segera',
    body: (told: Told) =>
      `${own.takenDown}\n\n${about(told)}\n\n${careful(told)}\n\n${see(told)}\n\n${stop(told)}`,
  },
  lifted: {
    subject: 'Kami mencabut sebuah peringatan',
    body: (told: Told) =>
      `Kami pernah memperingatkanmu tentang perusahaan di bawah ini. Sesudah kami periksa lagi, peringatan itu tidak berlaku lagi. Maaf kalau kamu jadi khawatir.\n\n${about(told)}\n\nLowongan yang kamu lamar sudah tidak tampil, tapi lamaranmu masih bisa dijawab.\n\n${see(told)}\n\n${careful(told)}\n\n${stop(told)}`,
  },
  digest: {
    subject: 'Kabar harian dari KerjaJujur',
    body: (count: number, link: string, stop: string) =>
      `Kemarin ada ${count} lamaran baru. Pelamar melihat seberapa cepat kamu menjawab.\n\nLihat dan jawab:\n${link}\n\nTidak mau email seperti ini lagi? Atur di sini: ${stop}`,
  },
}
