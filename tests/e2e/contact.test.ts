// A letter to us where no script runs: the form is there, and sends.
import assert from 'node:assert/strict'
import test from 'node:test'
import { contact as en } from '#shared/messages/en/contact/contact.ts'
import { contact as id } from '#shared/messages/id/contact/contact.ts'
import { href } from '#shared/paths.ts'
import { checkWidth, journeys, READERS } from './browser.ts'
import { newAddress } from './people.ts'

const house = journeys()
const WORDS = { id, en }

for (const { locale, screen } of READERS)
  test(`without scripts a letter to us is written and sent, and the other two forms stand there (${locale}, ${screen})`, async () => {
    const reader = await house.reader({ locale, screen, script: false })
    const { page } = reader
    const words = WORDS[locale]
    for (const [name, { submit }] of [
      ['reportContent', words.report],
      ['dataRequest', words.right],
      ['contact', words.write],
    ] as const) {
      await page.goto(href(locale, name))
      assert.ok(await page.getByRole('button', { name: submit }).isVisible(), name)
      await checkWidth(page, name)
      if (name === 'reportContent') {
        assert.ok(await page.getByText(words.filesNeedScript).isVisible())
        assert.equal(await page.getByText(words.files.choose, { exact: true }).isVisible(), false)
      }
    }
    await page.getByLabel(words.write.message).fill('Bagaimana skor perusahaan dihitung?')
    await page.getByLabel(words.email).fill(newAddress())
    await page.getByRole('button', { name: words.write.submit }).click()
    await page.getByRole('heading', { level: 1, name: words.sent.title }).waitFor()
    assert.equal(new URL(page.url()).search, '')
    await reader.close()
  })
