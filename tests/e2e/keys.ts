import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

const MOST_STOPS = 90

/**
 * Presses Tab until the element has the focus. Checks that every stop on the way shows the focus, and that none traps
 * it.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' })
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluateAll(all => all.some(one => one === document.activeElement))) return
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('Tab')
    passed.push(await stopped(page))
    // Compares elements, not labels: two neighbouring links may have the same text and target.
    const isHeld = await before.evaluate(at => at === document.activeElement)
    assert.ok(!isHeld, `the focus is held by ${passed.at(-1)}`)
  }
  assert.fail(`Tab never came to ${String(target)}, but to ${passed.join(', ')}`)
}

/** Moves the focus there and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Moves the focus to the field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Chooses a native radio by keyboard: Tab into the group, then arrows. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, page.locator(`input[name="${name}"]`))
  await page.keyboard.press('Space')
  const one = page.locator(`input[name="${name}"][value="${value}"]`)
  for (let step = 0; step < 9 && !(await one.isChecked()); step += 1) await page.keyboard.press('ArrowRight')
  assert.ok(await one.isChecked(), `${name} takes ${value} by arrows`)
}

/** Types into a list box's field and accepts its first suggestion. */
export async function pick(page: Page, field: Locator, text: string): Promise<void> {
  await typeInto(page, field, text)
  await page.locator('[role=listbox] [role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/**
 * The focused element is in view, marked and not covered. A radio or checkbox shows the focus on its drawn replacement.
 */
async function stopped(page: Page): Promise<string> {
  const { name, wrong } = await page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const label = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 30)
    const field = at as HTMLInputElement
    const name = `${at.tagName} ${field.name || at.id || label} ${field.value ?? ''} ${at.getAttribute('href') ?? ''}`
    if (at === document.body) return { name, wrong: '' }
    const drawn = [at, at.nextElementSibling, at.closest('label')].filter(one => one !== null)
    const isMarked = drawn.some(one => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    const boxes = drawn.map(one => one.getBoundingClientRect())
    const inView = boxes.some(({ top, bottom, width }) => width > 1 && bottom > 0 && top < window.innerHeight)
    const isSeen = boxes.some(({ left, top, width, height }) => {
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over !== null && drawn.some(one => one.contains(over) || over.contains(one))
    })
    const wrong = [!isMarked && 'no mark', !inView && 'out of view', inView && !isSeen && 'covered']
    return { name, wrong: wrong.filter(Boolean).join(', ') }
  })
  assert.equal(wrong, '', `${name}: ${wrong}`)
  return name
}
