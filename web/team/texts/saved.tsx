import { useFormats, useWords } from '#web/platform/locale.ts'
import { Story } from '#web/library/story.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import type { Edited, Listed, Writing } from './text.ts'

/** The version that is stored, as readers would see it, and those before it. */
export function Saved({ edited }: { edited: Edited<Listed, Writing> }) {
  const { count, day } = useFormats()
  const { texts: words } = useWords('team')
  return (
    <>
      <Disclosure summary={words.preview} kind="row">
        <Story blocks={edited.blocks} lang={edited.locale} />
      </Disclosure>
      <Disclosure summary={words.history} kind="row">
        <ul>
          {edited.versions.map(({ version, state, made_on }) => (
            <li key={version}>
              {words.made(count(version), words.states[state], made_on ? day(made_on) : words.fromProgram)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
