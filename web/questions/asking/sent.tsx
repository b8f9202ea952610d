import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CopyableCode } from '#web/ui/forms/copyable-code.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { forgetQuestionCode, storeQuestionCode, useQuestionCodes } from './own-codes.ts'

type Props = { code: string; kind: 'question' | 'answer'; company: { name: string; slug: string } }

/** Confirmation: the text waits for the team. Shows the manage code, and stores it on this device if its author agrees. */
export function Sent({ code, kind, company }: Props) {
  const locale = useLocale()
  const { sent: words, own } = useWords('asking')
  const { name, slug } = company
  const isStored = useQuestionCodes().some(stored => stored.code === code)
  const { unkept } = useWords('sorry')
  const toast = useToast()
  const change = () => {
    if (isStored) forgetQuestionCode(code)
    else if (!storeQuestionCode({ code, kind, company: name })) toast(unkept)
  }
  return (
    <>
      <p className="form-p" role="status">
        {words[kind]}
      </p>
      <Notice>
        <p>{words.code}</p>
        <CopyableCode code={code} words={own.code} />
        <p className="note">{words.keep}</p>
        <Checkbox className="only-script" checked={isStored} onChange={change}>
          {words.device}
        </Checkbox>
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
