/** Texts for sharing a page. */
export const share = {
  label: 'Bagikan',
  whatsapp: 'WhatsApp',
  copy: 'Salin tautan',
  copied: 'Tautan disalin.',
  notCopied: 'Tautan belum tersalin. Salin dari kolom alamat di browser.',
  other: 'Aplikasi lain',
  locked: 'Yang membuka tautan ini perlu masuk untuk membacanya.',
}
