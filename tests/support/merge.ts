import { moveLeave } from '#server/authorship/pass.ts'
import { mergeCompany as mergeEntry } from '#server/companies/merge-company.ts'
import { mergeIn } from '#server/moderation/company-merge.ts'
import { createModerationRoom } from '#server/moderation/room.ts'
import { mergeCompany as mergeOwners } from '#server/owners/merge-company.ts'
import { moveRows } from '#server/pay/store.ts'
import { mergeCompany as mergeReviews } from '#server/reviews/merge-company.ts'
import type { TestApp } from './app.ts'

/** Merges two companies as the desk does, whatever their state: the desk merges only a company that waits for a decision. */
export const mergeCompanies = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, from: string, into: string) =>
  db.begin('content', tx =>
    mergeIn([
      createModerationRoom(),
      { mergeCompany: (_, merge) => mergeEntry(tx, clock, merge) },
      { mergeCompany: (_, merge) => mergeOwners(tx, clock, merge) },
      { mergeCompany: () => moveRows(tx, from, into) },
      { mergeCompany: mergeReviews },
      { mergeCompany: () => moveLeave(tx, from, into) },
    ])(tx, { from, into }),
  )
