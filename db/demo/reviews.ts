/** The demo's reviews: figures first, from each company's profile; then words that fit the figures. */
import { ANSWERS, APPLICANT_RATINGS, EMPLOYEE_RATINGS, type RatingKey } from '#shared/contract/keys.ts'

import { demoCompanies } from './companies.ts'
import { flavoursOf } from './flavours.ts'
import { partsOf, payOf, ROLES } from './pay.ts'
import { type Profile, PROFILES } from './profiles.ts'
import { type Random, randomOf } from './random.ts'
import { specialReviews } from './special.ts'
import type { Polarity } from './texts/bank.ts'
import type { DemoCompany, DemoRatings, DemoReview } from './types.ts'
import { type Context, createWriter, type Writer } from './writer.ts'

export type { DemoReview } from './types.ts'

/** The J: many fours and fives, a dip, a bump at one. */
const J = [0, 15, 8.5, 18.5, 31, 27]

/** J tilted so that its mean is `mean`. */
const starWeights = (mean: number): number[] => {
  let low = -3
  let high = 3
  let weights = J
  for (let i = 0; i < 40; i++) {
    const tilt = (low + high) / 2
    weights = J.map((w, star) => w * Math.exp(tilt * (star - 3)))
    const total = weights.reduce((a, b) => a + b)
    const got = weights.reduce((sum, w, star) => sum + w * star, 0) / total
    if (got < mean) low = tilt
    else high = tilt
  }
  return weights
}

const starAt = (quantile: number, mean: number): number => {
  const weights = starWeights(mean)
  let left = quantile * weights.reduce((a, b) => a + b)
  for (let star = 1; star < 5; star++) if ((left -= weights[star]!) < 0) return star
  return 5
}

const meanOf = (ratings: DemoRatings): number => {
  const values = Object.values(ratings).filter(value => value != null)
  return values.reduce((a, b) => a + b, 0) / values.length
}

/** Ratings whose mean rounds to `star`, with the company's strong and weak points showing. */
const ratingsFor = (
  keys: readonly RatingKey[],
  star: number,
  profile: Profile,
  nulls: (key: RatingKey) => number,
  random: Random,
): DemoRatings => {
  const lean = (key: RatingKey) => (profile.strong.includes(key) ? 1 : profile.weak.includes(key) ? -1 : 0)
  const ratings: DemoRatings = {}
  const aim = star === 5 ? 4.72 : star === 1 ? 1.3 : star + (random.next() - 0.5) * 0.7
  for (const key of keys) {
    const noise = (random.next() + random.next() - 1) * (star === 1 || star === 5 ? 0.9 : 1.5)
    const value = Math.round(aim + lean(key) * (star === 1 || star === 5 ? 0.8 : 1.0) + noise)
    ratings[key] = random.chance(nulls(key)) ? null : Math.min(5, Math.max(1, value))
  }
  const low = star === 1 ? 1 : star - 0.46
  const high = star === 5 ? 5 : star + 0.42
  for (let i = 0; i < 200; i++) {
    const mean = meanOf(ratings)
    if (mean >= low && mean <= high) break
    const up = mean < low
    const key = random.pick(keys)
    const value = ratings[key]
    if (value == null || (up ? value >= 5 || lean(key) < 0 : value <= 1 || lean(key) > 0)) {
      if (i < 120 || value == null || value === (up ? 5 : 1)) continue
    }
    ratings[key] = value + (up ? 1 : -1)
  }
  return ratings
}

/** Age in days: more of them lately. */
const ages = (profile: Profile, random: Random): number[] => {
  const out: number[] = []
  for (let i = 0; i < profile.count; i++) {
    if (i < profile.recent) out.push(1 + Math.floor(((i + random.next()) / profile.recent) * 28))
    else {
      const u = (i - profile.recent + random.next()) / (profile.count - profile.recent)
      out.push(Math.round(31 + (profile.oldest - 31) * (1 - Math.sqrt(u))))
    }
  }
  return out
}

