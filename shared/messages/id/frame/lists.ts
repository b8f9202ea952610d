/** Words of every list: its pages. */
export const lists = {
  pages: 'Halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  end: 'Tidak ada lagi setelah ini',
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total}`,
  more: (count: string) => `lebih dari ${count}`,
}
