/**
 * Texts around the content of every HTML mail. The preview does not mention the content, because lock screens show it.
 */
export const letterFrame = {
  preview: 'Buka untuk membaca isinya.',
  /** Long enough that no lock screen shows the text after it. */
  opening: (name: string) =>
    `Dari ${name}. Baris pertama ini tidak memuat isinya, karena bisa tampil di layar kunci. Isinya mulai di bawah ini.`,
}
