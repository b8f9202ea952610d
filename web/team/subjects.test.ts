import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstPageOf, mayOpen, pagesOf } from './subjects.ts'

test('all roles read the history; companies and claims are for editors, texts and reports for moderators', () => {
  assert.deepEqual(pagesOf('moderator'), [
    'teamQueue',
    'teamReports',
    'teamPay',
    'teamReplies',
    'teamHidings',
    'teamVacancies',
    'teamQuestions',
    'teamAnswers',
    'teamHistory',
  ])
  assert.deepEqual(pagesOf('editor'), [
    'teamCompanies',
    'teamCandidates',
    'teamClaims',
    'teamContacts',
    'teamOfficers',
    'teamArticles',
    'teamFaqs',
    'teamHistory',
  ])
  assert.equal(pagesOf('administrator').length, 19)
  assert.equal(mayOpen('editor', 'teamQueue'), false)
})

test('the desk opens at the first page that the role may use', () => {
  assert.equal(firstPageOf('moderator'), 'teamQueue')
  assert.equal(firstPageOf('editor'), 'teamCompanies')
  assert.equal(firstPageOf('administrator'), 'teamQueue')
})
