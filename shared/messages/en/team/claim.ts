import type { claim as claimId, claimDesk as claimDeskId } from '../../id/team/claim.ts'

/** This desk's version of the texts that every desk has. */
export const claimDesk: typeof claimDeskId = {
  tab: 'Claims',
  title: 'Company claims',
  acts: {
    claim_asked: 'Claim: claimant asked',
    claim_declined: 'Claim declined',
    claim_lapsed: 'Claim ended: the claimant did not answer',
    claim_approved_first: 'Claim approved by a first editor',
    claim_approved: 'Claim approved',
  },
  failed: 'Company claims could not be loaded.',
  emptyTitle: 'No claims are waiting.',
  empty: 'All are decided, open with a colleague, or waiting for their claimant.',
  keys: [
    [['J', '↓'], 'next claim'],
    [['K', '↑'], 'previous claim'],
    [['A'], 'approve'],
    [['B'], 'ask back what is written'],
    [['T'], 'decline with the reason written'],
    [['N'], 'write a question or a reason'],
    [['Esc'], 'leave the writing'],
    [['L'], 'skip'],
    [['U'], 'undo the last decision'],
    [['?'], 'this list'],
  ],
}

const days = (count: number): string => (count === 1 ? '1 working day' : `${count} working days`)

/** Further texts of this desk; part of `team`. */
export const claim: typeof claimId = {
  order: 'due first',
  kicker: 'Company claim',
  title: (name, company) => `${name} asks to speak for ${company}`,
  left: count => (count < 0 ? `${days(-count)} late` : count === 0 ? 'due today' : `${days(count)} left`),
  due: day => `To be answered by ${day}.`,
  editors: {
    1: 'One editor is enough: the mailbox is at the company’s website and shown to be theirs.',
    2: 'Two editors are needed.',
  },
  flags: {
    mailbox: 'mailbox proven',
    unconfirmed: 'email not opened',
    answered: 'answered',
    second: 'needs a second editor',
    owned: 'has an owner',
    rival: 'several claims',
    elsewhere: 'speaks for one already',
  },
  why: {
    mailbox: 'The address is at the website we know of the company.',
    unconfirmed: 'The address is not confirmed yet: you can ask or decline, but not approve.',
    answered: 'The claimant answered your question.',
    second: 'One editor approved; another one decides.',
    owned: 'Somebody speaks for this company already; the new one becomes a colleague, and they are told.',
    rival: 'Others ask for the same company. Compare before you decide.',
    elsewhere:
      'This address speaks for a company already, this one or another: it cannot be approved until that ends.',
  },
  conversation: 'What they say',
  known: 'What we know',
  owners: 'Owners now',
  files: 'Files',
  download: 'Download',
  rivals: 'Other claims',
  freeMail: email => `${email} (free mail)`,
  unanswered: 'Not answered yet.',
  facts: {
    role: 'Role',
    email: 'Email',
    phone: 'Phone',
    employees: 'Employees',
    info: 'Information',
    company: 'Company',
    legal: 'Legal name',
    website: 'Website',
    city: 'City',
  },
  decision: 'Decision',
  note: 'Question or reason',
  noteHint: 'Goes to the claimant as it is written.',
  writeFirst: 'Write the question or the reason first.',
  approve: 'Approve',
  approveSecond: 'Approve as second editor',
  ask: 'Ask back',
  decline: 'Decline',
  approved: 'Claim approved; the account and free trial are set up.',
  first: 'First approval noted; one more editor decides.',
  questionSent: 'The question will be sent.',
  declined: 'Claim declined, the reason will be sent.',
}
