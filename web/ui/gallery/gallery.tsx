import { Charts } from './charts.tsx'
import { Cloths } from './cloths.tsx'
import { Controls } from './controls.tsx'
import { Fields } from './fields.tsx'
import { OtherHeads, Shell, ShellEnd } from './shell.tsx'
import { States } from './states.tsx'
import { Texts } from './texts.tsx'
import { ToastProvider } from '../controls/toast.tsx'
import '../tokens.css'
import '../base.css'
import './gallery.css'

/**
 * Every component of the design system in every state, for review and for automated checks. Names and figures are
 * invented.
 */
export function Gallery() {
  return (
    <ToastProvider>
      <Shell />
      <main id="isi">
        <div className="wrap gal">
          <h1>Galeri</h1>
          <Controls />
          <Fields />
          <Texts />
          <States />
          <Charts />
        </div>
        <Cloths />
        <OtherHeads />
      </main>
      <ShellEnd />
    </ToastProvider>
  )
}
