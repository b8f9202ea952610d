import type { InquiryOutcome, InquiryTopic } from '#shared/contract/contact/keys.ts'

/** `link`: the form for another inquiry of this kind. */
type About = { ticket: string; topic: InquiryTopic; link: string }
type Mail = { subject: string; body: string }

const MOMENT = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

const letter = (...paragraphs: string[]): string =>
  ['Halo,', ...paragraphs, 'Salam,\nKerjaJujur'].join('\n\n')

const ABOUT: Record<InquiryTopic, string> = {
  contact: 'Pesanmu',
  takedown: 'Laporanmu',
  right: 'Permintaanmu tentang data pribadi',
}

const ENDED: Record<InquiryOutcome, string> = {
  answered: 'sudah kami baca. Ini jawaban kami:',
  dropped:
    'sudah kami baca. Isinya tidak meminta apa pun dari kami, atau hanya promosi, jadi kami menutupnya.',
  upheld: 'kami kabulkan. Ini keterangannya:',
  refused: 'tidak kami kabulkan. Ini alasannya:',
}

/** Mails to the senders of inquiries. The subject does not mention their content, because lock screens show it. */
export const inquiryMails = {
  /** Goes to an unconfirmed address, so it contains no other text that the sender typed. */
  received: ({ ticket, topic, until }: Omit<About, 'link'> & { until: Date }): Mail => ({
    subject: `Pesanmu sudah kami terima (${ticket})`,
    body: letter(
      `${ABOUT[topic]} sudah kami terima dengan nomor ${ticket}. Kami menjawabnya paling lambat ${MOMENT.format(until)} WIB, ke alamat ini.`,
      'Kalau bukan kamu yang mengirimnya, abaikan saja email ini.',
    ),
  }),
  ended: ({
    ticket,
    topic,
    outcome,
    answer,
    link,
  }: About & { outcome: InquiryOutcome; answer: string | null }): Mail => ({
    subject: `Jawaban untuk pesanmu (${ticket})`,
    body: letter(
      `${ABOUT[topic]} dengan nomor ${ticket} ${ENDED[outcome]}`,
      ...(answer === null ? [] : [answer]),
      ...again(topic, outcome, link),
    ),
  }),
}

/** The steps open to a sender who disagrees, with the link. */
function again(topic: InquiryTopic, outcome: InquiryOutcome, link: string): string[] {
  if (outcome === 'dropped')
    return ['Kalau kami keliru, tulis lagi dengan menyebut nomor ini.', `Tulis lagi:\n${link}`]
  if (outcome !== 'refused') return []
  if (topic === 'takedown')
    return [
      'Kamu boleh meminta kami melihatnya sekali lagi: kirim laporan baru, tulis nomor ini, dan sebutkan apa yang terlewat.',
      `Laporkan sekali lagi:\n${link}`,
    ]
  return [
    'Kalau kamu tidak setuju, tulis lagi dengan menyebut nomor ini. Kamu juga boleh mengadu kepada lembaga pelindungan data pribadi.',
    `Tulis lagi:\n${link}`,
  ]
}

/** The reason that the company of a removed vacancy reads. */
export const vacancyDeclined = 'Kami mengabulkan permintaan supaya lowongan ini diturunkan.'
