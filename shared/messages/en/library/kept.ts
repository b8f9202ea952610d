import type { kept as keptId } from '../../id/library/kept.ts'

/** How long things are kept, as the privacy policy says it. */
export const kept: typeof keptId = {
  lines: {
    session_idle: term => `A sign-in that is not used: ${term}, so that you stay signed in`,
    session: term => `A sign-in: at most ${term} from when it began, so that you stay signed in`,
    seen_browser: term =>
      `That a browser has signed in to an address: ${term} after the month of the last sign-in, so that strangers’ attempts do not lock you out`,
    author_mark: term =>
      `The mark that some account has written about a company: ${term}, so that one person writes once a year`,
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

export const duties = [
  {
    id: 'dasar',
    title: 'What for, and on which ground',
    body: [
      'We process personal data only for what stands on this page, on one of four grounds:',
      [
        'Your consent, for making an account, joining the raffle, applying, leaving an address beside a question or an answer, and the news you ask for. For an account one consent covers the terms, the privacy policy and keeping your address. The others are no part of it: you give each when you join the raffle, apply, or agree to the news, and beside a question or an answer by filling in the address, which may stay empty. None is ticked beforehand, and you may take each back at any time.',
        'The agreement with you, to keep you signed in and to show what you send.',
        'A legal duty, to answer requests about personal data and requests to take content down.',
        'A legitimate interest, to prevent false reviews and abuse. We weigh it against yours, and you may object.',
      ],
    ],
  },
  {
    id: 'pengaduan',
    title: 'Requests and complaints',
    body: [
      'To see, correct, restrict or erase data, or to object: send it from the page “Your data rights” (/en/data-request). We answer within 3 × 24 hours of receiving it, and give our reason where we do not grant it.',
      'Other complaints: by “Contact us”. People read them and answer within three days.',
      'If our answer does not satisfy you, you may complain to the personal data protection authority, to the Ministry of Communication and Digital Affairs as long as that authority does not exist, or go to court.',
      'If your personal data is breached, we tell you in writing within 3 × 24 hours: which data, when and how, and what we do about it. We tell the authority, too.',
    ],
  },
  {
    id: 'anak',
    title: 'Age',
    body: [
      'This site is for people of 18 and older. If we learn that an account is a child’s, we delete it. Parents and guardians can ask for it by “Your data rights”.',
    ],
  },
  {
    id: 'luar-negeri',
    title: 'Transfers out of Indonesia',
    body: [
      'Who carries messages for us, and whether data leaves Indonesia with them, stands in the part on who carries your sign-in codes. Beside them only the company that you send something to, such as an application or a message, gets it. Data is not sold, nor given away for advertising.',
    ],
  },
  {
    id: 'perubahan',
    title: 'Changes and language',
    body: [
      'A change that lessens your rights is announced by email to every account that has an address, at least 14 days before it takes effect. What you agreed to stays in the words you agreed to, which your account page shows, until you agree to new ones.',
      'This page exists in Indonesian and English. Where the two differ, the Indonesian one prevails.',
    ],
  },
] as const
