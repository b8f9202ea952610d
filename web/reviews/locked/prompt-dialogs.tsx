import type { MouseEvent } from 'react'
import { href } from '#shared/paths.ts'
import { openLogin } from '#web/accounts/login.ts'
import type { DialogPlace } from '#web/platform/dialog-place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'

export type PromptProps = {
  company: { slug: string; name: string }
  /** Number of all reviews of the company. */
  total: number
  seeAll: DialogPlace
  write: DialogPlace
}

export const PromptDialogs = (props: PromptProps) => (
  <>
    <SeeAll {...props} />
    <Write {...props} />
  </>
)

function SeeAll({ company, total, seeAll }: PromptProps) {
  const format = useFormats()
  const { whatsapp } = useSite()
  const { prompts: words } = useWords('reading')
  const { locked } = useWords('reviews')
  const { nav } = useWords('masthead')
  // Closed synchronously, so that the focus is back on the link before the sign-in opens, which later returns focus to
  // it.
  const signIn = (event: MouseEvent) => {
    ;(event.currentTarget as Element).closest('dialog')?.close()
    openLogin()
  }
  return (
    <Dialog
      open={seeAll.isOpen}
      onClose={seeAll.close}
      title={words.seeAll(format.count(total), company.name)}
      close={nav.close}
      actions={
        <>
          <Button onClick={signIn}>{locked.signIn}</Button>
          <WriteLink slug={company.slug} kind="line" />
        </>
      }
    >
      <p>{locked.body(whatsapp !== null)}</p>
      <p>{words.orWrite}</p>
      <Raffle />
    </Dialog>
  )
}

function Write({ company, write }: PromptProps) {
  const { prompts: words } = useWords('reading')
  const { nav } = useWords('masthead')
  return (
    <Dialog
      open={write.isOpen}
      onClose={write.close}
      title={words.write(company.name)}
      close={nav.close}
      actions={
        <>
          <WriteLink slug={company.slug} />
          <Button kind="line" onClick={write.close}>
            {words.later}
          </Button>
        </>
      }
    >
      <p>{words.about}</p>
      <Raffle />
    </Dialog>
  )
}

function WriteLink({ slug, kind }: { slug: string; kind?: 'line' }) {
  const { locked } = useWords('reviews')
  return (
    <ButtonLink kind={kind} icon="pen-line" href={href(useLocale(), 'companyWriteReview', { id: slug })}>
      {locked.write}
    </ButtonLink>
  )
}

function Raffle() {
  const { raffle } = useSite()
  const { locked } = useWords('reviews')
  return raffle && <p>{locked.raffle}</p>
}
