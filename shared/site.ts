/** What the installation is called, where it lives, and what it offers. */
export type Site = {
  name: string
  origin: string
  /** Companies and reviews are invented, and the page says so. */
  demo: boolean
  /** Who carries codes to WhatsApp, where they can go there: Meta, or this machine's inbox in its place. */
  whatsapp: 'meta' | 'inbox' | null
  /** There is a raffle: a permit is configured. */
  raffle: boolean
  /** Whose map of streets the site shows when it is asked for, in the words that its licence wants; null where there is none. */
  streets: string | null
  /** Owners find addresses, not cities alone. */
  addresses: boolean
  /** Who answers for the site, where, and under which number the authorities list it; a demo may have nobody. */
  operator: { name: string; email: string; pse: string | null } | null
}
