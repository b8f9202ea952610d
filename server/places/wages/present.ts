import type { PublicMinimumWage } from '#shared/contract/places/wages.ts'
import type { MinimumWage } from './minimum-wages.ts'

/** As callers are told of it. */
export const present = ({ atLeast, ...wage }: MinimumWage): PublicMinimumWage => ({
  ...wage,
  at_least: atLeast,
})
