import { useEffect, useSyncExternalStore } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { onStored, storedText } from '#web/platform/storage.ts'
import { Icon } from '#web/ui/layout/icon.tsx'

const THEMES = ['light', 'dark', 'system'] as const
type Theme = (typeof THEMES)[number]
const THEME = storedText('browser', 'theme')

/** Light, dark, or as the device has it: kept in this browser under `theme`. */
export function ThemeSwitch() {
  const { theme: words } = useWords('footer')
  const theme = useSyncExternalStore(onStored, shown, () => 'system' as const)
  useEffect(paintBars, [theme])
  return (
    <fieldset className="theme only-script">
      <legend className="vh">{words.label}</legend>
      <Icon name="sun-moon" size="small" />
      {THEMES.map(choice => (
        <label key={choice}>
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => choose(choice)}
          />
          <span>{words[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function shown(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function choose(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  THEME.put(theme === 'system' ? undefined : theme)
}

/** The browser's own bars take the paper's colour of the chosen theme; each tag keeps its own for "as the device". */
function paintBars(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    bar.dataset['own'] ??= bar.content
    bar.content = shown() === 'system' ? bar.dataset['own'] : paper
  }
}
