import type { payslip as id } from '../../id/calculators/payslip.ts'

/** Texts of the calculator of take-home pay. */
export const payslip: typeof id = {
  fields: {
    wage: {
      label: 'Monthly pay before deductions',
      hint: 'Base pay and fixed allowances. For example: 9 million or 9,000,000.',
    },
    family: {
      label: 'Who you support',
      hint: 'As it was on 1 January. A wife who works is usually TK/0.',
      none: 'no dependants',
      count: count => `${count} ${count === 1 ? 'dependant' : 'dependants'}`,
      single: 'single',
      married: 'married',
    },
    employment: 'Covered by BPJS Ketenagakerjaan (old age, pension, accident, death)',
    health: 'Covered by BPJS Kesehatan (health)',
    more: 'More details',
    risk: {
      label: 'Risk group of the work',
      hint: 'Sets the premium for accidents at work, which counts as your income. Not sure? Leave it.',
      very_low: 'Very low',
      low: 'Low',
      medium: 'Medium',
      high: 'High',
      very_high: 'Very high',
    },
    relatives: {
      label: 'Additional relatives in BPJS Kesehatan',
      hint: 'The sixth person and beyond: a fourth child, parents, parents-in-law.',
      none: 'None',
      count: count => `${count} ${count === 1 ? 'person' : 'people'}`,
    },
    minimum: {
      label: 'Minimum wage where you work',
      hint: 'Needed if your pay is below it: health contributions are then worked out from the minimum wage.',
      mistake: 'Write the monthly minimum wage in full, for example 5,729,876.',
    },
  },
  yours: 'What reaches you',
  for: (wage, family, month) => `${wage}, ${family}, ${month}`,
  ordinary: year => `an ordinary month of ${year}`,
  settles:
    'December is different: the tax of the year is worked out again. The result is below, in “The whole year”.',
  kicker: 'Take-home pay',
  figure: {
    spoken: (wage, net, cuts) => `Of ${wage} you receive ${net}. Deductions: ${cuts}.`,
    net: 'you receive',
    none: 'Nothing is deducted from this pay.',
    ofHundred: (cut, hundred) => `Of every ${hundred}, ${cut} is deducted.`,
    savedMost: 'More than half of that remains yours:',
    saved: amount => `${amount} of that remains yours:`,
    savings: 'JHT and JP, savings for old age.',
  },
  wage: { name: 'Monthly pay', how: 'base pay and fixed allowances' },
  cuts: {
    old_age: { name: 'Old-age savings (JHT)', short: 'JHT' },
    pension: { name: 'Pension (JP)', short: 'JP' },
    health: { name: 'Health insurance (BPJS Kesehatan)', short: 'Health' },
    relatives: { name: 'Health insurance, additional relatives', short: 'Relatives' },
    tax: { name: 'Income tax (PPh 21)', short: 'PPh 21' },
  },
  employer: {
    title: 'Paid by the company on top of your pay',
    health: 'Health insurance (BPJS Kesehatan)',
    old_age: 'Old-age savings (JHT)',
    pension: 'Pension (JP)',
    accident: 'Accidents at work (JKK)',
    death: 'Death (JKM)',
    cost: 'What you cost the company a month',
  },
  how: {
    rate: (rate, base) => `${rate} × ${base}`,
    ceiling: amount => `wage ceiling ${amount}`,
    floor: amount => `worked out from the minimum wage, ${amount}`,
    category: category => `effective rate ${category}`,
    share: (part, of) => `× ${part}/${of}`,
  },
  net: 'Take-home pay a month',
  why: {
    title: gross => `Why is the tax worked out from ${gross}?`,
    premiums: 'Premiums that the company pays for you count as income:',
    same: 'No premium of the company adds to it.',
    sum: 'Gross income of the month',
    step: (above, upTo, rate, category, family) =>
      `${family} takes effective rate ${category}. Gross above ${above} and up to ${upTo} is taxed at ${rate}.`,
    lowest: (upTo, category, family) =>
      `${family} takes effective rate ${category}. Gross up to ${upTo} is not taxed.`,
    highest: (above, rate, category, family) =>
      `${family} takes effective rate ${category}. Gross above ${above} is taxed at ${rate}.`,
    cliff:
      'The rate applies to the whole gross. A small step up can leave you with less that month; December puts it right.',
  },
  year: {
    title: 'The whole year',
    lead: year => `The same pay from January to December ${year}, with one month’s pay as THR.`,
    ordinary: 'An ordinary month, net',
    holiday: 'The month of the THR, net',
    last: 'December, net',
    total: 'Twelve months and THR, net',
    more: amount => `In December ${amount} is withheld: what is left of the year’s tax.`,
    less: amount =>
      `By November ${amount} too much tax has been withheld; the company has to return it by the end of January.`,
    exact: 'By November exactly your tax has been withheld, so December takes no more.',
    untaxed: 'This pay is free of PPh 21 all year.',
    why: 'December: the tax of the year is worked out again',
  },
  taxYear: {
    gross: 'Gross income of the year',
    job_cost: 'Occupational cost (biaya jabatan)',
    pension_cost: 'Pensioner’s cost',
    pension: 'JHT and JP that you pay',
    zakat: 'Zakat through the company',
    net: 'Net income',
    previous_net: 'Net income from the company before',
    annualised: 'For a whole year',
    tax_free: 'Free of tax (PTKP)',
    taxable: 'Taxable income, rounded down to thousands',
    step: 'Tax of the step',
    months_share: 'The share of those months',
    previous_tax: 'Withheld by the company before',
    tax: 'PPh 21 of the year',
    most: amount => `at most ${amount}`,
    withheld: 'Withheld from January to November',
    last: 'Withheld in December',
    back: 'Returned in December',
  },
  glance: {
    title: 'At a glance, without typing',
    lead: 'Single without dependants (TK/0), covered by both BPJS, in an ordinary month.',
    wage: 'Pay',
    cut: 'Deducted',
    net: 'Take-home',
  },
  unknown: [
    [
      'Overtime, bonuses and allowances that vary',
      'They raise the tax of the month in which they are paid, but not the BPJS contributions. This knows fixed pay and THR alone.',
    ],
    [
      'Tax that the company bears',
      'If your contract says “nett”, or the company pays a tax allowance, you receive more than this.',
    ],
    [
      'Tax borne by the government',
      'In listed industries the government bears the tax of employees with fixed pay up to IDR 10,000,000 a month throughout 2026 (PMK 105/2025, whose text we have read). If you are one of them, this tax does not reduce your pay.',
    ],
    [
      'Starting, leaving or changing jobs within the year',
      'The monthly deductions are the same, but December, or your last month, comes out differently.',
    ],
    ['Deductions besides tax and BPJS', 'Loans, cooperatives, union dues, fines, absence. See your payslip.'],
    [
      'Programmes you are not in',
      'Not every company registers its workers for every programme. If JP is not on your payslip, about 1% less is deducted.',
    ],
    [
      'Rounding',
      'The rules that we have read say nothing about rounding monthly deductions to whole rupiah. We round to the nearest; your payslip may differ by one rupiah.',
    ],
    [
      'Daily workers, freelancers, pensioners and foreign nationals',
      'Their tax is worked out in other ways, which are not here.',
    ],
  ],
  later:
    'The wage ceiling of the pension (JP) from March 2027 is not known to us yet; the last one is used here.',
  thr: 'Work out your THR',
}
