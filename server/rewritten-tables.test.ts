import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'

/** Written by the importer, by the night for everybody at once, by companies that post, or by no person's act. */
const NOT_REWRITTEN =
  'content.import_row content.minimum_wage content.search_word content.search_typo content.vacancy_typo content.industry_figure content.platform_figure content.ranking ' +
  'content.province content.job_role ' +
  'identity.rewriting content.rewriting identity.alert_run'

let it: TestApp
before(async () => {
  it = await testApp()
})
after(() => it.close())

test('every table of both schemas is rewritten, as declared by its room or by the program', async () => {
  const named = async (rows: PromiseLike<readonly { name: string }[]>) => (await rows).map(({ name }) => name)
  const tables = await named(it.db.owner`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('content', 'identity')`)
  await it.app.rewrite('content')
  await it.app.rewrite('identity')
  const rewritten = await named(it.db.owner`
    select 'content.' || what as name from content.rewriting union all
    select 'identity.' || what from identity.rewriting`)
  assert.deepEqual(tables.toSorted(), [...rewritten, ...NOT_REWRITTEN.split(' ')].toSorted())
})
