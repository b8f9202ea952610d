import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { codeInText } from './code-in-text.ts'

const MOST_BYTES = 64 * 1024
type Mistake = 'fileNone' | 'fileKind'

/** Reads the code from the file that was saved after sending: by file input, or dropped on the form in `children`. */
export function CodeFile({ onCode, children }: { onCode: (code: string) => void; children: ReactNode }) {
  const { mine } = useWords('writing')
  const input = useRef<HTMLInputElement>(null)
  const [mistake, setMistake] = useState<Mistake>()
  const [over, setOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    const found = await codeInFile(file)
    setMistake(found.mistake)
    if (found.code) onCode(found.code)
  }
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') void take(event.dataTransfer.files[0])
  }
  return (
    <div
      className={over ? 'code-drop code-over' : 'code-drop'}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      {children}
      <div className="code-file">
        <input
          ref={input}
          type="file"
          accept=".txt,text/plain"
          hidden
          onChange={event => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button
          kind="line"
          icon="key-round"
          onClick={() => input.current?.click()}
          aria-describedby="code-file-h"
        >
          {mine.file}
        </Button>
        <p className="note" id="code-file-h">
          {mine.fileHint} <span className="code-drag">{mine.fileDrag}</span>
        </p>
        <div role="alert">
          <FieldError>{mistake && mine[mistake]}</FieldError>
        </div>
      </div>
    </div>
  )
}

/** The file is read in the browser and not uploaded. */
async function codeInFile(file: File): Promise<{ code?: string; mistake?: Mistake }> {
  const isText = file.type === '' || file.type.startsWith('text/')
  if (!isText || file.size > MOST_BYTES) return { mistake: 'fileKind' }
  const text = await file.text().catch(() => '')
  const code = codeInText(text)
  return code ? { code } : { mistake: 'fileNone' }
}
