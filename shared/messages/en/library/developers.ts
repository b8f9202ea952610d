import type { developers as id } from '../../id/library/developers.ts'

export const developers: typeof id = {
  base: address => `Every address below begins with ${address}.`,
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
