import type { salaries as id } from '../../id/pay/salaries.ts'

const listed = (people: string, companies: string): string =>
  `From ${people} salaries, ${companies} companies.`

export const salaries: typeof id = {
  head: {
    rupiah: {
      title: 'The closer the weave, the higher the pay',
      lead: provinces => `Median pay a month in ${provinces} provinces, told by the people who earn it.`,
      department: (department, provinces) =>
        `Median pay a month in ${department}, in ${provinces} provinces, told by the people who earn it.`,
    },
    minimum: {
      title: 'The closer the weave, the higher the pay against the minimum wage',
      lead: provinces =>
        `Median pay as a multiple of the minimum wage in ${provinces} provinces, told by the people who earn it.`,
      department: (department, provinces) =>
        `Median pay in ${department} as a multiple of the minimum wage, in ${provinces} provinces, told by the people who earn it.`,
    },
  },
  headTitle: 'Salaries in Indonesia by role, department and city',
  headDepartment: department => `${department}: salaries by province`,
  description:
    'Median pay a month by province, role, department, city and industry, told by the people who earn it and worked out anew every Monday.',
  descriptionTop: (province, amount) =>
    `Median pay a month by province, role, department, city and industry. Highest in ${province}: ${amount}. Told by the people who earn it.`,
  search: {
    title: typed => `Pay for “${typed}”`,
    none: typed => `There is not enough pay to show for “${typed}” yet.`,
    hint: 'Try just the role or department, such as “nurse” or “design”, and add a city if you like.',
    all: 'See all pay',
    roles: 'Roles',
    companies: 'Companies',
    departments: 'Departments',
    few: 'Not enough pay yet:',
    placed: place =>
      `From ${place} where there is enough pay; otherwise from its province or all of Indonesia.`,
    everywhere: 'From all of Indonesia, not of that place alone.',
    namesakes: 'Which city or regency?',
  },
  map: {
    top: (province, amount) => `Highest in ${province}, ${amount}.`,
    bottom: (province, amount) => ` Lowest in ${province}, ${amount}.`,
    under: (provinces, amount) => ` In ${provinces} provinces the median is below ${amount}.`,
    underOne: (province, amount) => ` Only in ${province} is the median below ${amount}.`,
    underMinimum: provinces =>
      ` In ${provinces} ${provinces === '1' ? 'province' : 'provinces'} the median is below the minimum wage.`,
    one: (province, amount) => `Only ${province} has enough pay so far: ${amount}.`,
    none: 'No province has enough pay to show yet.',
    text: finding => `Map of median pay by province. ${finding}`,
    missing: provinces =>
      ` In ${provinces} ${provinces === '1' ? 'province' : 'provinces'} there is not enough pay yet.`,
    inTable: ' All figures are in the table below.',
    times: times => `${times} times the province’s minimum wage`,
    minimumNote: 'The minimum wage here is the province’s; in many cities it is higher.',
    timesShort: times => `${times}×`,
    readings: { label: 'Change the map', rupiah: 'Rupiah', minimum: 'Times the minimum wage' },
    allDepartments: 'All departments',
    steps: {
      rupiah: {
        up: from => `${from} million and up`,
        span: (from, to) => `${from}–${to}`,
        under: to => `below ${to}`,
      },
      minimum: {
        up: from => `${from}× and up`,
        span: (from, to) => `${from}–${to}×`,
        under: to => `below ${to}×`,
      },
    },
    table: provinces => `See ${provinces} provinces as a table`,
    tableTitle: 'Pay by province',
    median: 'Median, million',
    minimumWage: 'Minimum wage, million',
    timesHead: 'Times it',
    note: (people, companies) =>
      `From the salaries told here, not from all workers; a province is shown from ${people} salaries at ${companies} companies. Borders of provinces on this map are approximate.`,
    sources:
      'Coastline: Natural Earth. Where regencies and cities are: OpenStreetMap contributors and GeoNames,',
    short: {
      '11': 'Aceh',
      '14': 'Riau',
      '31': 'Jakarta',
      '32': 'W. Java',
      '34': 'Yogya',
      '35': 'E. Java',
      '51': 'Bali',
      '53': 'E. Nusa T.',
      '64': 'E. Kalimantan',
      '71': 'N. Sulawesi',
      '73': 'S. Sulawesi',
      '82': 'N. Maluku',
      '94': 'Central Papua',
    },
  },
  lists: {
    title: 'By department, role, city and industry',
    label: 'Lists of pay',
    top_paid_jobs: { title: 'Roles', all: 'All roles', heading: 'Pay by role', floor: listed },
    departments: {
      title: 'Departments',
      all: 'All departments',
      heading: 'Pay by department',
      floor: listed,
    },
    cities: {
      title: 'Cities and regencies',
      all: 'All cities',
      heading: 'Pay by city and regency',
      floor: listed,
    },
    industries: { title: 'Industries', all: 'All industries', heading: 'Pay by industry', floor: listed },
    top_companies: {
      title: 'Who pays best',
      all: 'See all of them',
      heading: 'Companies that pay best',
      floor: people =>
        `The median of one department at one company, from ${people} salaries. Scores play no part in the order.`,
    },
    none: 'Nothing here has enough pay yet.',
    description: heading =>
      `${heading}: the median a month, the middle half, and from how many salaries. Told by the people who earn it.`,
  },
  empty: {
    title: 'The first figures are not out yet',
    body: 'Pay is worked out on Mondays, and appears only where enough people have told theirs.',
    give: 'Give only your pay, one minute',
  },
}
