import type { LegalText, legal as id } from '../id/legal.ts'

const terms: LegalText = {
  title: 'Terms and conditions',
  description: 'The rules of this site: who may write, what may be written, and what we do.',
  lead: 'The rules here, as short as we could make them. By writing a review or making an account you agree to them.',
  updated: '22 November 2026',
  sections: [
    {
      id: 'layanan',
      title: 'What we offer',
      body: [
        'A place to read and write reviews of companies in Indonesia. A company’s three newest reviews and all its figures are open without an account. The other reviews open once you sign in. All of it is free.',
      ],
    },
    {
      id: 'menulis',
      title: 'Who may write',
      body: [
        'You, if you are 18 or older and work, used to work, or applied at the company. One person writes at most one review of a company in a calendar year.',
        'Write what you lived through yourself, honestly. Writing for pay, or on behalf of the company or its competitors, is not allowed.',
      ],
    },
    {
      id: 'isi',
      title: 'What may be written',
      body: [
        'All reviews follow six community guidelines. Our team reads each review before it appears and turns down what breaks them, naming the guideline’s number. We do not change your words; at most we mask a part that breaks a guideline, and that can be seen.',
        'You answer for what your review says. Reviews are their authors’ opinions, not ours.',
      ],
    },
    {
      id: 'hak',
      title: 'Rights in your text',
      body: [
        'The text remains yours. By sending it you allow us to show it here and to count its ratings in the company’s score. That permission ends when you withdraw the review with the code that you hold.',
      ],
    },
    {
      id: 'kode',
      title: 'Your review’s code',
      body: [
        'After sending you receive a code of 26 letters and digits. Only that code can show how your review stands, or withdraw it. We do not keep it and cannot make a new one; store it well.',
      ],
    },
    {
      id: 'skor',
      title: 'Scores',
      body: [
        'A company’s score is the average of reviews by employees and former employees. Applicants’ ratings are counted apart. A score cannot be bought, and no company can have a review removed merely because its rating is low.',
      ],
    },
    {
      id: 'larangan',
      title: 'What is not allowed',
      body: [
        [
          'Trying to find out who wrote a review.',
          'Sending false reviews, or many reviews through many accounts.',
          'Copying the site’s content by machine on a large scale without written permission.',
          'Disturbing the running of the site.',
        ],
      ],
    },
    {
      id: 'tanggung-jawab',
      title: 'Limits of our responsibility',
      body: [
        'We check reviews against the guidelines, but cannot verify every event they tell of. Take reviews as one thing to weigh among others. The site may be interrupted or stop for a while.',
      ],
    },
    {
      id: 'perubahan',
      title: 'Changes and governing law',
      body: ['When these rules change, the date above changes with them. The law of Indonesia applies.'],
    },
  ],
}

const privacy: LegalText = {
  title: 'Privacy policy',
  description: 'What we store, what we do not, for how long, and how to erase it.',
  lead: 'What we store, what we do not, and for how long. Written from what this site really does today.',
  updated: '22 November 2026',
  sections: [
    {
      id: 'ulasan',
      title: 'What a review holds',
      body: [
        'What you write and choose: company, city, ratings, texts, department, kind of job, and the rest of the form. Of the time you wrote we keep only the week; readers see month and year.',
        'What a review does not hold: a name, an account, an e-mail address, a phone number, a network address or a kind of device. It has no field for them.',
        'Your role and city are shown only where at least three reviews of that company share them; otherwise the province stands there. Department and kind of job always appear.',
      ],
    },
    {
      id: 'sekali-setahun',
      title: 'One review a year, without a name',
      body: [
        'So that nobody writes over and over, we keep a mark: a one-way calculation (it cannot be turned back) of account, company and year, with a key that is not in the database. The mark says only that somebody has written about that company that year; it does not point at a review. After two years it is deleted.',
        'A review is sent not with your sign-in but with a pass that works once, kept only as a one-way calculation.',
      ],
    },
    {
      id: 'gaji',
      title: 'Salary',
      body: [
        'A salary you enter is encrypted while your review is checked. When the review appears, the salary moves to a record of its own: company, department, kind of job, year, amount and its comment. That record is found only with the code you hold, and is deleted with it when you withdraw the review.',
        'If our team removes a review after it appeared, its salary record stays, since nothing connects the two; it also stays in salary summaries computed from it.',
      ],
    },
    {
      id: 'undian',
      title: 'Raffle',
      body: [
        'If there is a raffle and you join it, we keep the number of the ticket and the contact you gave, sealed and without a time. A contact is opened only if its ticket wins, and all of them are deleted 30 days after the draw. Tickets are signed without our seeing them, so nothing connects them with your review.',
      ],
    },
    {
      id: 'akun',
      title: 'Account',
      body: [
        'An account holds your e-mail address or WhatsApp number, encrypted, the month it was made, and a note that you agreed to the terms. Accounts and reviews are in two separate parts of the database, with nothing between them.',
        'A sign-in code is valid for 5 minutes and kept only as a one-way calculation. So is a session, with the date of its last use; it ends after 30 unused days, after 90 at most. A browser that signed in is remembered for half a year, again as a one-way calculation, so that strangers cannot keep you out.',
      ],
    },
    {
      id: 'peramban',
      title: 'What your browser keeps',
      body: [
        [
          'Light or dark appearance, if you choose one.',
          'Your sign-in and the name of your account, while you are signed in.',
          'A random name of this browser, made when you ask for a code or send something, so that codes cannot be guessed over and over. Reviews and raffle tickets are sent without it.',
          'The draft of a review until you send or wipe it, and a review’s code if you ask to keep it.',
          'Which reviews you marked as helpful.',
          'Raffle tickets, if you keep them.',
          'Your answer about cookies.',
        ],
        'There are no tracking cookies, no scripts of other parties, and today no counting of visits. If there ever is, it runs only for those who allowed it.',
      ],
    },
    {
      id: 'tanda',
      title: 'Helpful marks and reports',
      body: [
        'When you mark a review as helpful, we keep a one-way calculation of your browser’s random name together with that review, so that a browser counts once. Two marks of the same browser cannot be told to belong together.',
        'Of a report we keep the review, the number of the guideline, your explanation, the language and the week. Who reported is not kept.',
      ],
    },
    {
      id: 'catatan-server',
      title: 'Server logs',
      body: [
        'The program logs the kind of request, the pattern of the page’s address, the outcome and roughly how long it took. Network addresses, browser names and contents are not logged. To limit attempts at signing in, network addresses are used briefly in memory as one-way calculations, and never written down.',
      ],
    },
    {
      id: 'lama',
      title: 'How long',
      body: [
        [
          'A published review stays until you withdraw it with its code. Withdrawing erases its texts and salary, and its ratings no longer count.',
          'A rejected review is kept, unseen, until you withdraw it with the same code.',
          'An account stays as long as this site runs. You cannot delete it here yourself yet; when you can, reviews will not go with it, because we do not know which are yours.',
        ],
      ],
    },
    {
      id: 'hak',
      title: 'Your rights',
      body: [
        'Indonesia’s Personal Data Protection Law gives you the right to see, correct and erase the data of your account; whoever runs this site must serve it. For a review, the code you hold is the only proof that it is yours; with it you can see and withdraw the review yourself at any time.',
      ],
    },
    {
      id: 'batas',
      title: 'What we cannot promise',
      body: [
        'Your own words can give you away: an event that only you lived through, an exact date, a turn of phrase. The form reminds you before you send. Write from a safe place, not from the office network.',
      ],
    },
  ],
}

