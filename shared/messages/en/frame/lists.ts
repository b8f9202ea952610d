import type { lists as id } from '../../id/frame/lists.ts'

export const lists: typeof id = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  end: 'Nothing more after this',
  range: (from, to, total) => `${from}–${to} of ${total}`,
  more: count => `more than ${count}`,
}
