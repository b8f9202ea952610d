import type { law as id } from '../../id/calculators/law.ts'

/** Citations of laws, and how a value was verified. */
export const law: typeof id = {
  rule: text =>
    text.replaceAll('§', 'art.').replaceAll('Lampiran', 'Annex').replaceAll('surat BPJS', 'BPJS letter'),
  check: {
    two: 'not checked against its text',
    single: 'unchecked',
  },
  marks: '* Not checked against its text; at least two sources that we compared agree.',
  checks: {
    title: 'How far this was checked',
    signs: { read: 'no sign', two: '*', single: '(unchecked)' },
    read: 'We have read the article itself.',
    two: 'Not checked against its text; at least two sources that we compared agree.',
    single: 'Only one source says so. Do not rely on it before you have checked it yourself.',
    on: day => `All rates and ceilings were last compared with their sources on ${day}.`,
    estimate: 'This is an estimate, not legal advice. Your payslip and the law itself are what count.',
  },
  unknown: 'What this does not know',
  lines: 'The calculation, line by line',
  private: 'Your figures are not kept and not put into the address.',
  where: [
    'Where your figures are worked out',
    'On this device. If your browser runs no scripts, or they have not loaded when you press the button, our server works them out and forgets them: they are in no log and no storage.',
  ],
  choose: 'Choose one of those offered.',
  submit: 'Work it out',
  stopped: 'This cannot be worked out yet',
  empty: 'Write the amount, and the calculation appears here.',
}