export const legal: typeof id = {
  updated: day => `In force since ${day}`,
  contents: 'On this page',
  terms,
  privacy,
  carriers: {
    section: { id: 'pengantar', title: 'Who carries your sign-in codes' },
    inbox:
      'This demo sends nothing out: every code goes to the inbox at /inbox, which opens on this computer alone.',
    email:
      'Codes by e-mail are carried by our mail provider and by yours. Both learn that your address was sent a code by us, and when. They learn nothing about reviews; the message never names a company.',
    meta: 'Codes by WhatsApp are carried by Meta, which processes your number for us, outside Indonesia too. Meta learns that your number was sent a code by us, and when; it learns nothing about reviews. In Indonesia a mobile number is registered in your name. If Meta should not know, sign in by e-mail.',
  },
  operator: {
    section: { id: 'pengelola', title: 'Who runs this site' },
    is: (name, email) =>
      `This site is run by ${name}. Questions, requests and complaints about personal data go to ${email}.`,
    registered: number =>
      `It is registered as a private electronic system provider (PSE) with Indonesia’s Ministry of Communication and Digital Affairs under number ${number}.`,
    demo: 'This is a demo: nobody runs it as a business. On a real site the operator’s name and e-mail address stand here, such as “PT Contoh Jujur (demo), privacy@contoh.example”.',
  },
  guidelines: {
    title: 'Community guidelines',
    description: 'Six guidelines for reviews, with examples of what is fine and what is not.',
    lead: 'Six guidelines whose numbers never change. Our team reads every review against them; whatever is turned down, hidden or removed names the number.',
    badLabel: 'Not like this',
    goodLabel: 'Like this',
    items: [
      {
        title: 'Do not point at people',
        body: 'No names, no initials, no position that only one person holds. Tell what happened, not who did it. Names of managers who are publicly known are not needed either.',
        bad: 'Mrs R. in finance always scolds staff in front of everybody.',
        good: 'People are often told off in front of others, even for small things.',
      },
      {
        title: 'No contact data',
        body: 'No phone numbers, e-mail or postal addresses, social media accounts, bank accounts or links, neither yours nor anybody else’s.',
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
        body: 'Criticism may be hard, its words may not. No insults, threats or mockery.',
        bad: 'Management is a bunch of *****.',
        good: 'Management often changes its mind and rarely explains why.',
      },
      {
        title: 'About the experience of work',
        body: 'Write about your own experience of working or applying there. Customers’ complaints, advertising, hearsay and politics do not belong here.',
        bad: 'My parcel was lost twice, do not buy here.',
        good: 'Couriers ride their own motorcycles; fuel is partly refunded.',
      },
    ],
    afterTitle: 'If your review is turned down',
    after:
      'Open it with your code: it says which guideline was broken. You can withdraw it and write a new one.',
    afterLink: 'Open my review',
  },
}
