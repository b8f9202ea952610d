import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Tabs } from '#web/ui/controls/tabs.tsx'

/** Tabs of the two sections of career advice. */
export function CareerTabs({ current }: { current: 'careers' | 'careerSalaries' }) {
  const locale = useLocale()
  const { tabs } = useWords('careers')
  return (
    <Tabs
      label={tabs.label}
      items={[
        { href: href(locale, 'careers'), label: tabs.careers, current: current === 'careers' },
        {
          href: href(locale, 'careerSalaries'),
          label: tabs.salaries,
          current: current === 'careerSalaries',
        },
      ]}
    />
  )
}
