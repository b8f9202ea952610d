import { useState, type ReactNode } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { DraftLine } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import type { DraftOf } from './draft.ts'
import { deviceTime } from './today.ts'
import type { DraftStore } from './use-draft.ts'

export type DraftWords = Omit<AllWords['forms']['draft'], 'notSaved' | 'elsewhere'>
type Props = {
  store: Pick<DraftStore<Pick<DraftOf<string>, 'saved_at'>>, 'draft' | 'isStored' | 'elsewhere'>
  words: DraftWords
  onWipe: () => void
  /** Alternative offered before the draft is deleted. */
  instead?: ReactNode
}

/** Where and when the draft was saved, with a button that deletes it, and a note when another tab changes it. */
export const DraftState = (props: Props) => (
  <>
    <Elsewhere at={props.store.elsewhere} />
    <State {...props} />
  </>
)

function Elsewhere({ at }: { at: number | undefined }) {
  const locale = useLocale()
  const { elsewhere } = useWords('forms').draft
  return (
    <div role="status">
      {at !== undefined && (
        <Notice>
          <p>{elsewhere(deviceTime(at, locale))}</p>
        </Notice>
      )}
    </div>
  )
}

function State({ store: { draft, isStored }, words, onWipe, instead }: Props) {
  const locale = useLocale()
  const { notSaved } = useWords('forms').draft
  const { close } = useWords('masthead').nav
  const toast = useToast()
  const [confirming, setConfirming] = useState(false)
  if (draft.saved_at === null) return <DraftLine>{words.empty}</DraftLine>
  const wipe = () => {
    setConfirming(false)
    onWipe()
    toast(words.wiped)
  }
  return (
    <>
      <DraftLine wipe={words.wipe} onWipe={() => setConfirming(true)}>
        {isStored ? words.saved(deviceTime(draft.saved_at, locale)) : notSaved}
      </DraftLine>
      <Confirm
        open={confirming}
        title={words.wipeTitle}
        close={close}
        no={words.keep}
        yes={words.wipeYes}
        icon="trash-2"
        warns
        onNo={() => setConfirming(false)}
        onYes={wipe}
      >
        <p>{words.wipeBody}</p>
        {instead}
      </Confirm>
    </>
  )
}
