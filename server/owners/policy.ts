import { OWNER_ACTS, type OwnerAct, type SubscriptionState } from '#shared/contract/keys.ts'

/**
 * The acts that each state of a subscription permits. Vacancies are what companies pay for; nothing that readers see of
 * reviews, replies and pay depends on it. After a paid year nobody can sign in until it is renewed.
 */
const ALLOWS: Record<SubscriptionState, readonly OwnerAct[]> = {
  trial: OWNER_ACTS,
  active: OWNER_ACTS,
  standard: OWNER_ACTS.filter(act => act !== 'vacancies'),
  expired: [],
}

export const may = (state: SubscriptionState, act: OwnerAct): boolean => ALLOWS[state].includes(act)

export const allowed = (state: SubscriptionState): OwnerAct[] => [...ALLOWS[state]]
