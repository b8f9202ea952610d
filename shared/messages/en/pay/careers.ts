import type { careers as id } from '../../id/pay/careers.ts'

export const careers: typeof id = {
  tabs: { label: 'Career advice', careers: 'Explore careers', salaries: 'Explore salaries' },
  explore: {
    title: 'Where are you right now?',
    headTitle: 'Career advice: an offer, unpaid wages, a first job, moving on',
    description:
      'Got an offer, not been paid, first job, or moving on: three first steps, calculators, and articles with their sources and the day they were checked.',
    lead: 'Steps, figures and today’s rules, each with its sources and the day on which it was checked.',
    first: 'Three first steps',
    tools: 'Tools',
    read: 'Read',
    checked: 'Recently checked',
    all: 'All articles',
    faq: 'Questions and answers',
    doors: {
      offer: {
        lead: 'Before you sign: what is fair, what the contract says, and what to ask.',
        steps: [
          'Work out what reaches your bank, not what the letter says.',
          'Compare it with what others get in the same role and city.',
          'Have everything in writing before you say yes.',
        ],
        tools: {
          net: 'Work out the take-home pay',
          compare: 'Compare it with others’ pay',
          company: 'Read what people say of the company',
        },
      },
      unpaid: {
        lead: 'Late, cut or missing. Work out what you are owed, then take it step by step.',
        steps: [
          'Count the days. A fine runs from the fourth day on.',
          'Ask in writing, with dates and figures.',
          'Keep the proof on your own phone, not on the company’s computer.',
        ],
        tools: {
          minimum: 'Check the minimum wage where you work',
          thr: 'Work out your THR',
          write: 'Tell others, without your name',
        },
      },
      'first-job': {
        lead: 'From the first vacancy to the first payslip.',
        steps: [
          'Somebody asks for money before you work? Stop there.',
          'Find one word in your contract: PKWT (it ends) or PKWTT (permanent).',
          'Photograph contract and first payslip. Your diploma stays at home.',
        ],
        tools: {
          jobs: 'Search vacancies',
          minimum: 'See the minimum wage where you work',
          net: 'Understand the deductions on a payslip',
        },
      },
      change: {
        lead: 'Leave in good order, and arrive in the right place.',
        steps: [
          'Check your contract first. Leaving a fixed term early can be dear.',
          'List what you are owed: last wage, leave, THR, compensation, papers.',
          'Four sentences are enough for a letter of resignation.',
        ],
        tools: {
          jobs: 'See vacancies',
          compare: 'Check whether your pay is fair',
          thr: 'Work out THR before you choose a date',
        },
      },
    },
  },
  salaries: {
    title: 'Explore salaries',
    headTitle: 'Explore salaries: what people ask about pay',
    description:
      'What does a nurse earn in Surabaya, is 5.2 million fair for a warehouse clerk in Bekasi, who pays designers best: from the question to the figure.',
    lead: 'The answer is a figure from people who earn it, not an estimate.',
    roles: {
      title: 'Roles',
      questions: {
        nurse: 'What does a nurse earn in Surabaya?',
        warehouse: 'Is 5.2 million fair for a warehouse clerk in Bekasi?',
        engineer: 'What does a software engineer earn in South Jakarta?',
        best: 'Which roles pay best?',
      },
    },
    companies: {
      title: 'Companies',
      questions: {
        design: 'Who pays designers best?',
        it: 'Who pays people in IT best?',
        best: 'Which companies pay best?',
        industries: 'Which industries pay best?',
      },
    },
    places: {
      title: 'Places',
      questions: {
        province: 'How high is pay in my province?',
        cities: 'Which cities pay best?',
        minimum: 'Where is pay furthest above the minimum wage?',
      },
    },
    rules: {
      title: 'The sums',
      questions: {
        thr: 'What will I get as THR after seven months?',
        net: 'What remains of 9 million?',
      },
    },
  },
}
