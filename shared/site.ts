/** Public configuration of an installation. */
export type Site = {
  name: string
  origin: string
  /** Companies and reviews are invented, and pages state it. */
  demo: boolean
  /** Provider of WhatsApp codes: Meta, or the local inbox in its place; null where WhatsApp is not offered. */
  whatsapp: 'meta' | 'inbox' | null
  /** Whether there is a raffle, which requires a configured permit. */
  raffle: boolean
  /** Attribution of the street map, as its licence requires; null where there is none. */
  streets: string | null
  /** Whether owners can search addresses, not only cities. */
  addresses: boolean
  /** The operator, its contact, and its registration number (PSE); a demo may have none. */
  operator: { name: string; email: string; pse: string | null } | null
}