/** Interview rounds when the words mention them. */
const roundsIn = (text: string): number | null =>
  /lima tahap|ternyata lima|five rounds|became five/i.test(text)
    ? 5
    : /dua tahap|two rounds|wawancara kedua|second interview/i.test(text)
      ? 2
      : null

const clampMean = (mean: number) => Math.min(4.75, Math.max(1.6, mean))

const makeReview = (
  company: DemoCompany,
  profile: Profile,
  age: number,
  quantile: number,
  kind: 0 | 1 | 2,
  english: boolean,
  random: Random,
  writer: Writer,
): DemoReview => {
  const years = age / 365
  const role = random.weighted(profile.roles)
  const department = ROLES[role]![0]
  const city = random.weighted<string>([[company.city_code, 6], ...profile.cities])
  const drift = profile.trend * (0.5 - age / 1460)
  const kindShift = kind === 0 ? 0.12 : kind === 1 ? -0.35 : 0.05
  const star = starAt(quantile, clampMean(profile.mean + drift + kindShift))
  const teachable = ROLES[role]![1] < 12_000 && !/driver|courier|operator|officer|agent|analyst/.test(role)
  const keys: readonly RatingKey[] = kind === 2 ? APPLICANT_RATINGS : EMPLOYEE_RATINGS

  const jobType =
    kind === 2
      ? null
      : /manager|director|captain/.test(role)
        ? random.weighted<DemoReview['job_type']>([
            ['executive', 5],
            ['employee', 5],
          ])
        : random.weighted<DemoReview['job_type']>([
            ['employee', 82],
            ['temporary', 8],
            ['intern', !teachable ? 0 : kind === 1 ? 8 : 4],
            ['freelancer', 2],
            ['working_student', teachable ? 2 : 0],
            ['apprentice', teachable || /machine-operator/.test(role) ? 2 : 0],
          ])
  const learner = jobType === 'intern' || jobType === 'working_student' || jobType === 'apprentice'
  const nulls = (key: RatingKey) =>
    kind === 2
      ? key === 'timelyfeedback'
        ? 0.08
        : 0.03
      : key === 'thrpayment' && (learner || jobType === 'freelancer')
        ? 0.9
        : key === 'family'
          ? learner
            ? 0.8
            : 0.12
          : key === 'religious' || key === 'gender' || key === 'cultural'
            ? 0.08
            : key === 'thrpayment' || key === 'opportunity'
              ? 0.05
              : 0.01
  const ratings = ratingsFor(keys, star, profile, nulls, random)

  const answers: DemoReview['answers'] = {}
  if (kind !== 2)
    for (const key of ANSWERS) if (random.chance(0.82)) answers[key] = random.chance(profile.yes[key] ?? 0.5)

  const result =
    kind === 2
      ? random.weighted<DemoReview['application_result']>(
          star >= 4
            ? [
                ['accepted', 55],
                ['rejected', 35],
                ['declined', 10],
              ]
            : [
                ['accepted', 15],
                ['rejected', 55],
                ['declined', 30],
              ],
        )
      : null

  const context: Context = {
    company: company.slug,
    locale: english ? 'en' : 'id',
    flavours: flavoursOf(company, role),
    kind: kind === 0 ? 'current' : kind === 1 ? 'former' : 'applicant',
    intern: jobType === 'intern',
    learner,
    star,
    ratings,
    result,
    random,
  }

  // Words
  const value = (key: RatingKey) => ratings[key] ?? 0
  const by = (test: (n: number) => boolean) =>
    random.shuffle(keys.filter(key => value(key) > 0 && test(value(key))))
  const marked = (list: RatingKey[], lead: RatingKey[]) => [
    ...list.filter(key => lead.includes(key) && random.chance(0.7)),
    ...list,
  ]
  const unique = <T>(list: T[]) => [...new Set(list)]
  const good = unique(
    star >= 4
      ? [
          ...marked(
            by(n => n === 5),
            profile.strong,
          ),
          ...marked(
            by(n => n === 4),
            profile.strong,
          ),
        ]
      : marked(
          by(n => n >= 4),
          profile.strong,
        ),
  )
  const middling = unique(
    marked(
      by(n => n === 3),
      profile.weak,
    ),
  )
  const bad = unique([
    ...marked(
      by(n => n === 1),
      profile.weak,
    ),
    ...marked(
      by(n => n === 2),
      profile.weak,
    ),
  ])

  const length = random.weighted([
    [0, 28],
    [1, 50],
    [2, 22],
  ])
  const wish = (list: RatingKey[], polarity: Polarity) =>
    list.map((key): [string, Polarity] => [key, polarity])
  const benefits = (yes: boolean) =>
    random
      .shuffle(ANSWERS.filter(key => answers[key] === yes))
      .map((key): [string, Polarity] => [key, yes ? 'good' : 'bad'])
  const polarity: Polarity = star >= 4 ? 'good' : star === 3 ? 'mixed' : 'bad'
  const opener: [string, Polarity][] = kind !== 2 && random.chance(0.38) ? [['general', polarity]] : []

  const likesCount = [
    [0, 1, 2],
    [1, 1, 2],
    [1, 2, 3],
    [2, 2, 4],
    [2, 3, 5],
  ][star - 1]![length]!
  const dislikesCount = [
    [2, 3, 5],
    [1, 3, 4],
    [1, 2, 3],
    [0, 1, 2],
    [0, 1, 1],
  ][star - 1]![length]!
  const benefitFirst = random.chance(0.3)
  const likeWishes: [string, Polarity][] = [
    ...(star >= 4 ? opener : []),
    ...(benefitFirst && star >= 3 ? benefits(true).slice(0, 1) : []),
    ...wish(good, 'good'),
    ...benefits(true),
    ...(star === 3 ? wish(middling, 'mixed') : []),
  ]
  const dislikeWishes: [string, Polarity][] = [
    ...(star < 4 ? opener : []),
    ...(benefitFirst && star <= 3 ? benefits(false).slice(0, 1) : []),
    ...wish(bad, 'bad'),
    ...wish(middling, 'mixed'),
    ...(kind !== 2 ? benefits(false) : []),
  ]
  let likes = writer.passage(likeWishes, likesCount, context)
  let dislikes = writer.passage(dislikeWishes, dislikesCount, context)
  if (!likes && !dislikes) {
    if (star >= 4) likes = writer.passage(likeWishes, 2, context)
    else dislikes = writer.passage(dislikeWishes, 2, context)
  }
  const advice =
    random.chance(star >= 4 ? 0.34 : 0.5) && kind !== 2
      ? writer.advice([...bad, ...middling].slice(0, 2), context)
      : kind === 2 && random.chance(0.3)
        ? writer.advice([...bad, ...middling].slice(0, 2), context)
        : null
  const headline = writer.headline(star, good.slice(0, 6), [...bad, ...middling].slice(0, 6), context)

  // Money
  const luck = Math.min(1, Math.max(0, (value('salary') - 1) / 4 + (random.next() - 0.5) * 0.7))
  const share =
    jobType === 'intern' ? 0.42 : jobType === 'apprentice' ? 0.5 : jobType === 'working_student' ? 0.55 : 1
  const monthly_salary =
    kind !== 2 && random.chance(0.84)
      ? Math.round((payOf(role, city, profile.pay, luck, years) * share) / 50_000) * 50_000
      : null
  const salary_comment =
    monthly_salary !== null && !learner && random.chance(0.3)
      ? writer.comment(value('salary') >= 4 ? 'good' : value('salary') === 3 ? 'mixed' : 'bad', context)
      : null

  // Drawn apart, so that words and figures stay as they are.
  const own = randomOf(`pay/${company.slug}/${headline}`)
  const told =
    monthly_salary === null
      ? null
      : partsOf(own, { amount: monthly_salary, years: own.int(0, 9), isLearner: learner })

  const drawn = random.weighted([
    [1, 22],
    [2, 42],
    [3, 25],
    [4, 9],
    [5, 2],
  ])
  const surprise = kind === 2 ? random.chance(0.45) : null
  const surprise_text = surprise && random.chance(0.85) ? writer.surprise(context) : null
  const past = Math.ceil(years)
  return {
    company: company.slug,
    state: 'published',
    day: -age,
    locale: context.locale,
    employment_status: kind,
    overall_sentiment: Math.min(
      5,
      Math.max(
        1,
        star +
          random.weighted([
            [0, 70],
            [1, 13],
            [-1, 17],
          ]),
      ),
    ),
    recommended: random.chance([0.02, 0.06, 0.5, 0.93, 0.99][star - 1]!),
    ratings,
    answers,
    city_code: city,
    department: kind === 2 ? null : department,
    job_type: jobType,
    job_role_id: kind === 2 || random.chance(0.8) ? role : null,
    left_at_offset:
      kind === 0
        ? null
        : past +
          (kind === 1
            ? random.weighted([
                [0, 70],
                [1, 20],
                [2, 10],
              ])
            : 0),
    application_result: result,
    interview_rounds: kind === 2 ? (roundsIn(`${headline} ${likes} ${dislikes}`) ?? drawn) : null,
    surprise_question: surprise,
    surprise_text,
    headline,
    likes,
    dislikes,
    advice,
    monthly_salary: told && told.base,
    allowances: told && told.allowances,
    thr_months: told && told.thr_months,
    bonus_months: told && told.bonus_months,
    years_in_role: told && told.years,
    salary_comment,
    helpful: Math.floor(Math.min(24, -Math.log(1 - random.next()) * (1.5 + Math.min(5, years * 2.4)))),
    guideline: null,
    note: null,
  }
}

