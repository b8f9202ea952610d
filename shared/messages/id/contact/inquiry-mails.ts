import type { InquiryOutcome, InquiryTopic } from '#shared/contract/contact/keys.ts'

type About = { ticket: string; topic: InquiryTopic }
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
  dropped: 'sudah kami baca.',
  upheld: 'kami kabulkan. Ini keterangannya:',
  refused: 'tidak kami kabulkan. Ini alasannya:',
}

/** What is written to whoever asked something of us. A lock screen shows the subject: it says nothing of what it is about. */
export const inquiryMails = {
  /** Goes to an address that somebody typed: nothing else that they typed stands in it. */
  received: ({ ticket, topic, until }: About & { until: Date }): Mail => ({
    subject: `Kami menerima suratmu (${ticket})`,
    body: letter(
      `${ABOUT[topic]} sudah kami terima dengan nomor ${ticket}. Kami menjawabnya paling lambat ${MOMENT.format(until)} WIB, ke alamat ini.`,
      'Kalau bukan kamu yang mengirimnya, abaikan saja email ini.',
    ),
  }),
  ended: ({ ticket, topic, outcome, answer }: About & { outcome: InquiryOutcome; answer: string }): Mail => ({
    subject: `Jawaban atas suratmu (${ticket})`,
    body: letter(
      `${ABOUT[topic]} dengan nomor ${ticket} ${ENDED[outcome]}`,
      answer,
      ...(topic === 'takedown' && outcome === 'refused'
        ? [
            'Kamu boleh meminta kami melihatnya sekali lagi: kirim laporan baru dari halaman yang sama, tulis nomor ini, dan sebutkan apa yang terlewat.',
          ]
        : []),
      ...(topic === 'right' && outcome === 'refused'
        ? ['Kalau kamu tidak setuju, kamu boleh mengadu kepada lembaga pelindungan data pribadi.']
        : []),
    ),
  }),
}

/** What its company reads in its area. */
export const vacancyDeclined = 'Kami mengabulkan permintaan supaya lowongan ini diturunkan.'
