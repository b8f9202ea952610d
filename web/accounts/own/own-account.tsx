import type { ReactNode } from 'react'
import type { OwnAccount as Account } from '#shared/contract/accounts/own-account.ts'
import type { OwnLetters } from '#shared/contract/jobs/alerts.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button, LinkButton } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { copyAsCsv, copyAsJson, type AccountCopy } from './account-copy.ts'
import { RecoveryCode } from '../pass/recovery-code.tsx'
import { Addresses } from './addresses.tsx'
import { Letters, LettersLink, useOwnLetters } from './letters.tsx'
import { SignedIn } from './signed-in.tsx'
import { useOwnAccount, type PutAccount } from './use-own-account.ts'
import './own-account.css'

export type Part = { account: Account; put: PutAccount }

/** All data of the account with its actions; `after`: the data that only this browser stores. */
export function OwnAccount({ after }: { after: ReactNode }) {
  const locale = useLocale()
  const words = useWords('account')
  return (
    <div className="wrap wrap-narrow own-account">
      <h1>{words.title}</h1>
      <p className="find">
        {words.lead} <a href={href(locale, 'myReview')}>{words.myReview}</a>.
      </p>
      <SignedIn>
        <ArrowLink href={href(locale, 'ownApplications')}>{words.applications}</ArrowLink>
        <ArrowLink href={href(locale, 'savedJobs')}>{words.saved}</ArrowLink>
        <ArrowLink href={href(locale, 'ownQuestions')}>{words.questions}</ArrowLink>
        <Loaded />
        {after}
      </SignedIn>
    </div>
  )
}

function Loaded() {
  const words = useWords('account')
  const { data: account, failed, again, put } = useOwnAccount()
  const letters = useOwnLetters()
  if (failed)
    return (
      <Failed retry={words.again} onRetry={again}>
        {words.failed}
      </Failed>
    )
  if (!account) return <Loading label={words.loading} rows={4} />
  const part = { account, put }
  return (
    <>
      <Addresses {...part} />
      <Name {...part} />
      <Language {...part} />
      <Letters letters={letters} />
      <Devices {...part} />
      <RecoveryCode />
      <Consents account={account} letters={letters} />
      <Data account={account} />
    </>
  )
}

function Name({ account, put }: Part) {
  const { name: words, refused } = useWords('account')
  const toast = useToast()
  const { busy, trouble, run } = useSubmit(refused)
  const save = (form: FormData) =>
    run(async () => {
      put(await httpCall('nameAccount', { body: { name: String(form.get('name')) } }))
      toast(words.saved)
    })
  return (
    <Section title={words.title}>
      <TroubleBox trouble={trouble}>
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            save(new FormData(event.currentTarget))
          }}
        >
          <TextField
            name="name"
            label={words.label}
            hint={words.hint}
            maxLength={80}
            autoComplete="name"
            defaultValue={account.name ?? ''}
            error={trouble.fields['name']}
          />
          <Button type="submit" kind="line" busy={busy}>
            {words.submit}
          </Button>
        </form>
      </TroubleBox>
    </Section>
  )
}

function Language({ account, put }: Part) {
  const { language: words, refused } = useWords('account')
  const toast = useToast()
  const { trouble, run } = useSubmit(refused, [])
  const choose = (language: Locale) =>
    run(async () => {
      put(await httpCall('chooseLanguage', { body: { language } }))
      toast(words.saved)
    })
  return (
    <Section title={words.title}>
      <TroubleBox trouble={trouble}>
        <SelectField
          name="language"
          label={words.label}
          hint={words.hint}
          options={LOCALES.map(value => ({ value, label: words.names[value] }))}
          empty={account.language === null ? words.none : undefined}
          value={account.language ?? ''}
          onChange={event => choose(event.currentTarget.value as Locale)}
        />
      </TroubleBox>
    </Section>
  )
}

function Devices({ account, put }: Part) {
  const { devices: words, refused } = useWords('account')
  const { day } = useFormats()
  const toast = useToast()
  const { busy, trouble, run } = useSubmit(refused, [])
  const end = (ending: () => Promise<Account>) =>
    run(async () => {
      put(await ending())
      toast(words.ended)
    })
  return (
    <Section title={words.title}>
      <p className="note">{words.lead}</p>
      <TroubleBox trouble={trouble}>
        <ul className="own-rows">
          {account.devices.map(({ id, here, used, ends }) => (
            <li key={id}>
              <span>
                <b>{here ? words.here : words.other}</b>
                <span className="note">
                  {words.used(day(used))}. {words.ends(day(ends))}.
                </span>
              </span>
              {!here && (
                <LinkButton onClick={() => end(() => httpCall('endDevice', { params: { id } }))}>
                  {words.end}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      </TroubleBox>
      {account.devices.length > 1 && (
        <Button kind="line" busy={busy} onClick={() => end(() => httpCall('endOtherDevices', {}))}>
          {words.endOthers}
        </Button>
      )}
    </Section>
  )
}

function Consents({ account, letters }: Pick<Part, 'account'> & { letters: OwnLetters | undefined }) {
  const { consents: words } = useWords('account')
  const { day } = useFormats()
  return (
    <Section title={words.title}>
      <ul className="own-rows">
        {account.consents.map(consent => (
          <li key={consent.day + consent.text}>
            <span>
              <b>{words.terms}</b>
              <span>{consent.text}</span>
              <span className="note">{words.given(day(consent.day))}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="note">{words.stop}</p>
      <p className="note">
        {words.others} <LettersLink letters={letters} />.
      </p>
    </Section>
  )
}

function Data({ account }: Pick<Part, 'account'>) {
  const locale = useLocale()
  const { data: words, refused } = useWords('account')
  const { busy, trouble, run } = useSubmit(refused, [])
  const copy = (write: (data: AccountCopy) => void) =>
    run(async () => {
      const [{ applications }, saved, { token: _, ...letters }] = await Promise.all([
        httpCall('ownApplications', {}),
        httpCall('saved', {}),
        httpCall('ownLetters', {}),
      ])
      write({ ...account, applications, saved, letters })
    })
  return (
    <Section title={words.title}>
      <p>{words.copyLead}</p>
      {trouble.message && <p role="alert">{trouble.message}</p>}
      <div className="own-acts">
        <Button
          kind="line"
          icon="download"
          busy={busy}
          onClick={() => copy(data => save(`${words.file}.json`, 'application/json', copyAsJson(data)))}
        >
          {words.json}
        </Button>
        <Button
          kind="line"
          icon="download"
          busy={busy}
          onClick={() => copy(data => save(`${words.file}.csv`, 'text/csv', copyAsCsv(data, words)))}
        >
          {words.csv}
        </Button>
      </div>
      <p>
        <ArrowLink href={href(locale, 'dataRequest')}>{words.ask}</ArrowLink>
      </p>
      <p>
        <ArrowLink href={href(locale, 'deleteAccount')}>{words.leave}</ArrowLink>
      </p>
    </Section>
  )
}

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
