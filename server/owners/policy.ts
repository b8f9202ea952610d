import { OWNER_ACTS, type OwnerAct, type SubscriptionState } from '#shared/contract/keys.ts'

/**
 * What a subscription allows, in one place. Vacancies are what is paid for; nothing that readers see of reviews, replies
 * and pay depends on it, and once a paid year is over nobody signs in until it is renewed.
 */
const ALLOWS: Record<SubscriptionState, readonly OwnerAct[]> = {
  trial: OWNER_ACTS,
  active: OWNER_ACTS,
  standard: OWNER_ACTS.filter(act => act !== 'vacancies'),
  expired: [],
}

export const may = (state: SubscriptionState, act: OwnerAct): boolean => ALLOWS[state].includes(act)

export const allowed = (state: SubscriptionState): OwnerAct[] => [...ALLOWS[state]]