let made: DemoReview[] | undefined

const make = (): DemoReview[] => {
  const writer = createWriter()
  const companies = new Map(demoCompanies().map(company => [company.slug, company]))
  const slots: { profile: Profile; age: number; quantile: number; kind: 0 | 1 | 2; english: boolean }[] = []
  for (const profile of PROFILES) {
    const random = randomOf(`plan/${profile.slug}`)
    // Evenly spread quantiles in random order keep a company near its mean and its mix of people.
    const spread = (n: number) =>
      random.shuffle(
        Array.from({ length: n }, (_, i) =>
          n < 3 ? 0.4 + 0.3 * random.next() : (i + 0.15 + 0.7 * random.next()) / n,
        ),
      )
    const stars = spread(profile.count)
    const kinds = spread(profile.count)
    const languages = spread(profile.count)
    ages(profile, random).forEach((age, i) => {
      const k = kinds[i]!
      slots.push({
        profile,
        age,
        quantile: stars[i]!,
        kind: k < 0.655 ? 0 : k < 0.875 ? 1 : 2,
        english: languages[i]! < profile.english,
      })
    })
  }
  // All companies take turns at the banks, so that none gets only the leftovers.
  const turns = randomOf('turns').shuffle(slots)
  const published = turns.map(({ profile, age, quantile, kind, english }, i) =>
    makeReview(
      companies.get(profile.slug)!,
      profile,
      age,
      quantile,
      kind,
      english,
      randomOf(`review/${profile.slug}/${i}`),
      writer,
    ),
  )
  return [...published, ...specialReviews()].sort(
    (a, b) => a.day - b.day || a.headline.localeCompare(b.headline, 'id'),
  )
}

/** Every call gives equal, separate objects, oldest first. */
export const demoReviews = (): DemoReview[] => structuredClone((made ??= make()))
