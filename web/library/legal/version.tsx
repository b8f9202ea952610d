import { LEGAL_VERSIONS, NOTICE_DAYS, type LegalName } from '#shared/rules/kept/legal-versions.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { versionNotes } from './versions.ts'

/** Date from which a legal text applies, and announced changes. */
export function Version({ name }: { name: LegalName }) {
  const { versions } = useWords('legal')
  const { day } = useFormats()
  const { since, coming } = useVersions(name)
  return (
    <>
      <p className="note">{versions.since(day(since))}</p>
      {coming.map(one => (
        <Notice key={one.day}>{versions.coming(day(one.day), one.change)}</Notice>
      ))}
    </>
  )
}

/** List of changes in each version of a legal text. */
export function Changes({ name }: { name: LegalName }) {
  const { versions } = useWords('legal')
  const { day } = useFormats()
  return (
    <Section id="riwayat" title={versions.title} className="prose">
      <p>{versions.notice(NOTICE_DAYS)}</p>
      <ul>
        {useVersions(name).applied.map(one => (
          <li key={one.day}>
            {day(one.day)}: {one.change}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const useVersions = (name: LegalName) =>
  versionNotes(LEGAL_VERSIONS[name], useWords('legal').versions.changes[name])
