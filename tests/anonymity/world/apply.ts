import assert from 'node:assert/strict'
import { resume, applicationBody } from '#tests/support/jobs/applications.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { ownerIndex } from '#server/owners/person.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { newOwner } from '#tests/support/sign-in.ts'
import type { Person } from './cast.ts'
import { atOf, DAY, FIRST_DAY, HOUR, session, taken, type Domain, type World } from './world.ts'

const HIRING = 3
type Owner = Awaited<ReturnType<typeof newOwner>>

/**
 * Three companies hire. Most people apply in the last days, some save a vacancy first, some withdraw; owners read the
 * applications.
 */
export const applying: Domain = ({ cast, random, days }) => {
  const open = new Map<number, { vacancy: string; owner: Owner }>()
  return [
    ...Array.from({ length: HIRING }, (_, nth) => ({
      at: FIRST_DAY + HOUR + nth,
      run: async (world: World) => void open.set(nth, await hire(world, nth)),
    })),
    ...cast.people
      .filter(({ from, last }) => !last && from < days - 1 && random.chance(0.95))
      .map(person => ({
        at: atOf(random, Math.max(person.from, random.whole(days - 3, days - 1))),
        run: async (world: World) => {
          const found = open.get(world.random.whole(0, HIRING - 1))
          if (found) await apply(world, person, found.vacancy)
        },
      })),
    ...Array.from({ length: days }, (_, day) => ({
      at: FIRST_DAY + day * DAY + 15 * HOUR,
      run: async (world: World) => {
        for (const { owner } of open.values()) await readReceived(world, owner)
      },
    })),
  ]
}

async function hire(world: World, nth: number) {
  const company = world.cast.companies[nth]
  assert(company)
  const owner = await newOwner(world.it, company, { plan: 'active' })
  const body = await taken(world, 'saveVacancy', { body: someVacancy() }, { bearer: owner.token })
  return { vacancy: String(body.id), owner }
}

async function apply(world: World, person: Person, vacancy: string): Promise<void> {
  const bearer = await session(world, person)
  const as = { bearer, device: person.device, address: person.address, locale: person.locale }
  if (world.random.chance(0.3)) {
    const job = { id: vacancy, title: 'Staf Gudang Malam', company: 'Angin Abadi' }
    await taken(world, 'save', { body: { jobs: [job] } }, as)
  }
  const body = applicationBody(vacancy, await resume(world.it))
  const sent = await taken(world, 'applyJob', { body }, as)
  world.truth.applicant.set(sent.id, person.account as string)
  world.truth.acted.set(sent.id, world.now())
  if (world.random.chance(0.1))
    world.later(world.random.whole(1, 30) * HOUR, async () => {
      person.visits.push(world.now())
      await taken(world, 'withdrawApplication', { params: { id: sent.id } }, as)
      world.truth.acted.set(sent.id, world.now())
    })
}

/** The owner opens new applications with their résumés. */
async function readReceived(world: World, { id: holderId, email }: Owner): Promise<void> {
  const { it, db } = world
  const addressIndex = ownerIndex(it.secrets, email)
  const bearer = await db.begin('identity', tx =>
    openSession(it, tx, { kind: 'owner', holderId, addressIndex }, { device: email }),
  )
  const { applications } = await taken(world, 'ownerApplications', {}, { bearer })
  for (const { id } of applications) await taken(world, 'openApplication', { params: { id } }, { bearer })
}
