/** Texts of the pagination of every list. */
export const lists = {
  pages: 'Halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  end: 'Tidak ada lagi setelah ini',
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total}`,
  more: (count: string) => `lebih dari ${count}`,
}
