import { useEffect } from 'react'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { CopyableCode } from '#web/ui/forms/copyable-code.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { storeQuestionCode, useQuestionCodes } from './own-codes.ts'

type Props = { code: string; kind: 'question' | 'answer'; company: { name: string; slug: string } }

/** Confirmation: the text waits for the team. Shows the manage code and, with JavaScript, stores it on this device. */
export function Sent({ code, kind, company }: Props) {
  const locale = useLocale()
  const { sent: words, own } = useWords('asking')
  const { name, slug } = company
  const isStored = useQuestionCodes().some(stored => stored.code === code)
  useEffect(() => storeQuestionCode({ code, kind, company: name }), [code, kind, name])
  return (
    <>
      <p className="form-p" role="status">
        {words[kind]}
      </p>
      <Notice>
        <p>{words.code}</p>
        <CopyableCode code={code} words={own.code} />
        <p className="note">
          {isStored && `${words.kept} `}
          {words.keep}
        </p>
        <noscript>
          <p className="note">{words.noScript}</p>
        </noscript>
      </Notice>
      <ArrowLink href={href(locale, 'ownQuestions')}>{words.own}</ArrowLink>
      <ArrowLink back href={href(locale, 'companyQuestions', { id: slug })}>
        {words.back(name)}
      </ArrowLink>
    </>
  )
}
