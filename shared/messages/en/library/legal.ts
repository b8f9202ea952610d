import type { legal as id } from '../../id/library/legal.ts'
import { kept } from './kept.ts'
import { versions } from './versions.ts'

export const legal: typeof id = {
  contents: 'On this page',
  kept,
  versions,
  carriers: {
    section: { id: 'pengantar', title: 'Who carries your sign-in codes' },
    inbox:
      'This demo sends nothing out: every code goes to the inbox at /inbox, which opens on this computer alone.',
    email:
      'Codes by email are carried by our mail provider and by yours. Both learn that your address was sent a code by us, and when. They learn nothing about reviews; the message never names a company.',
    meta: 'Codes by WhatsApp are carried by Meta, which processes your number for us, outside Indonesia too. Meta learns that your number was sent a code by us, and when; it learns nothing about reviews. In Indonesia a mobile number is registered in your name. If you would rather Meta did not know, sign in by email.',
  },
  operator: {
    section: { id: 'pengelola', title: 'Who runs this site' },
    is: (name, email) =>
      `This site is run by ${name}. Questions, requests and complaints about personal data go to ${email}.`,
    registered: number =>
      `It is registered as a private electronic system provider (PSE) with Indonesia’s Ministry of Communication and Digital Affairs under number ${number}.`,
    demo: 'This is a demo: nobody runs it as a business. On a real site the operator’s name and email address stand here, such as “PT Contoh Jujur (demo), privacy@contoh.example”.',
  },
  guidelines: {
    title: 'Community guidelines',
    description:
      'Six guidelines for reviews, questions and answers, with examples of what is fine and what is not.',
    lead: 'Six guidelines whose numbers never change. Our team reads every review, and every question and answer of a reader, against them. Whatever is rejected or removed for them names the number; what is taken down at a legal request says that.',
    badLabel: 'Not like this',
    goodLabel: 'Like this',
    items: [
      {
        title: 'Do not point to people',
        body: 'No names, no initials, no job title that only one person holds. Tell what happened, not who did it. Names of managers who are publicly known are not needed either.',
        bad: 'Mrs R. in finance always scolds staff in front of everyone.',
        good: 'People are often told off in front of others, even for small things.',
      },
      {
        title: 'No contact details',
        body: 'No phone numbers, email or postal addresses, social media accounts, bank accounts or links, neither yours nor anyone else’s.',
        bad: 'Ask me on 0812… if you want to know more.',
        good: 'Getting hired took two weeks and two interviews.',
      },
      {
        title: 'No internal information',
        body: 'Do not give away a company’s secrets: unreleased products, quality, sales figures, customers’ data, contracts. Ways of working, hours, pay and atmosphere are fine.',
        bad: 'The second plant closes next month, and our largest customer is leaving.',
        good: 'Targets rise every month without more people.',
      },
      {
        title: 'No discrimination',
        body: 'Do not belittle people for ethnicity, religion, race, gender, orientation, age or disability. Telling of discrimination that you met or saw is of course fine.',
        bad: 'People from that region are simply lazy.',
        good: 'Promotions rarely reach women; in three years I saw one.',
      },
      {
        title: 'No vulgar words',
        body: 'Be as critical as you like, but keep it civil. No insults, threats or mockery.',
        bad: 'Management is a bunch of *****.',
        good: 'Management often changes its mind and rarely explains why.',
      },
      {
        title: 'About the experience of work',
        body: 'In reviews and answers, write what you lived through or know yourself about working or applying there. In questions, ask about that alone. Customers’ complaints, advertising, hearsay and politics do not belong here.',
        bad: 'My parcel was lost twice, do not buy here.',
        good: 'Couriers ride their own motorcycles; fuel is partly refunded.',
      },
    ],
    afterTitle: 'If what you wrote is rejected',
    after:
      'Open it with your code: it says which guideline was broken. You can edit it and send it again, or withdraw it.',
    afterLink: 'Open my review',
    afterAsked: 'Open my questions and answers',
  },
}
