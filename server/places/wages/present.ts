import type { PublicMinimumWage } from '#shared/contract/places/wages.ts'
import type { MinimumWage } from './minimum-wages.ts'

export const present = ({ atLeast, ...wage }: MinimumWage): PublicMinimumWage => ({
  ...wage,
  at_least: atLeast,
})
