import type { about as id, AboutText } from '../../id/library/about.ts'

const us: AboutText = {
  title: 'About us',
  description:
    'Who makes this site and what for, where the money comes from, what we promise, and what we cannot promise.',
  lead: 'Before you sign a contract you should know what it is like to work there. Those who know have been there. We give them a place to say so without their names.',
  updated: '23 November 2026',
  sections: [
    {
      id: 'what',
      title: 'What we do',
      body: [
        'People write about where they work: whether wages and the holiday bonus (THR) come on time, about hours, treatment and chances. Our team reads each review against six guidelines and shows it without a name. From the ratings we work out scores, and from the pay that people tell we work out ranges.',
        'Beside that there are calculators for take-home pay and THR, vacancies weighed against what is really paid, and articles that name their sources and the day on which they were checked.',
      ],
    },
    {
      id: 'promises',
      title: 'What we hold to',
      body: [
        [
          'A review is stored without its author’s name or account. The only key to change or withdraw it is a code that the author holds.',
          'Scores are not for sale. No company’s subscription changes the reviews, replies or pay that you read.',
          'What is removed leaves a notice with the number of the guideline that it broke, or that the law demanded it. How many reviews came in, were published, rejected, removed and hidden stands on each company’s page.',
          'No tracking cookies, no scripts of others, no counting of visits.',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'What we cannot promise',
      body: [
        'We were not there, so we cannot vouch for each event. Read several reviews, not one. Nor do we ask for proof of work, because proof of work carries a name.',
        'Whoever runs the site, and holds its keys and its database together, could test whether an account has written about a company. This limit and the others are written down in the privacy policy. What gives an author away most often is the author’s own words.',
      ],
    },
    {
      id: 'money',
      title: 'Where the money comes from',
      body: [
        'Reading and writing are free. A company that claims its page gets six months to try; after that it subscribes for a year to post vacancies, or keeps a free standard account to reply to reviews and look after its facts. Nothing else can be bought here.',
      ],
    },
  ],
}

const scores: AboutText = {
  title: 'How scores work',
  description:
    'From the rating of one aspect to a company’s score, the mean of an industry, the order of lists and ranges of pay: rules, floors and examples.',
  lead: 'There are no secret weights. With the same reviews you can work out the same score.',
  updated: '23 November 2026',
  sections: [
    {
      id: 'review',
      title: 'The score of one review',
      body: [
        'Employees and former employees rate thirteen aspects from 1 to 5, such as pay, pay on time, THR on time, and work-life balance. “Does not apply to me” is left out. The mean of the rest is the score of the review, and rounded it is its stars.',
        'An example: twelve aspects are answered, together 42, and one does not apply. 42 ÷ 12 = 3.5, so four stars.',
        'Satisfaction as a whole is asked separately, shown separately, and no part of the score.',
      ],
    },
    {
      id: 'company',
      title: 'The score of a company',
      body: [
        'The mean of all published reviews by employees and former employees, including those that the company is hiding at the moment. All count the same: old and new, angry and pleased.',
        'A score appears from three reviews on. Below that a single person is too easily guessed, and a single opinion is no picture yet.',
        'We call it very good from 4.5, good from 3.5, okay from 2.5, and acceptable below.',
        'Applicants rate seven other things and have a score of their own: applying is another experience than working.',
      ],
    },
    {
      id: 'industry',
      title: 'The mean of an industry',
      body: [
        'The line to compare with on a company’s page is there only if at least five companies of the industry have thirty reviews between them.',
      ],
    },
    {
      id: 'order',
      title: 'The order of lists',
      body: [
        'So that a company with few reviews does not jump to the top, each is given five imagined reviews of the mean of all companies when lists are put in order. The score that is shown remains the real one.',
        'The list of the best rated takes companies with ten reviews or more. Those with three to nine have a list of their own. No place is for sale.',
      ],
    },
    {
      id: 'pay',
      title: 'Ranges of pay',
      body: [
        'Base pay and fixed allowances a month, before deductions. What is shown is the median and the middle half, rounded to IDR 100,000, never the lowest or the highest amount.',
        'At a company a range appears from five salaries on; for a role or a city, from ten salaries at three companies. All of them are worked out anew each Monday.',
      ],
    },
  ],
}

const checks: AboutText = {
  title: 'How we check',
  description:
    'What is looked at before a review, a reply, a vacancy or an article appears, who decides, and what we do not check.',
  lead: 'People decide; programs only point. Each rejection names the number of its guideline, and each removal leaves a notice.',
  updated: '23 November 2026',
  sections: [
    {
      id: 'reviews',
      title: 'Reviews',
      body: [
        'Our team reads each review before it appears. A program marks what may break a guideline, such as a person’s name or a phone number; whoever reads decides. There are three outcomes: accepted, accepted with a part masked and visibly so, or rejected with the number of the guideline. We replace nobody’s words.',
        'What is accepted appears once a day together with others, in random order. In a small company it may take up to a week longer, so that the time points to nobody.',
        'If ten reviews or more of one company come in a week, and that is at least five times as many as usual, those of that week are marked for whoever reads them and need one confirmation more.',
      ],
    },
    {
      id: 'reports',
      title: 'Reports',
      body: [
        'Anybody can report a review and name the guideline that it breaks. Our team reads it once more against that guideline. Disagreeing is not enough, and neither is a low rating. Who reported is not kept.',
      ],
    },
    {
      id: 'companies',
      title: 'Companies and their replies',
      body: [
        'Whoever claims a page is looked at by our team within three working days. Replies appear at once, unless a program finds signs that the company is looking for the author: such a reply we read first.',
        'A company may hide a review if it names the guideline that is broken. The review comes back by itself after 14 days, once and for all, unless our team agrees. Its ratings count all the while.',
      ],
    },
    {
      id: 'vacancies',
      title: 'Vacancies',
      body: [
        'A vacancy that asks for money, original certificates or a photo, or that makes demands about age, religion, looks, marital status or gender, or that leads applicants to contacts elsewhere, is held until our team decides. One without pay, or with pay below the minimum wage of its place, appears with a warning.',
      ],
    },
    {
      id: 'figures',
      title: 'Articles and figures of the law',
      body: [
        'Each article names its sources, the day on which we saw each of them, and the day on which it was last checked. What we have read in the text of a rule is told apart from what others report. After twelve months without a check it says so, and the article leaves the page of career advice.',
      ],
    },
    {
      id: 'not',
      title: 'What we do not check',
      body: [
        'Whether an event really happened, and whether its author really worked there. For that we should have to know who it is, and that is exactly what we do not want to hold. The limit is one account, one review of one company, in one calendar year.',
      ],
    },
  ],
}

export const about: typeof id = {
  updated: (day: string) => `Updated ${day}`,
  contents: 'On this page',
  more: 'Read on',
  us,
  scores,
  checks,
  guidelines: 'The six community guidelines',
  privacy: 'Privacy policy',
  faq: 'Questions and answers',
}
