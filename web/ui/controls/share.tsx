import { useSyncExternalStore } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Menu, MenuButton, MenuItem } from './menu.tsx'
import { useToast } from './toast.tsx'

type Props = {
  path: string
  title: string
  /** Whoever opens the link must sign in to read it. */
  locked?: boolean
}

/** Sends a page to somebody: by WhatsApp, which works before JavaScript, as a copied link, or through the device's own sheet. */
export function Share({ path, title, locked }: Props) {
  const { origin } = useSite()
  const words = useWords('share')
  const toast = useToast()
  const can = useSyncExternalStore(never, abilities, none)
  const url = origin + path
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(words.copied),
      () => toast(words.notCopied),
    )
  // Whoever closes the sheet has changed their mind.
  const send = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <Menu look="tool" label={words.label} end>
      <MenuItem
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="external noopener noreferrer"
      >
        {words.whatsapp}
      </MenuItem>
      {can !== 'link' && <MenuButton onClick={copy}>{words.copy}</MenuButton>}
      {can === 'sheet' && <MenuButton onClick={send}>{words.other}</MenuButton>}
      {locked && <li className="note menu-note">{words.locked}</li>}
    </Menu>
  )
}

const never = () => () => {}
const abilities = () => ('share' in navigator ? 'sheet' : 'copy')
/** Before JavaScript, and for the first render, so that both agree. */
const none = () => 'link'
