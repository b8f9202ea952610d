/** Picks sentences for a review so that they fit its ratings and none is heard too often. */
import { type Random, randomOf } from './random.ts'
import { type Blocks, type Line, lines, type Polarity, type TextBank } from './texts/bank.ts'
import en from './texts/en/index.ts'
import id from './texts/id/index.ts'
import type { DemoLocale, DemoRatings, DemoReview } from './types.ts'

/** A bank's line is used at most this often over the whole demo. */
const MOST = 4

export interface Context {
  company: string
  locale: DemoLocale
  flavours: Set<string>
  kind: 'current' | 'former' | 'applicant'
  /** Interns proper, and everyone who learns or studies on the job. */
  intern: boolean
  learner: boolean
  star: number
  ratings: DemoRatings
  result: DemoReview['application_result']
  random: Random
}

interface Entry extends Line {
  used: number
  /** Companies that have it already. */
  by: string[]
}

type Shelf = Record<string, Partial<Record<Polarity, Entry[]>>>

const entries = (block: string | undefined): Entry[] =>
  lines(block).map(line => ({ ...line, used: 0, by: [] }))

const shelf = (topics: Record<string, Blocks>): Shelf =>
  Object.fromEntries(
    Object.entries(topics).map(([topic, blocks]) => [
      topic,
      Object.fromEntries(Object.entries(blocks).map(([polarity, block]) => [polarity, entries(block)])),
    ]),
  )

const shelves = (bank: TextBank) => ({
  topics: shelf(bank.topics),
  advice: Object.fromEntries(Object.entries(bank.advice).map(([topic, block]) => [topic, entries(block)])),
  comments: shelf({ all: bank.salaryComments }),
  surprises: entries(bank.surprises),
  headlines: shelf({ own: bank.headlines, applicant: bank.applicantHeadlines }),
  clauses: shelf(bank.clauses),
  joiners: bank.joiners,
})

const fill = (text: string, company: string): string =>
  text.replace(/\{([^}]+)\}/g, (_, slot: string) => {
    const random = randomOf(`${company}/${slot}`)
    const range = /^(\d+)-(\d+)$/.exec(slot)
    return range ? String(random.int(Number(range[1]), Number(range[2]))) : random.pick(slot.split('|'))
  })

