import type { LegalText, legal as id } from '../../id/library/legal.ts'
import { duties, kept } from './kept.ts'
import { versions } from './versions.ts'

const terms: LegalText = {
  title: 'Terms and conditions',
  description: 'The rules of this site: who may write, what may be written, and what we do.',
  lead: 'The rules here, as short as we could make them. By sending what you write, applying or making an account you agree to them.',
  sections: [
    {
      id: 'layanan',
      title: 'What we offer',
      body: [
        'A place to read and write reviews of companies in Indonesia, to tell and compare pay, to ask and answer, to find vacancies, apply and write to companies. A company’s three newest reviews and all its figures are open without an account. The other reviews open once you sign in. For readers and authors all of it is free. Companies pay a subscription to post jobs; it changes nothing about the reviews, scores and pay that are shown.',
      ],
    },
    {
      id: 'menulis',
      title: 'Who may write',
      body: [
        'You, if you are 18 or older and work, used to work, or applied at the company. One person writes at most one review of a company, and tells at most one salary there, in a calendar year.',
        'Anybody of 18 or older may ask and answer, also without an account.',
        'Write what you lived through or know yourself, honestly. Writing for pay, or on behalf of the company or its competitors, is not allowed. A company answers by its account alone, in its own name.',
      ],
    },
    {
      id: 'isi',
      title: 'What may be written',
      body: [
        'All reviews, salary comments, questions and answers follow six community guidelines. Our team reads each review, and each question and answer of a reader, before it appears and turns down what breaks them, naming the guideline’s number. We do not change your words; at most we mask a part that breaks a guideline, and that can be seen.',
        'What we are asked to take down goes if it breaks a guideline or the law. While we examine that it may not be shown, and its place says so.',
        'You answer for what you write. Reviews, questions and answers are their authors’ opinions, not ours.',
      ],
    },
    {
      id: 'hak',
      title: 'Rights in your text',
      body: [
        'The text remains yours. By sending it you allow us to show it here and to count its ratings in the company’s score. That permission ends when you withdraw it with the code that you hold. The same goes for a salary and its note, a question and an answer.',
      ],
    },
    {
      id: 'kode',
      title: 'Your code',
      body: [
        'After sending a review, a salary, a question or an answer you receive a code of 26 letters and digits. Only that code can show how it stands, change it or withdraw it. We do not keep it and cannot make a new one; store it well.',
      ],
    },
    {
      id: 'lowongan',
      title: 'Vacancies, applications and messages',
      body: [
        'Vacancies are posted by companies, which answer for what they say. We decline those that ask applicants for money, deceive or discriminate. We are no party to an application or a contract of work, and promise no job.',
        'Apply as yourself, with what is true. That company reads your application, and may use it only to decide about that vacancy. You can take it back at any time.',
        'A message to a company is passed on as it stands. Do not use it to advertise or to harass.',
      ],
    },
    {
      id: 'skor',
      title: 'Scores',
      body: [
        'A company’s score is the average of reviews by employees and former employees. Applicants’ ratings are counted separately. A score cannot be bought, and no company can have a review removed merely because its rating is low.',
      ],
    },
    {
      id: 'undian',
      title: 'Raffle',
      body: [
        'If there is a raffle, its organiser, permit number, months, witness and rules stand on the raffle’s page. Without all of these there is none.',
      ],
    },
    {
      id: 'larangan',
      title: 'What is not allowed',
      body: [
        [
          'Trying to find out who wrote a review, a salary, a question or an answer.',
          'Sending false reviews, answers, vacancies or applications, or many reviews through many accounts.',
          'Asking applicants for money, or using their data for anything else.',
          'Copying the site’s content by machine on a large scale without written permission.',
          'Disrupting the site.',
        ],
      ],
    },
    {
      id: 'tanggung-jawab',
      title: 'Limits of our responsibility',
      body: [
        'We check what is written against the guidelines, but cannot verify every event, answer or vacancy. Take it as one thing to weigh among others. The site may be interrupted or stop for a while.',
      ],
    },
    {
      id: 'keluhan',
      title: 'Complaints',
      body: [
        'What breaks a guideline: report it by the button below it. What breaks the law or your rights: by “Report content” (/en/report-content), with a number and the times that stand there. If it is not granted, you can ask us to look once more. Authors who were rejected can change what they wrote with their code.',
        'Other complaints about this site or our decisions: by “Contact us” (/en/contact). People read them, and we answer within three days. If we still disagree, you may go to a consumer dispute settlement body or to court.',
      ],
    },
    {
      id: 'perubahan',
      title: 'Changes, language and governing law',
      body: [
        'Changes are announced on this page at least 14 days before they take effect. What changed, and since when, stands at the end of this page.',
        'This page exists in Indonesian and English. Where the two differ, the Indonesian one prevails. The law of Indonesia applies.',
      ],
    },
  ],
}

