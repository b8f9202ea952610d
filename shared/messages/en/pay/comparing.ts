import type { comparing as id } from '../../id/pay/comparing.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ')

export const comparing: typeof id = {
  title: 'Compare your pay',
  heading: 'Is your pay fair?',
  lead: 'We show where your pay stands, and what is reasonable to ask for.',
  description:
    'Below, within or above the range? Compare your pay with the same role in your city or department in your province, and with the minimum wage, without signing in and without anything being kept.',
  private:
    'Your pay is compared in this browser and not kept; it is sent only if the comparison fails to load here.',
  plain: 'Your pay is used for this comparison alone; it is not kept and not put into the address.',
  fields: {
    pay: {
      label: 'Pay a month, before deductions',
      hint: 'Base pay and fixed allowances, for example 5.2 million.',
    },
    job_role: {
      label: 'Role',
      hint: 'If it is not there, choose the department alone.',
      none: 'No role has that name.',
      found: count => `${count} ${count === 1 ? 'role' : 'roles'}, choose with the arrow keys.`,
      missing: 'Enter a role, or choose a department below it.',
      several: names => `Which one: ${names}? Write it in full.`,
      unknown: typed =>
        `“${typed}” is not on our list of roles. Try another name, or choose the department alone.`,
    },
    department: { label: 'Department', empty: 'As the role’s', wrong: 'Choose one of the departments.' },
    city: {
      label: 'City or regency',
      hint: 'For its minimum wage, too.',
      none: 'No city or regency has that name.',
      found: count => `${count} ${count === 1 ? 'place' : 'places'}, choose with the arrow keys.`,
      unknown: typed => `“${typed}” is no city or regency that we know.`,
      several: names => `Which one: ${names}? Write it in full.`,
    },
    more: 'Kind of work and years in the role',
    job_type: { label: 'Kind of work', empty: 'Not said', wrong: 'Choose one of the kinds of work.' },
    years: { label: 'Years in the role', wrong: 'Enter a number from 0 to 60.' },
  },
  submit: 'Compare',
  again: 'Compare again',
  change: 'Change what you entered',
  failed:
    'The figures could not be fetched. Check your connection and try again; what you entered is still here.',
  outcome: {
    below: 'Your pay is below the range',
    within: {
      above: 'Your pay is within the range, above the middle',
      slightlyAbove: 'Your pay is within the range, a little above the middle',
      middle: 'Your pay is right in the middle of the range',
      slightlyBelow: 'Your pay is within the range, a little below the middle',
      below: 'Your pay is within the range, below the middle',
    },
    above: 'Your pay is above the range',
    andUnder: outcome => `${outcome}, and below the minimum wage`,
    butUnder: outcome => `${outcome}, but below the minimum wage`,
    under: 'Your pay is below the minimum wage',
    unknown: 'Not enough pay to compare with yet',
    end: '.',
  },
  known: what => `What is known about ${what}`,
  unknown: what => `There is not enough pay of ${what} to be shown, nor of anything wider.`,
  wider: (asked, shown) => `There is no figure for ${asked} yet. This is the nearest: ${shown}.`,
  namesakes: city => `Not ${city}?`,
  allTypes: 'The figure covers all kinds of work.',
  allYears: 'The figure does not tell years in the role apart.',
  here: 'You are here',
  you: 'you',
  bands: {
    label: 'Where your pay stands',
    below: 'Below the range',
    within: 'Within the range',
    above: 'Above the range',
  },
  chart: (you, low, high, median) =>
    `You ${you}. Half are paid between ${low} and ${high} million, median ${median} million.`,
  chartWage: (wage, amount) => ` ${capital(wage)}: ${amount}.`,
  median: median => `The median is ${median}.`,
  from: {
    above: by => ` You are ${by} above it.`,
    below: by => ` You are ${by} below it.`,
    same: ' You are right there.',
  },
  wageAbove: (by, wage) => ` Your pay is ${by} above the ${wage}.`,
  wageSame: wage => ` Your pay equals the ${wage}.`,
  people: (people, day) => ` From ${people}, worked out on ${day}.`,
  share: {
    between: (from, to) => ` About ${from}–${to} percent of people are paid less than you.`,
    under: to => ` Less than ${to} percent of people are paid less than you.`,
    over: from => ` More than ${from} percent of people are paid less than you.`,
  },
  short: {
    title: (by, wage) => `${by} less than the ${wage}.`,
    body: 'For full-time work a company must pay at least the minimum wage. It is compared with base pay and fixed allowances, and micro and small businesses are not bound by it.',
    other: 'For interns, apprentices and freelancers other rules hold.',
  },
  row: {
    title: 'If ten people stood in a row',
    floor: 'The floor is the minimum wage.',
    place: place => `You stand in ${ORDINALS[place - 1] ?? String(place)} place.`,
    lowest: 'You stand at the lower end.',
    highest: 'You stand at the upper end.',
    under: 'You stand below it.',
    lower: count => `${count} are paid less`,
    higher: count => `${count} are paid more`,
    span: (from, to) => `${from}–${to}`,
    heights: wage => `A bar’s height is the difference from the ${wage}.`,
    heightsPlain: 'A bar’s height is the pay.',
    about: people => ` Estimated from ${people}; the heights of the dashed bars are not shown.`,
    text: (lower, higher) =>
      `Ten people in a row from the lowest to the highest pay. ${lower} than you, ${higher}.`,
    textFloor: (wage, amount) => ` The floor is the ${wage}, ${amount}.`,
  },
  others: {
    title: 'Your line at other companies',
    lead: department => `Those with the highest median for ${department}, in all of Indonesia.`,
    more: (count, names) =>
      `${count === 1 ? 'One company pays' : `${count} companies pay`} more than you earn: ${names}.`,
    noMore: 'No median here is above your pay.',
    spoken: (low, high) => `half between ${low} and ${high} million`,
  },
  talk: {
    title: 'If you want to talk about pay',
    range: (from, to) => `Reasonable to ask for: ${from} to ${to}.`,
    below: amount => `Name ${amount}: half are paid that much or more.`,
    within: amount => `Name ${amount}: a quarter are paid that much or more.`,
    above:
      'Three in four people are paid as much as you, or less. A higher figure will be hard to get; other things can still be talked about.',
    source: (site, people, day) => `by ${people} collected by ${site}, ${day}`,
    wageSource: wage => `${wage}, by the governor’s decree`,
    points: {
      wage: (wage, amount, own) =>
        `“Our minimum wage is ${amount} (${wage}). My pay is ${own}. I ask for base pay and fixed allowances to be adjusted first.”`,
      wageNote: 'This is about the rules, not about good will. Keep your pay slips.',
      range: (what, low, high, source, amount) =>
        `“For ${what}, half are paid between ${low} and ${high} million (${source}). I propose ${amount} million.”`,
      rangeNote: 'Say the range first, then your figure.',
      when: '“If it cannot be done now, when shall we talk again, and what will it depend on?”',
      whenNote: 'Ask for a date, and write it down.',
      tasks:
        '“Since my pay was set, my tasks have grown: [name two]. What do I need to achieve to get there?”',
      tasksNote: 'Fill in the brackets yourself.',
      step: '“My pay is already above most. Can we talk about the next level, and what it depends on?”',
      stepNote: 'Titles and measures move more easily than figures.',
      written:
        '“If a raise cannot be done, can overtime, working hours or training be written into the contract?”',
      writtenNote: 'What is written can be claimed.',
    },
    copy: number => `Copy sentence ${number}`,
    copied: 'The sentence is copied.',
    notCopied: 'Not copied. Select the sentence and copy it yourself.',
  },
  more: {
    title: 'Other figures for your pay',
    thr: 'Holiday allowance (THR), after a year of work',
    net: 'Work out take-home pay',
    holiday: 'Work out the THR',
    all: what => `All about ${what} pay`,
  },
  faq: {
    title: 'About the figures',
    source: {
      question: 'Where do the figures come from?',
      answer:
        'From pay told by those who earn it, of this year and the last, rounded to IDR 100,000 and worked out anew every Monday. Figures of roles and cities appear from ten salaries of three companies on.',
    },
    stored: {
      question: 'Is what I enter kept?',
      answer:
        'No. The pay you enter is compared in this browser; without JavaScript, or if the comparison fails to load, it is sent once and recorded nowhere. The role and city you choose are in the address.',
    },
    range: {
      question: 'What is the range?',
      answer: 'The middle half of all pay: the lowest quarter and the highest quarter are left out.',
    },
    median: {
      question: 'Why not the average?',
      answer: 'One very high salary pulls the average up. It does not move the median.',
    },
    wage: {
      question: 'What are UMK and UMP?',
      answer:
        'The minimum wage of a regency or city, and that of a province, both set by the governor every year. Where a regency or city has none, the province’s holds.',
    },
    gross: {
      question: 'Which pay do I enter?',
      answer:
        'Base pay and fixed allowances a month, before tax and BPJS. Overtime, bonuses, THR and meal money per day present are left out.',
    },
  },
  head: {
    of: (what, amount) => `Compare pay for ${what}: median ${amount}`,
  },
}
