import type { kept as keptId } from '../../id/library/kept.ts'

/** Retention periods in the privacy policy. */
export const kept: typeof keptId = {
  lines: {
    session_idle: term => `A sign-in that is not used: ${term}, so that you stay signed in`,
    session: term => `A sign-in: at most ${term} from when it began, so that you stay signed in`,
    seen_browser: term =>
      `That a browser has signed in to an address: ${term} after the month of the last sign-in, so that strangers’ attempts do not lock you out`,
    author_mark: term =>
      `The number that stops a second review of the same company: until the end of the year, at most ${term}`,
    raffle_contact: term => `Contacts of the raffle: ${term} after the draw, to tell who won`,
    claim: term =>
      `A request to speak for a company, with its proof: ${term} after the decision, to check it`,
    claim_unopened: term =>
      `A request to speak for a company whose email was never opened: ${term} after it was due`,
    sent_file: term => `A file whose form was not sent: ${term}, to be attached`,
    replaced_picture: term => `A company’s picture that was replaced: ${term}, so that it can come back`,
    application: term =>
      `An application with its CV: ${term} after its vacancy ends, or until you delete it; the company sees it that long`,
    application_count: term =>
      `That an application came and when it was answered, without who sent it: ${term} after it was sent, for how quickly a company answers`,
    asker_address: term =>
      `The email address beside a question or an answer: ${term} after the last news, to tell you`,
    asker_waiting: term =>
      `The email address beside a question or an answer that we have not decided on: ${term} after the week it was sent in began`,
    unsent_message: term => `A message that could not be delivered in time: ${term}`,
    inbox: term => `A message where no carrier is set up, in this site’s own inbox: ${term}`,
    alert_unanswered: term => `A request for news of vacancies that you did not confirm: ${term}`,
    alert_stopped: term => `News that you stopped: ${term}, so that you can begin again`,
    inquiry_evidence: term => `Evidence with a report of content: ${term} after the decision, to check it`,
    inquiry_words: term =>
      `Letters to us and our answers: ${term} after they are settled, to answer and to show that we did`,
    inquiry_count: term =>
      `How many letters of which kind ended how, without their content: ${term}, for the transparency figures`,
  },
  bases: {
    consent: 'your consent',
    contract: 'the agreement with you',
    law: 'a legal duty',
    interest: 'a legitimate interest',
  },
  line: (said, basis) => `${said} (basis: ${basis}).`,
  days: count => `${count} days`,
  years: count => `${count} years`,
}