const privacy: LegalText = {
  title: 'Privacy policy',
  description: 'What we store, what we do not, for how long, and what you can erase.',
  lead: 'What we store, what we do not, and for how long. Written from what this site really does today.',
  sections: [
    {
      id: 'ulasan',
      title: 'What a review holds',
      body: [
        'What you write and choose: company, city, ratings, texts, department, job type, and the rest of the form. Of the time you wrote we keep only the week, and the day the review appeared; readers see month and year. Beside them stand two one-way calculations, of its code and of what was sent, and, encrypted, whether it, or the salary in it, goes beyond what one person has in a year.',
        'What a review does not hold: a name, an account, an email address, a phone number, a network address or a kind of device. It has no field for them.',
        'Your role and city are shown only where at least three reviews of that company share them; otherwise the province stands there. Department, job type, the year you left or how your application ended always appear.',
      ],
    },
    {
      id: 'sekali-setahun',
      title: 'One review and one salary a year, without a name',
      body: [
        'So that nobody writes over and over, we keep a mark: a one-way calculation (it cannot be turned back) of account, company and year, with a key that is not in the database. The mark says only that someone has written about that company that year; it does not point to a review. After two years it is deleted. Of companies that are not listed you can write about three in a year; for each we keep a mark of account and year alone, until the year is over. A second review of the year, or one of a fourth such company, is received and read like any other; on the day it would have appeared it is withdrawn and its text deleted.',
        'The same goes for salaries: one for each person, company (or none) and year, whichever form it comes by. Their mark too is made of account, company and year; it is apart from that of reviews, holds no amount, and is deleted after two years. A second salary is received all the same; on Monday it is set aside and what it said is deleted; its company and year stay, encrypted. If it came with a review, the review appears without it.',
        'Whoever holds both that key and the database can test whether a given account has written or told a salary about a given company. Where a company has one review, that names its author. Those who run this site hold both.',
        'A review or a salary is sent not with your sign-in but with a pass that works once. Of a pass we keep a one-way calculation, which of the two it is for, the company, the same mark and, encrypted, whether it brings a second review or salary and the marks for salaries and for companies that are not listed, until the night after it runs out.',
      ],
    },
    {
      id: 'gaji',
      title: 'Salary',
      body: [
        'You can tell a salary with a review or by itself. With a review it is encrypted while the review is checked, and moves when the review appears. By itself everything is encrypted until Monday: company, role, city, amounts and note. All that can be read is whether our team has to look at it, the guideline and our team’s words if it is turned down, and its year; beside them stand two one-way calculations, of its code and of what was sent. When you sent it is not kept. Our team opens only salaries that are unusual, or whose notes were marked.',
        'From then on a salary stands in records of its own, which do not lead to an account, to a review or to each other. In the record for the company only the company can be read; department, job type, year, amounts, THR, bonus and years in the role are encrypted. In the record for roles and places nothing can be read; what is encrypted there are pay and allowances together, rounded to Rp 100,000, and a mark of the company that cannot be turned back. A note stands in a place of its own, encrypted too until it appears.',
        'Readers see ranges alone, worked out anew every Monday and shown once at least five people have told their pay. Notes appear several at a time, with no salary beside them. When you withdraw a salary with its code, or the review that it came with, the salary and its note are erased at once; the ranges follow on Monday.',
        'If our team removes a review after it appeared, or hides a note, the salary still counts until you withdraw it with the code.',
        'Whoever has our key can read salaries, and where a company has few reviews could match the two by what both say. What you may still change about the salary of your review is kept encrypted, and only your code finds it.',
      ],
    },
    {
      id: 'undian',
      title: 'Raffle',
      body: [
        'If there is a raffle and you join it, we keep the number of the ticket and the contact you gave, sealed and without a time. We open a contact only if its ticket wins, and delete all of them 30 days after the draw. The numbers of all tickets are published with the draw, without contacts, and stay. Tickets are signed without our seeing them, so nothing we store connects them with your review.',
      ],
    },
    {
      id: 'tanya-jawab',
      title: 'Questions and answers',
      body: [
        'Asking and answering need no account. We keep the company, your words, what you are to that company, the name that you wrote beside a question, the language, the week it was sent, the day it appeared, and two one-way calculations, of its code and of what was sent. If you leave an email address, it is encrypted and kept apart, with its language, its week and the day of the last news. Readers never see it, and one click stops all news.',
        'Where somebody answers for their company, who answered is kept, too, and their office is shown.',
      ],
    },
    {
      id: 'lamaran',
      title: 'Applications and messages to companies',
      body: [
        'Of an application we keep the vacancy, the days on which it was sent, seen and answered, your account as a one-way calculation, and, encrypted, your name, contact, letter, CV and the company’s answer. That company reads it; nothing connects it with a review of yours. Taking an application back erases its content and CV.',
        'A message to a company is passed on by email. What it says is not kept once it has left, and your address is told only if you agree.',
      ],
    },
    {
      id: 'langganan',
      title: 'News that you ask for',
      body: [
        'For news of vacancies, of companies and for career advice we keep your email address, encrypted and as a one-way calculation, the language, what you asked for, the day it began and up to which day you have been told. For career advice also the first and last name that you wrote, encrypted. News is sent only after you say yes by email, and you can stop it at any time without signing in.',
      ],
    },
    {
      id: 'surat',
      title: 'Letters to us and reports of content',
      body: [
        'Messages, requests to take something down and requests about personal data are encrypted whole: name, email address, company, the page you name, what you write, evidence and our answer. Only the kind, the language, the hour by which we answer and how it ended can be read. Whoever you report is not told who you are.',
      ],
    },
    {
      id: 'akun',
      title: 'Account',
      body: [
        'An account holds your email address or WhatsApp number, encrypted and as a one-way calculation by which we find it, your name if you gave one, encrypted, the jobs you saved and companies you follow, encrypted, the month it was made, the language you chose for its emails, whether an email to it came back, and a note that you agreed to the terms, with its day and language encrypted. How many companies you named this year that were not listed is kept as one-way calculations that lead to no account without our key. Accounts, and reviews with salaries, are in two separate parts of the database; no field of one points into the other.',
        'A sign-in code is valid for 5 minutes. Of a sign-in, finished or not, we keep your address, encrypted, the code as a one-way calculation, the time it was sent, and how often it was wrong, until it is used, or for at most two hours after it runs out. A session is kept as a one-way calculation, with its end, encrypted; it ends after 30 unused days, after 90 at most. A browser that signed in is remembered for half a year at most, again as a one-way calculation, so that strangers cannot keep you out.',
        'Before a code is sent, and when you open the form of a review or a salary, we compare what stands after the @ with the websites of companies, to tell you if the address seems to belong to an employer; nothing of that is kept.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      body: [
        [
          'Light or dark appearance, if you choose one.',
          'Your sign-in and the name of your account, while you are signed in.',
          'A random name of this browser, made when you ask for a code or send something, so that codes cannot be guessed over and over. Reviews, salaries and raffle tickets are sent without it.',
          'A company’s sign-in and its name, while you are signed in for a company, and the drafts of its vacancies.',
          'The codes of your questions and answers, with the company’s name, as soon as you send them. They are kept without asking, so that you can open them again. On the page “My questions and answers” you can have this device forget them.',
          'The draft of an application until you send or delete it.',
          'The draft of a review or a salary until you send or delete it, and its code if you ask to keep it. Right after you send one, its code also stays in that tab alone, until you keep it, open another page of this site there, sign out, or close the tab. The same holds for the pass to give a withdrawn review or salary anew, while its form is open.',
          'Which reviews and answers you marked as helpful.',
          'The jobs you save and the companies you follow while you are not signed in.',
          'Raffle tickets, if you keep them.',
          'For one tab alone, until it is closed: how far you scrolled, a sign-in you began, and changes to a review or a salary that you have not sent.',
        ],
        'There are no tracking cookies, no third-party scripts, and no counting of visits.',
      ],
    },
    {
      id: 'tanda',
      title: 'Helpful marks and reports',
      body: [
        'When you mark a review or an answer as helpful, we keep a one-way calculation of your browser’s random name together with that review or answer, so that a browser counts once. Two marks of the same browser cannot be told to belong together. Of many marks from one network only a few count in a day; whether you are signed in is looked at, your account is not noted.',
        'Of a report about a review, a salary comment, a question, an answer or a vacancy we keep what was reported, the number of the guideline or the reason, your explanation, the language and the week. Who reported is not kept.',
      ],
    },
    {
      id: 'catatan-server',
      title: 'Server logs',
      body: [
        'The program logs the kind of request, the pattern of the page’s address, the outcome and roughly how long it took. Network addresses, browser names and contents are not logged. To limit attempts at signing in and how often something is sent, the program counts. Network addresses, and what you do when you send a review or a salary, are counted in memory alone, as one-way calculations; the program never writes a network address down. How often a code was asked for or entered wrong for an email address or a number, or in a browser, and how often a browser reported something, stands in the database, also as one-way calculations. Their names change every hour or every day, and they are deleted about a day after the last try at the latest.',
      ],
    },
    {
      id: 'lama',
      title: 'How long',
      body: [
        [
          'A published review stays until you withdraw it with its code. Withdrawing erases its texts and salary, and its ratings no longer count. Its ratings and what you chose (such as department and city) stay stored, unseen.',
          'A rejected or removed review is kept, unseen, until you withdraw it with the same code.',
          'Questions and answers stay until you withdraw them with their code, those too that were rejected or are no longer shown. Withdrawing erases the words and the name that you wrote.',
          'News that you asked for stays until you stop it.',
          'A salary stays until you withdraw it with its code. A rejected one, or one set aside, is deleted after two years.',
          'Backups of the database hold what it held when they were made, also what was erased since. They are deleted after 30 days.',
          'An account stays until you delete it on the account page; its addresses, name, what you saved, sessions and what was agreed to are gone at once then. Deleting it does not delete reviews or salaries: they do not say whose they are.',
        ],
      ],
    },
    {
      id: 'hak',
      title: 'Your rights',
      body: [
        'Indonesia’s Personal Data Protection Law (Law 27/2022, articles 5–13) gives you these rights over your personal data:',
        [
          'to know who asks for it, what for and on which ground',
          'to complete and correct it',
          'to see it and get a copy, also in a form that machines read and that you can take elsewhere',
          'to end its processing, and to have it erased and destroyed',
          'to withdraw a consent that you gave',
          'to object to its processing, decisions made by machines alone included',
          'to have its processing delayed or restricted',
          'to complain, to sue and to be compensated where its processing breaks the law',
        ],
        'Ask by the page “Your data rights” (/en/data-request); we answer within 3 × 24 hours. Of your account you can do most yourself on the account page: see it and download a copy, change addresses and name, sign devices out, and delete the account. For a review, a salary, a question or an answer, the code you hold is the only proof that it is yours; with it you can see and withdraw it yourself at any time.',
      ],
    },
    {
      id: 'batas',
      title: 'What we cannot promise',
      body: [
        'For up to an hour a copy of the database can tell in which order reviews and salaries came. And a program that its operator changed could remember who sends what; a promise is no protection against that.',
        'Your own words can give you away: an event that only you lived through, an exact date, a turn of phrase. The form reminds you before you send. Write from a safe place, not from the office network.',
      ],
    },
  ],
}

export const legal: typeof id = {
  contents: 'On this page',
  terms,
  privacy,
  kept,
  versions,
  duties,
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
