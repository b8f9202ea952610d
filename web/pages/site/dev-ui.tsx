import { definePage } from '#web/platform/page.ts'
import { Gallery } from '#web/ui/gallery/gallery.tsx'

export const page = definePage({
  head: () => ({ title: 'UI', description: 'UI', noindex: true }),
  View: Gallery,
})
