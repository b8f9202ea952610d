import type { calculators as id } from '../../id/calculators/calculators.ts'

/** Texts of the room `calculators` that every one of its pages loads: the titles, and citations of laws. */
export const calculators: typeof id = {
  takeHome: {
    title: 'Take-home pay in Indonesia: BPJS and PPh 21',
    description:
      'From gross to take-home pay in Indonesia: BPJS contributions and PPh 21 line by line, with rates, ceilings and the articles they come from. Your figures are not kept.',
    heading: 'Work out your take-home pay',
    lead: 'From pay before deductions to what reaches you, line by line.',
  },
  thr: {
    title: 'Holiday bonus (THR) in Indonesia: how much, and by when',
    description:
      'How much THR you are due by your months of service, the last day for paying it, and what happens when it is late. For every religious holiday. Your figures are not kept.',
    heading: 'Work out your holiday bonus (THR)',
    lead: 'How much you are due, the last day for paying it, and what happens when it is late.',
  },
}
