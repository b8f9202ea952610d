import type { positions as id } from '../../id/pay/positions.ts'

export const positions: typeof id = {
  role: {
    headFigure: (name, amount) => `${name} salary: ${amount} a month`,
    description: (name, amount, range) =>
      `Median pay in the role of ${name} is ${amount} a month; half earn ${range}. See it by province, city and years in the role, and the companies they reviewed.`,
    pay: 'Pay',
    trend: {
      narrowing: 'Pay rises, but the minimum wage is catching up',
      widening: 'Pay is pulling away from the minimum wage',
      level: 'Pay keeps its distance from the minimum wage',
      falling: 'Pay does not rise, the minimum wage does',
      under: 'The median is below the minimum wage',
    },
    gap: {
      pay: 'Median pay',
      minimum: 'Mean minimum wage of all provinces',
      text: (from, to, first, last) =>
        `Median pay went from ${first} million in ${from} to ${last} million in ${to}.`,
      textMinimum: (first, last) =>
        ` The mean minimum wage of all provinces went from ${first} to ${last} million.`,
      gap: (year, then, now) => `In ${year} pay was ${then} above the mean minimum wage, now it is ${now}.`,
      gapUnder: by => `Median pay is ${by} below the mean minimum wage.`,
    },
    city: {
      title: 'In your city',
      label: 'City or regency',
      example: 'For example Surabaya',
      submit: 'Show',
      unknown: typed => `There is no city or regency called “${typed}”.`,
      several: typed => `“${typed}” could be several places. Choose one:`,
      known: 'Cities with enough pay',
    },
    years: {
      title: 'By years in the role',
      more: (amount, from, to) =>
        `From “${from.toLowerCase()}” to “${to.toLowerCase()}” the median rises by ${amount}.`,
    },
    few: {
      title: 'Not enough pay from this role yet',
      body: 'The pay of a role appears from ten people at three companies.',
      nearest: what => `Nearest, ${what}:`,
    },
    reviewed: {
      headTitle: name => `${name}: company reviews`,
      description: name =>
        `Companies reviewed by people who work or used to work in this role: ${name}. Read what they say, anonymously.`,
      lead: 'Companies reviewed by people who work or used to work in this role.',
      title: 'Companies',
      reading: {
        title: 'What is shown here',
        body: 'Only reviews by employees and former employees in this role count.',
        floor:
          'A company appears once there are three reviews from this role, so that it is harder to guess who wrote them.',
      },
      none: 'No company has three reviews from this role yet.',
      browse: 'See all companies',
    },
    companies: 'Who pays best',
    companiesNote: department =>
      `Pay in ${department} at that company: roles are not told apart there, so that nobody’s pay can be guessed.`,
    department: department => `All of ${department}`,
    give: { title: 'Give only your pay: a minute, no name', submit: 'Give your pay' },
  },
  provinces: {
    title: 'By province',
    below: provinces => `In ${provinces} the median is below the minimum wage.`,
    top: (province, amount) => `Highest in ${province}: ${amount}.`,
    note: 'Minimum wage: the province’s; in many cities it is higher. Other provinces do not have enough pay yet.',
    others: 'Other provinces do not have enough pay yet.',
  },
  department: {
    kicker: 'Department',
    title: name => `Pay in ${name}`,
    headFigure: (name, amount) => `${name} salaries: ${amount} a month`,
    description: (name, amount, range) =>
      `Median pay in ${name} is ${amount} a month; half earn ${range}. See it by province, industry and role, and who pays best.`,
    descriptionFew: name => `Pay in ${name}, by role and company.`,
    industries: 'By industry',
    roles: 'Roles in this department',
    companies: 'Who pays best',
    companiesNote: 'Companies with at least ten salaries from this department.',
    map: 'On the map',
    few: {
      title: 'Not enough pay from this department yet',
      body: 'The pay of a department appears once enough people at enough companies have told theirs.',
    },
  },
}
