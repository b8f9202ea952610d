import type { careers as id } from '../../id/pay/careers.ts'

export const careers: typeof id = {
  salaries: {
    title: 'Explore salaries',
    headTitle: 'Explore salaries: what people ask about pay',
    description:
      'What does a nurse earn in Surabaya, is 5.2 million fair for a warehouse clerk in Bekasi, who pays designers best: from the question to the figure.',
    lead: 'Begin with your question. The answer is a figure from people who earn it, not an estimate.',
    roles: {
      title: 'Roles',
      asks: {
        nurse: 'What does a nurse earn in Surabaya?',
        warehouse: 'Is 5.2 million fair for a warehouse clerk in Bekasi?',
        engineer: 'What does a software engineer earn in South Jakarta?',
        best: 'Which roles pay best?',
      },
    },
    companies: {
      title: 'Companies',
      asks: {
        design: 'Who pays designers best?',
        it: 'Who pays people in IT best?',
        best: 'Which companies pay best?',
        industries: 'Which industries pay best?',
      },
    },
    places: {
      title: 'Places',
      asks: {
        province: 'How high is pay in my province?',
        cities: 'Which cities pay best?',
        minimum: 'Where is pay furthest above the minimum wage?',
      },
    },
    rules: {
      title: 'The sums',
      asks: {
        thr: 'What will I get as THR after seven months?',
        net: 'What remains of 9 million?',
      },
    },
  },
}
