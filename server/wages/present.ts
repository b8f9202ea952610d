import type { PublicMinimumWage } from '#shared/contract/wages.ts'
import type { MinimumWage } from './minimum-wages.ts'

/** As callers are told of it. */
export const present = ({ atLeast, ...wage }: MinimumWage): PublicMinimumWage => ({
  ...wage,
  at_least: atLeast,
})
