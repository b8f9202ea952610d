import { useNavigate } from 'react-router'
import { DEPARTMENTS, type Department } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import type { Locale } from '#shared/locale.ts'
import { allJobRoles } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { Suggested } from '#web/ui/controls/combobox/suggested.tsx'

const LEAST = 2
const MOST = 8

export const prepare = (locale: Locale): Promise<void> => loadWords(locale, ['search', 'pay'])

type Offer = { id: string; label: string; department: string; isDepartment: boolean }

/** Suggested roles and departments; for input with a place or a company, Enter starts the search. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { suggestions } = useWords('search')
  const { search } = useWords('pay')
  const { departments } = useWords('reviews')
  const named = DEPARTMENTS.map(id => ({ id, label: departments[id], department: id, isDepartment: true }))
  const find = async (typed: string): Promise<Offer[]> => {
    const roles = (await allJobRoles(locale)).map(role => ({ ...role, isDepartment: false }))
    return [...matching(named, typed), ...matching(roles, typed)].slice(0, MOST)
  }
  return (
    <Suggested
      input={input}
      find={find}
      least={LEAST}
      choose={({ id, isDepartment }) =>
        void navigate(
          isDepartment
            ? href(locale, 'department', { department: id })
            : href(locale, 'position', { role: id }),
        )
      }
      draw={({ label, department, isDepartment }) => (
        <span>
          <b>{label}</b>{' '}
          <span className="note">
            {isDepartment ? search.department : search.role(departments[department as Department])}
          </span>
        </span>
      )}
      words={{ ...suggestions, label: search.label, none: search.enter }}
    />
  )
}
