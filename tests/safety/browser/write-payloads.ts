import assert from 'node:assert/strict'
import { addCompany } from '#tests/support/companies.ts'
import { applicantReview, employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'
import { manageMac } from '#server/authorship/keys.ts'
import type { Site } from '../site.ts'
import { packed } from './payloads.ts'

/** Everybody reads `texts`, the headline first; only the team reads `comment`, the salary's comment. */
export type Written = { id: string; code: string; slug: string; texts: string[]; comment: string | undefined }

const HEADLINES = packed(120)
const COMMENTS = packed(300)
const LONG = packed(2500)
const at = (list: string[], index: number): string => list[index % list.length] as string

/**
 * Reviews of one company with payloads in every text, each from its own account. Texts refused as likely links are
 * stored without the API: pages must be safe even where screening is not.
 */
export async function writePayloads(site: Site): Promise<Written[]> {
  const { db } = site.it
  const { id: companyId, slug } = await addCompany(db, { name: 'Kulit Kacang' })
  const written: Written[] = []
  for (const [index, headline] of HEADLINES.entries()) {
    const texts = {
      headline,
      likes: at(LONG, index),
      dislikes: at(LONG, index + 1),
      advice: at(LONG, index + 2),
    }
    const asApplicant = index % 3 === 0
    const own: { surprise_text?: string; salary_comment?: string } = asApplicant
      ? { surprise_text: at(LONG, index) }
      : { salary_comment: at(COMMENTS, index - Math.ceil(index / 3)) }
    const code = newManageCode()
    const make = asApplicant ? applicantReview : employeeReview
    const asked = asApplicant ? { surprise_question: true } : { monthly_salary: 7_000_000 }
    const body = make(companyId, { ...texts, ...asked, ...own, manage_code: code })
    const left = await send(site, companyId, body)
    const [row] = await db.content<{ id: string }[]>`
      select id from content.review where manage_mac = ${manageMac(site.it.secrets, code)}`
    assert.ok(row)
    const bypassed = Object.fromEntries(
      Object.entries({ ...texts, ...own }).filter(([field]) => left.has(field) && field !== 'salary_comment'),
    )
    if (Object.keys(bypassed).length > 0)
      await db.owner`update content.review set ${db.owner(bypassed)} where id = ${row.id}`
    const surprise = own.surprise_text === undefined ? [] : [own.surprise_text]
    written.push({
      id: row.id,
      code,
      slug,
      texts: [...Object.values(texts), ...surprise],
      comment: left.has('salary_comment') ? undefined : own.salary_comment,
    })
  }
  return written
}

/** Sends the review as it is; refused fields are sent again with plain words. Returns the refused fields. */
async function send({ it }: Site, company_id: string, body: Record<string, unknown>): Promise<Set<string>> {
  const { token } = await signIn(it)
  const bearer = await reviewPass(it, token, company_id)
  const first = await it.call('submitReview', { body }, { bearer })
  if (first.status === 201) return new Set()
  assert.equal(first.status, 422, JSON.stringify(first.body))
  const refused = Object.keys(first.body.errors)
  const plain = Object.fromEntries(refused.map(field => [field, 'Kata biasa saja']))
  const second = await it.call('submitReview', { body: { ...body, ...plain } }, { bearer })
  assert.equal(second.status, 201, JSON.stringify(second.body))
  return new Set(refused)
}
