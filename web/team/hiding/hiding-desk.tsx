import { useFormats, useWords } from '#web/platform/locale.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { JudgedWork, useVerdictDesk, VerdictPane } from '../desk/verdict.tsx'

/** Desk for content that companies hid: show it again, or remove it. */
export function HidingDesk() {
  const { day } = useFormats()
  const team = useWords('team')
  const { hiding: words, report } = team
  const desk = useVerdictDesk('hiding', () => words)
  return (
    <DeskPage
      desk={desk}
      order={words.order}
      rowOf={({ company, headline, locale, guideline, until }) => ({
        title: company,
        quote: { text: headline, locale },
        sub: report.names(guideline),
        end: words.ends(day(until)),
      })}
      keys={guidelineKeys(desk.blame)}
    >
      {hiding => ({
        work: (
          <JudgedWork
            judged={hiding}
            title={words.about(hiding.company)}
            note={words.before}
            heading={hiding.review ? words.review : words.comment}
          />
        ),
        decision: words.title,
        decide: (
          <>
            <VerdictPane
              desk={desk}
              item={hiding}
              facts={[
                {
                  label: words.says,
                  value: <b>{report.numbered(hiding.guideline, team.guidelines[hiding.guideline][0])}</b>,
                },
                {
                  label: words.words,
                  value: hiding.words ?? words.noWords,
                  lang: hiding.words ? hiding.locale : undefined,
                },
                { label: words.until, value: day(hiding.until) },
              ]}
              history={words.history}
              upholdTells={words.upholdTells}
            />
            <p className="note">{words.once}</p>
            <p className="note">{team.logged}</p>
          </>
        ),
        acts: desk.acts,
      })}
    </DeskPage>
  )
}
