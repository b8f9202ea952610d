/** What stands around every letter as mail programs draw it. A lock screen shows the preview: it says nothing of what is inside. */
export const letterFrame = {
  preview: 'Buka untuk membaca isinya.',
  open: 'Buka halamannya',
}
