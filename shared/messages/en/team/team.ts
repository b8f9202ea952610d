import type { team as id } from '../../id/team/team.ts'
import { answer, answerDesk, message, question, questionDesk } from './message.ts'
import { candidate, candidateDesk } from './candidate.ts'
import { claim, claimDesk } from './claim.ts'
import { company, companyDesk } from './company.ts'
import { hiding, hidingDesk } from './hiding.ts'
import { history } from './history.ts'
import { contactDesk, inquiry, rightDesk, takedownDesk } from './inquiry.ts'
import { memberships } from './memberships.ts'
import { articles, faqs } from './articles.ts'
import { texts } from './texts.ts'
import { officers } from './officers.ts'
import { said } from './said.ts'
import { pay, payDesk } from './pay-desk.ts'
import { reply, replyDesk } from './reply.ts'
import { report, reportDesk } from './report.ts'
import { vacancy, vacancyDesk } from './vacancy.ts'
import { review, reviewDesk } from './review.ts'

/** Texts of the room `team`. */
export const team: typeof id = {
  badge: 'Team',
  nav: 'Team',
  title: 'Moderation queue',
  description: 'The team’s workspace.',
  pages: {
    teamOfficers: { tab: 'Officers', title: 'Company officers' },
    teamArticles: { tab: 'Articles', title: 'Articles' },
    teamFaqs: { tab: 'FAQ', title: 'Questions and answers (FAQ)' },
    teamMemberships: { tab: 'Subscriptions', title: 'Company subscriptions' },
    teamHistory: { tab: 'History', title: 'History of the team and companies' },
  },
  roles: { moderator: 'moderator', editor: 'editor', administrator: 'administrator' },
  refused: {
    title: 'This part is not for your role.',
    body: (page, roles, own) =>
      `${page} is the work of ${roles.map(role => `${role}s`).join(' and ')}. You are signed in as ${own}.`,
    to: page => `Go to ${page}`,
  },
  logout: 'Sign out',
  noScript: 'The team’s pages need JavaScript. Turn it on, reload this page, and sign in.',
  toSite: 'Go to the public site',
  loading: 'Loading …',
  waiting: count => `${count} waiting`,
  oldestFirst: 'oldest week first',
  showQueue: 'Show the list',
  hideQueue: 'Hide the list',
  week: week => `week ${week}`,
  changed: 'This has just been changed; read it once more.',
  claimed: 'A colleague has that one open.',
  left: {
    title: 'This has been put back.',
    body: 'It was left untouched for a while, so a colleague may take it.',
    back: 'Open it again',
  },
  empty: 'All have been decided or are with a colleague.',
  already: 'This has already been decided.',
  skip: 'Skip',
  skipped: 'Skipped; it is at the end of the list.',
  broken: 'Guideline that was broken',
  guidelines: {
    1: ['Names or points to a person', 'a name, a one-person job title, telling details'],
    2: ['Contact details', 'phone, email, links, accounts'],
    3: ['Internal information', 'products, quality or customers'],
    4: ['Discrimination', 'ethnicity, religion, gender, disability'],
    5: ['Vulgar or obscene language', 'swearing, insults'],
    6: ['Not a work experience', 'advertising, wrong company, copies'],
  },
  filesFromOutside: 'Do not run scripts or macros in files from strangers.',
  chooseFirst: 'First choose the guideline that was broken.',
  logged:
    'The review records the guideline, the week, and that the team decided; your name is only in the team’s history.',
  undo: 'Undo',
  undone: 'Decision undone.',
  nothingToUndo: 'There is nothing left to undo.',
  opening: 'It is still loading.',
  failed: 'That failed. Try again in a moment.',
  offline: 'No connection. The decision has not been sent.',
  itemFailed: 'This one could not be loaded.',
  retry: 'Try again',
  reload: 'Reload',
  ...review,
  company,
  candidate,
  claim,
  report,
  pay,
  reply,
  hiding,
  vacancy,
  message,
  question,
  answer,
  inquiry,
  history,
  memberships,
  articles,
  faqs,
  texts,
  officers,
  said,
  /** Texts that all desks share. */
  desks: {
    review: reviewDesk,
    company: companyDesk,
    candidate: candidateDesk,
    claim: claimDesk,
    report: reportDesk,
    pay: payDesk,
    reply: replyDesk,
    hiding: hidingDesk,
    vacancy: vacancyDesk,
    question: questionDesk,
    answer: answerDesk,
    contact: contactDesk,
    takedown: takedownDesk,
    right: rightDesk,
  },
  keys: {
    all: 'all shortcuts',
    move: 'move',
    title: 'Keyboard shortcuts',
    close: 'Close',
    letters: 'Use letter and number keys',
    lettersHint: 'Turn this off if you use voice commands or often press keys by mistake.',
  },
}
