import { useNavigation } from 'react-router'

/** A slim bar along the top edge while a page is slow to come; it waits a moment before it shows. */
export function Pending() {
  const busy = useNavigation().state !== 'idle'
  return <div className={busy ? 'pending pending-on' : 'pending'} aria-hidden="true" />
}
