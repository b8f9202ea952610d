/** What stands around every letter as mail programs draw it. A lock screen shows the preview: it says nothing of what is inside. */
export const letterFrame = {
  preview: 'Buka untuk membaca isinya.',
  /** So long that what follows stands on no lock screen. */
  opening: (name: string) =>
    `Dari ${name}. Baris pertama ini tidak memuat isinya, karena bisa tampil di layar kunci. Isinya mulai di bawah ini.`,
}
