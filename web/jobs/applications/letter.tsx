import type { VacancyCard } from '#shared/contract/jobs/vacancies.ts'
import { readMail } from '#shared/rules/input/mail.ts'
import { readPhone } from '#shared/rules/phone.ts'
import { usePlace } from '#web/jobs/use-offer.ts'
import { useWords } from '#web/platform/locale.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import type { Draft } from './draft.ts'

/** Preview of exactly what the company receives, and below it what the company never sees. */
export function Letter({ vacancy, draft }: { vacancy: VacancyCard; draft: Draft }) {
  const { letter: words } = useWords('applying')
  const place = usePlace()
  const phone = readPhone(draft.phone).number ?? draft.phone
  return (
    <>
      <h2 className="apply-h">{words.title(vacancy.company.name)}</h2>
      <div className="apply-letter-w">
        <div className="apply-letter">
          <p className="apply-letter-to">{words.to(vacancy.title, place(vacancy))}</p>
          <p className="apply-letter-n">{draft.name.trim()}</p>
          {draft.phone.trim() && <p className="apply-letter-c">{phone}</p>}
          {draft.email.trim() && <p className="apply-letter-c">{readMail(draft.email)}</p>}
          {draft.message.trim() && <p className="apply-letter-m">{draft.message.trim()}</p>}
          <p className="apply-letter-f">
            <Icon name="check" size="small" />
            <b>{draft.file?.name}</b>
          </p>
          <p className="note">{words.also}</p>
        </div>
      </div>
      <section className="unseen" aria-labelledby="unseen-h">
        <h3 id="unseen-h">
          <Icon name="eye-off" />
          {words.unseen}
        </h3>
        <ul>
          <li>{words.reviews}</li>
          <li>{words.account}</li>
          <li>{words.searches}</li>
          {draft.pay !== '' && <li>{words.pay}</li>}
        </ul>
      </section>
    </>
  )
}
