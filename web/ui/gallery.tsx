import { Charts } from './gallery/charts.tsx'
import { Cloths } from './gallery/cloths.tsx'
import { Controls } from './gallery/controls.tsx'
import { Fields } from './gallery/fields.tsx'
import { OtherHeads, Shell, ShellEnd } from './gallery/shell.tsx'
import { States } from './gallery/states.tsx'
import { Texts } from './gallery/texts.tsx'
import { ToastProvider } from './toast.tsx'
import './tokens.css'
import './base.css'
import './gallery/gallery.css'

/** Every piece of the design system in every state, for the eye and for the checks. Names and figures are invented. */
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
