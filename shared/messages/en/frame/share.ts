import type { share as id } from '../../id/frame/share.ts'

export const share: typeof id = {
  label: 'Share',
  whatsapp: 'WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The link was not copied. Copy it from the address bar.',
  other: 'Other apps',
  locked: 'Whoever opens this link needs to sign in to read it.',
}
