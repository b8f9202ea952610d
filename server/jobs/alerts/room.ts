import { RETENTION } from '#shared/rules/kept/retention.ts'
import { findListedCompany } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'
import { sendAdvice } from './advice.ts'
import { choose, ownLetters, readChoices } from './mail-choices.ts'
import { sendAlerts } from './digest.ts'
import * as store from './store.ts'
import { subscribe } from './subscribe.ts'
import { followLanguage } from './subscriber.ts'
import { createWants } from './saved-search.ts'

type Names =
  | 'subscribeCompany'
  | 'subscribeSearch'
  | 'subscribeAdvice'
  | 'ownLetters'
  | 'mailChoices'
  | 'chooseMail'

const ALERT_HOUR = 7
/** Days after which an unconfirmed subscription, and a stopped one, is deleted. */
const UNCONFIRMED_DAYS = RETENTION.alert_unanswered.days
const STOPPED_DAYS = RETENTION.alert_stopped.days

/** Subscriptions by address: new matching vacancies once a day, advice once a week, and the preferences page. */
export function createAlertsRoom(parts: Parts, places: Places): Room<Names> {
  const { db, clock } = parts
  const wantsOf = createWants(places)
  const choosing = { ...parts, places }
  const today = () => dayOf(clock.now())

  const sweep = () =>
    db.begin('identity', tx =>
      store.sweep(tx, {
        unconfirmed: addDays(today(), -UNCONFIRMED_DAYS),
        stopped: addDays(today(), -STOPPED_DAYS),
      }),
    )

  return {
    handlers: {
      async subscribeCompany({ body: { email, company_id } }, context) {
        const { id: company } = (await findListedCompany(db.content, company_id)) ?? fail('not_found')
        return subscribe(parts, { email, kind: 'company', wants: { company } }, context)
      },
      subscribeSearch: ({ body }, context) =>
        subscribe(parts, { email: body.email, kind: 'search', wants: wantsOf(body) }, context),
      subscribeAdvice: ({ body: { email, first_name, last_name } }, context) =>
        subscribe(parts, { email, kind: 'advice', wants: {}, name: [first_name, last_name] }, context),
      ownLetters: (_, context) => ownLetters(choosing, context),
      mailChoices({ params }, { freshFor, locale }) {
        freshFor(0)
        return readChoices(choosing, params.token, locale)
      },
      chooseMail: ({ params, body }, { locale }) => choose(choosing, params.token, body, locale),
    },
    tasks: {
      content: { alerts: () => sendAlerts(choosing), advice: () => sendAdvice(parts) },
      identity: {
        'alert-refused': async ({ subscriber }: { subscriber: string }) =>
          void (await store.noteRefusal(db.identity, subscriber, today())),
        'account-language': (chosen: { id: string }) => followLanguage(parts, chosen),
        'sweep-alerts': sweep,
      },
    },
    daily: [
      { schema: 'content', kind: 'alerts', hour: ALERT_HOUR, slow: true },
      { schema: 'content', kind: 'advice', hour: ALERT_HOUR, slow: true },
      { schema: 'identity', kind: 'sweep-alerts', hour: 4 },
    ],
    rewritten: plainTables('identity', ['subscriber', 'subscription']),
  }
}
