import { useEffect } from 'react'
import { formatManageCode } from '#shared/rules/manage-code.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { keepAskedCode } from './kept-codes.ts'

type Props = { code: string; kind: 'question' | 'answer'; company: { name: string; slug: string } }

/** What was sent waits for the team. Its code is shown, and kept on this device where a script runs. */
export function Sent({ code, kind, company }: Props) {
  const locale = useLocale()
  const { sent: words } = useWords('asking')
  const { name, slug } = company
  useEffect(() => keepAskedCode({ code, kind, company: name }), [code, kind, name])
  return (
    <>
      <p className="form-p" role="status">
        {words[kind]}
      </p>
      <Notice>
        <p>{words.code}</p>
        <p className="asked-code">{formatManageCode(code)}</p>
        <p className="note">
          <span className="only-script">{words.kept} </span>
          {words.keep}
        </p>
      </Notice>
      <ArrowLink href={href(locale, 'ownQuestions')}>{words.own}</ArrowLink>
      <ArrowLink back href={href(locale, 'companyQuestions', { id: slug })}>
        {words.back(name)}
      </ArrowLink>
    </>
  )
}
