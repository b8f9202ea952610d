import { someAnswer, someQuestion } from '#tests/support/questions/messages.ts'
import { moveMessage } from '#server/questions/moves/moves.ts'
import { dayOf } from '#server/platform/clock.ts'
import { resume } from '#tests/support/jobs/applications.ts'
import { picture } from '#tests/support/files/pictures.ts'
import type { Person } from './cast.ts'
import { atOf, HOUR, session, taken, type Domain, type World } from './world.ts'

/**
 * People ask companies, answer each other, subscribe to mails, claim a company, request takedowns and ask for their own
 * data.
 */
export const asking: Domain = ({ cast, random, days }) =>
  cast.people
    .filter(({ last }) => !last && random.chance(0.5))
    .map(person => {
      const act = random.pick([ask, ask, ask, subscribe, claim, report, askRight])
      return {
        at: atOf(random, random.whole(person.from, days - 1)),
        run: async (world: World) => {
          await session(world, person)
          await act(world, person)
        },
      }
    })

const as = ({ device, address, locale }: Person) => ({ device, address, locale })

async function ask(world: World, person: Person): Promise<void> {
  const company = world.random.pick(world.cast.companies.slice(0, 6))
  const email = world.random.chance(0.5) ? { email: `tanya-${person.email}` } : {}
  const asked = someQuestion(company.id, { ...email })
  const body = await taken(world, 'askQuestion', { body: asked }, as(person))
  note(world, person, body.id)
  if (world.random.chance(0.2))
    return world.later(world.random.whole(1, 20) * HOUR, async () => {
      person.visits.push(world.now())
      await taken(world, 'withdrawMessage', {}, { ...as(person), bearer: body.manage_code })
      note(world, person, body.id)
    })
  world.later(world.random.whole(20, 40) * HOUR, () => answer(world, body.id))
}

async function answer(world: World, id: string): Promise<void> {
  const { db, it, random, cast } = world
  const shown = { to: 'published' as const, publishedOn: dayOf(it.clock.now()) }
  await db.begin('content', tx => moveMessage(tx, it.clock, { subject: 'question', id }, shown))
  const person = random.pick(cast.people.filter(({ account }) => account))
  await session(world, person)
  const body = await taken(world, 'sendMessage', { body: someAnswer(id) }, as(person))
  note(world, person, body.id)
}

function note({ truth, now }: World, person: Person, id: string): void {
  truth.asker.set(id, person.account as string)
  truth.acted.set(id, now())
}

async function subscribe(world: World, person: Person): Promise<void> {
  const company_id = world.random.pick(world.cast.companies).id
  await taken(world, 'subscribeCompany', { body: { email: person.email, company_id } }, as(person))
}

async function claim(world: World, person: Person): Promise<void> {
  const company_id = world.random.pick(world.cast.companies.slice(8)).id
  const proof = await resume(world.it, 'surat.png', await picture())
  const one = { company_id, name: 'Ratri Anggraini', phone: '021 555 0100', role: 'Kepala SDM', info: null }
  const body = { ...one, email: `klaim-${person.email}`, agree: true, upload_files: [proof] }
  await taken(world, 'claimCompany', { body }, as(person))
}

async function report(world: World, person: Person): Promise<void> {
  const company = world.random.pick(world.cast.companies)
  const body = {
    class: 'other',
    who: 'person',
    name: 'Ratri',
    address: `contoh.id/perusahaan/${company.slug}`,
  }
  const said = {
    ...body,
    email: `lapor-${person.email}`,
    message: 'Kalimat itu menyebut nama saya.',
    agree: true,
  }
  await taken(world, 'reportContent', { body: said }, as(person))
}

async function askRight(world: World, person: Person): Promise<void> {
  const body = { right: 'access', email: `hak-${person.email}`, message: 'Apa saja yang kalian simpan?' }
  await taken(world, 'askRight', { body }, as(person))
}
