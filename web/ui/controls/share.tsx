import { useSyncExternalStore } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Menu, MenuButton, MenuItem } from './menu.tsx'
import { useToast } from './toast.tsx'

type Props = {
  path: string
  title: string
  /** The recipient of the link must sign in to read the page. */
  locked?: boolean
}

/** Shares a page: by WhatsApp (works before JavaScript), by copying the link, or with the Web Share API. */
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
  // The promise is rejected when the user closes the share sheet.
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
/** The value before JavaScript and in the first render, so that server and browser agree. */
const none = () => 'link'
