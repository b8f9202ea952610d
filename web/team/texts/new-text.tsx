import { useState, type FormEvent } from 'react'
import { LOCALES } from '#shared/locale.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import type { Which } from './text.ts'

const KEY = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** A text that is not there yet, in one of the languages: it is stored with its first version. */
export function NewText({
  said,
  onStart,
}: {
  said: Record<'newOne' | 'key' | 'keyHint', string>
  onStart: (which: Which) => Promise<void>
}) {
  const { texts: words } = useWords('team')
  const [isWrong, setWrong] = useState(false)
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const key = String(given.get('key')).trim()
    const locale = LOCALES.find(one => one === given.get('language'))
    setWrong(!KEY.test(key))
    if (locale && KEY.test(key)) void onStart({ key, locale })
  }
  return (
    <Disclosure summary={said.newOne} kind="row">
      <form noValidate onSubmit={start}>
        <TextField
          id="key"
          name="key"
          label={said.key}
          hint={said.keyHint}
          error={isWrong ? words.keyWrong : undefined}
          autoComplete="off"
        />
        <SelectField
          id="language"
          name="language"
          label={words.language}
          defaultValue="id"
          options={LOCALES.map(value => ({ value, label: words.languages[value] }))}
        />
        <Button type="submit" kind="line">
          {words.start}
        </Button>
      </form>
    </Disclosure>
  )
}
