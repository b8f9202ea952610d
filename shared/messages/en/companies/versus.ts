/** Names like THR keep their capitals. */
const inSentence = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())

/** Texts of the comparison of companies. */
export const versus = {
  title: 'Compare companies',
  lead: 'Choose two to four companies. You can share the page’s address.',
  head: {
    title: 'Compare companies: score, pay and benefits side by side',
    titleOf: (names: readonly string[]) => `${names.join(', ')}: compare companies`,
    description:
      'Two to four companies side by side: score, pay, work and life, and benefits, from anonymous reviews.',
  },
  /** "Lintang leads in pay on time (4.6)." */
  leads: (name: string, aspect: string, mean: string, few: string | null) =>
    `${name} leads most in ${inSentence(aspect)} (${mean}${few === null ? '' : `, from only ${few} reviews`}).`,
  alike: 'None is clearly ahead yet: ratings are alike, or too little is known.',
  full: 'Four of four. To add one, take one out.',
  add: {
    label: 'Add a company',
    name: 'Add a company',
    instead: (name: string) => `Instead of ${name}`,
    submit: 'Search',
    found: 'Choose the company',
    same: 'In the same industry',
    none: (q: string) => `No company fits “${q}”.`,
  },
  caption: 'Companies side by side, each aspect from 1 to 5',
  aspect: 'Aspect',
  change: 'Change',
  remove: 'Take out',
  score: 'Score',
  reviews: 'Reviews by employees',
  recommend: 'Recommend it',
  pay: 'Median monthly pay',
  minimum: 'Local minimum wage',
  groups: { money: 'Money', people: 'People', work: 'Work' },
  benefits: 'Benefits',
  highest: 'highest',
  few: 'not enough data',
  reading: {
    title: 'How to read this',
    body: [
      'The bar in the stronger colour is the highest of its row. Where figures are alike, all are highest.',
      'Ratings show from three answers on. Red is only for median pay below the minimum wage.',
    ] as readonly string[],
  },
}
