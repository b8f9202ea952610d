import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DESK_SUBJECTS, SUBJECTS } from '#shared/contract/moderation/desk-subjects.ts'
import { firstPageOf, mayOpen, pageOf, pagesOf } from './subjects.ts'

const desksOf = (role: string) => SUBJECTS.filter(subject => DESK_SUBJECTS[subject].role === role).map(pageOf)

test('a role opens its desks and the history; editors also officers and texts, administrators everything', () => {
  assert.deepEqual(pagesOf('moderator'), [...desksOf('moderator'), 'teamHistory'])
  assert.deepEqual(pagesOf('editor'), [
    ...desksOf('editor'),
    'teamOfficers',
    'teamArticles',
    'teamFaqs',
    'teamHistory',
  ])
  assert.deepEqual(pagesOf('administrator').slice(0, SUBJECTS.length), SUBJECTS.map(pageOf))
  assert.equal(mayOpen('administrator', 'teamMemberships'), true)
  assert.equal(mayOpen('editor', 'teamQueue'), false)
})

test('the desk opens at the first page that the role may use', () => {
  assert.equal(firstPageOf('moderator'), 'teamQueue')
  assert.equal(firstPageOf('editor'), 'teamCompanies')
  assert.equal(firstPageOf('administrator'), 'teamQueue')
})
