import type { companyMails as id } from '../../id/owner-desk/company-mails.ts'

const stop = (link: string) => `Don’t want emails like this? Choose here: ${link}`

/**
 * Mails to a company's representatives. The subject names no company and quotes nobody, because lock screens show it.
 */
export const companyMails: typeof id = {
  digest: {
    subject: 'Weekly summary from KerjaJujur',
    body: (count, reviews, link) =>
      `Last week your company’s page got ${count} new reviews. You can reply to them in the company area.\n\nRead and reply:\n${reviews}\n\nThis summary is sent only for weeks with three reviews or more, so that it points to nobody.\n\n${stop(link)}`,
  },
  questions: {
    subject: 'Something new on KerjaJujur',
    body: (count, questions, link) =>
      `${count === 1 ? 'One new question' : `${count} new questions`} appeared yesterday on the page that you look after, without an answer from the company yet.\n\nRead and answer:\n${questions}\n\n${stop(link)}`,
  },
  message: {
    subject: 'A message for you through KerjaJujur',
    body: ({ company, from, words, address, stop: link }) =>
      `You get this because you manage a page on KerjaJujur. We only pass it on and keep nothing of it.\n\nFor: ${company}\nFrom: ${from ?? 'a reader without a name'}\n\n${words}\n\n${
        address === null
          ? 'The sender did not give an address, so this message cannot be answered.'
          : `Just reply to this email: your answer goes straight to the sender, not through us, and shows them your address.\n\nThe sender’s address: ${address}`
      }\n\n${stop(link)}`,
  },
}
