import type { developers as id } from '../../id/library/developers.ts'

export const developers: typeof id = {
  title: 'For developers',
  description:
    'This site’s open API: every call that needs no account, what it takes and answers, with examples. No key and no registration.',
  lead: 'Here is every call that needs no account: no key, no registration. Those that need a session, and those of reviews and pay, stand in openapi.json.',
  rules: {
    title: 'How to call',
    base: address => `Every address below begins with ${address}.`,
    list: [
      'Answers are JSON in the language that the header “Locale” asks for: id (default) or en.',
      'Where an answer carries an ETag, keep it and send it back as If-None-Match. While nothing has changed you get 304 without a body.',
      'Long lists carry page. Send the value of page.next as cursor for what follows; on the last page it is null.',
      'Calls that need a session bring the token that POST /auth/2fa answers, in the header “Authorization: Bearer …”.',
      'What is wrong is answered with message, code and errors by field. Status 429 means too often: wait as long as Retry-After says.',
      'Capitals in an example’s address, such as ID, and the values in its body are yours to replace.',
    ],
  },
  example: {
    title: 'Examples',
    search: 'Looking for companies in Indonesian',
    page: 'The newest reviews in English',
  },
  calls: {
    title: 'Calls',
    takes: 'Takes',
    answers: 'Answers',
    required: 'required',
    english: 'What each call does is said in English.',
    nothing: 'Takes nothing.',
  },
  whole: 'All of it, for machines: openapi.json',
  licences: 'What it is made with',
  data: 'Reviews are people’s writing. Quote them with a link to their page, and delete them once they are no longer shown here.',
  notices: {
    title: 'Licences',
    description: 'The packages and data that this site uses, each with its licence.',
    lead: 'This site stands on the work of many. Here is all that it uses, with version and licence.',
    data: 'Data',
    packages: 'Packages',
    what: 'What',
    whose: 'Whose',
    version: 'Version',
    licence: 'Licence',
  },
}
