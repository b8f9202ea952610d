import type { employers as id } from '../../id/owners/employers.ts'

/** Texts of the page for companies. */
export const employers: typeof id = {
  title: 'For companies',
  description:
    'What a company can do on its own page, and what it never can: buy a score, see who wrote, remove what is true.',
  lead: 'A page where the company never speaks is half a story. Claim yours, answer what people wrote, and show who you are. Without a sales call.',
  find: 'Find your company',
  signIn: 'Have an account? Sign in',
  how: 'How it works',
  steps: [
    'Find your company and open “Is this your company?” on its page.',
    'Say who you are there. A mailbox at the company’s website, or a document, is the proof.',
    'Our team answers within three working days. Then you choose a password and begin.',
  ],
  readers: 'What readers see',
  readersBody: [
    'Everything you write is marked as written by the company, with its month. Nothing looks like a review.',
    'Your page says how many reviews you answered, and how soon as a rule.',
    'A review that you ask to hide stays visible as a line with the reason, its rating still counts, and after 14 days it is back unless our team agrees.',
    'You can delete readers’ questions and answers from your page. A line says in their place that your company deleted them, and it cannot be undone.',
  ],
  honest: 'Why it cannot be bought',
  honestBody:
    'The score is the plain mean of all reviews shown. A subscription does not change it, does not order reviews, and does not reveal who wrote them. We do not know it ourselves.',
}