const holds = (need: string, { kind, intern, learner, star, ratings, result }: Context): boolean => {
  if (need === 'intern') return intern
  if (need === 'pleased') return star >= 4
  if (need === 'accepted' || need === 'rejected' || need === 'declined') return result === need
  if (need === 'offered') return result === 'accepted' || result === 'declined'
  if (need === 'current' || need === 'former') return kind === need && !learner
  const rating = ratings[need.slice(0, -1) as keyof DemoRatings]
  if (rating === undefined) throw new Error(`unknown condition: ${need}`)
  return rating !== null && (need.endsWith('>') ? rating >= 4 : rating <= 3)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const createWriter = () => {
  const banks = { id: shelves(id), en: shelves(en) }
  const headlines = new Set<string>()
  const texts = new Set<string>()

  const fits = (entry: Entry, context: Context, most: number) =>
    entry.used < most &&
    (entry.flavours.length === 0 || entry.flavours.some(tag => context.flavours.has(tag))) &&
    entry.needs.every(need => holds(need, context))

  /** The least heard of the fitting lines; lines of one's own trade come first. */
  const choose = (list: Entry[] | undefined, context: Context, most = MOST): Entry | undefined => {
    let best: Entry | undefined
    let least = Infinity
    for (const entry of list ?? []) {
      if (!fits(entry, context, most)) continue
      const own = entry.flavours.length + entry.needs.length > 0 ? 1.2 : 0
      const heard = entry.by.filter(slug => slug === context.company).length
      const cost = entry.used + heard * 6 - own + context.random.next() * 1.4
      if (cost < least) {
        least = cost
        best = entry
      }
    }
    return best
  }

  const take = (entry: Entry, context: Context): string => {
    entry.used++
    entry.by.push(context.company)
    return fill(entry.text, context.company)
  }

  /** Up to `count` sentences about the wished topics, in that order. */
  const passage = (
    wishes: [topic: string, polarity: Polarity][],
    count: number,
    context: Context,
  ): string | null => {
    const { topics } = banks[context.locale]
    const chosen: Entry[] = []
    const told = new Set<string>()
    const tell = (topic: string, polarity: Polarity): boolean => {
      const entry = told.has(topic) ? undefined : choose(topics[topic]?.[polarity], context)
      if (!entry) return false
      told.add(topic)
      chosen.push(entry)
      return true
    }
    for (const [topic, polarity] of wishes) {
      if (chosen.length >= count) break
      tell(topic, polarity)
    }
    if (chosen.length === 0) return null
    const join = (list: Entry[]) => list.map(entry => fill(entry.text, context.company)).join(' ')
    while (texts.has(join(chosen)))
      if (!wishes.some(([topic, polarity]) => tell(topic, polarity))) return null
    texts.add(join(chosen))
    const sentences = chosen.map(entry => take(entry, context))
    if (sentences.length < 4 || !context.random.chance(0.6)) return sentences.join(' ')
    const half = Math.ceil(sentences.length / 2)
    return `${sentences.slice(0, half).join(' ')}\n\n${sentences.slice(half).join(' ')}`
  }

  const advice = (topics: string[], context: Context): string | null => {
    const bank = banks[context.locale].advice
    const chosen: Entry[] = []
    for (const topic of [...topics, 'general']) {
      const entry = choose(bank[topic], context)
      if (!entry) continue
      chosen.push(entry)
      const text = chosen.map(one => fill(one.text, context.company)).join(' ')
      if (texts.has(text)) continue
      texts.add(text)
      chosen.forEach(one => take(one, context))
      return text
    }
    return null
  }

  /** A line used once and never again. */
  const once = (list: Entry[] | undefined, context: Context): string | null => {
    const entry = choose(list, context, 1)
    return entry ? take(entry, context) : null
  }

  const headline = (star: number, good: string[], bad: string[], context: Context): string => {
    const bank = banks[context.locale]
    const { random } = context
    const polarity: Polarity = star >= 4 ? 'good' : star === 3 ? 'mixed' : 'bad'
    const accept = (text: string) => {
      if (headlines.has(text.toLowerCase()) || text.length > 110) return false
      headlines.add(text.toLowerCase())
      return true
    }
    if (random.chance(0.55)) {
      const whole = once(
        bank.headlines[context.kind === 'applicant' ? 'applicant' : 'own']?.[polarity],
        context,
      )
      if (whole && accept(whole)) return whole
    }
    const clause = (topics: string[], side: Polarity, not: string | null) =>
      random
        .shuffle(topics)
        .filter(topic => topic !== not)
        .map(topic => ({ topic, entry: choose(bank.clauses[topic]?.[side], context, 99) }))
        .find(found => found.entry)
    for (let tries = 0; tries < 60; tries++) {
      const likes = good.length > 0 ? good : bad
      const dislikes = bad.length > 0 ? bad : good
      const firstSide: Polarity = star >= 3 && good.length > 0 ? 'good' : 'bad'
      const secondSide: Polarity =
        star >= 5 || bad.length === 0 ? 'good' : star <= 1 || good.length === 0 ? 'bad' : 'mixed'
      const first = clause(firstSide === 'good' ? likes : dislikes, firstSide, null)
      const other = secondSide === 'mixed' ? (firstSide === 'good' ? 'bad' : 'good') : secondSide
      const second = clause(other === 'good' ? likes : dislikes, other, first?.topic ?? null)
      if (!first?.entry) break
      const single = tries < 2 && random.chance(0.3)
      const joiner = random.pick(
        firstSide === other ? bank.joiners.both : firstSide === 'good' ? bank.joiners.but : bank.joiners.yet,
      )
      const text = capital(
        single || !second?.entry
          ? fill(first.entry.text, context.company)
          : `${fill(first.entry.text, context.company)}${joiner}${fill(second.entry.text, context.company)}`,
      )
      if (accept(text)) {
        first.entry.used++
        if (second?.entry) second.entry.used++
        return text
      }
    }
    const rest = once(bank.headlines[context.kind === 'applicant' ? 'applicant' : 'own']?.[polarity], context)
    if (rest && accept(rest)) return rest
    throw new Error(`no headline left: ${context.locale} ${star} ${good.join()} / ${bad.join()}`)
  }

  return {
    passage,
    advice,
    headline,
    comment: (polarity: Polarity, context: Context) =>
      once(banks[context.locale].comments['all']?.[polarity], context),
    surprise: (context: Context) => once(banks[context.locale].surprises, context),
  }
}
export type Writer = ReturnType<typeof createWriter>
