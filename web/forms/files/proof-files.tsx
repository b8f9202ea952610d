import { useState } from 'react'
import { FILE_TYPES, PROOF_KINDS } from '#shared/rules/file-kinds.ts'
import { cx } from '#web/ui/cx.ts'
import { useFormats } from '#web/platform/locale.ts'
import { FieldError, FieldHint, useField } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import { FileButton } from './file-button.tsx'
import { Stopped } from './stopped.tsx'
import type { FileWords, ProofFile, ProofFiles as Files } from './use-proof-files.ts'
import './proof-files.css'

const MEGABYTE = 1024 * 1024

type Props = {
  proof: Files
  error: string | undefined
  /** Called after files were added or removed. */
  onChanged: () => void
  words: FileWords
  optional: string
}

/**
 * Upload of proof by button or drag and drop, with the progress of each file and a button to remove it. Uploads need
 * JavaScript, so that it is hidden without.
 */
export function ProofFiles({ proof, error, onChanged, words, optional }: Props) {
  const { id, describedBy, invalid } = useField(undefined, { hint: words.hint, error })
  const add = (files: FileList | null) => {
    onChanged()
    proof.add(files)
  }
  const [over, setOver] = useState(false)
  return (
    <div className="field only-script">
      <label htmlFor={id}>
        {words.label} <span className="opt">{optional}</span>
      </label>
      <FieldHint id={`${id}-h`}>{words.hint}</FieldHint>
      <div
        className={cx('proof-drop', over && 'proof-drop-over')}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          add(event.dataTransfer.files)
        }}
      >
        <FileButton
          id={id}
          multiple
          accept={PROOF_KINDS.map(kind => FILE_TYPES[kind]).join()}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChoose={add}
        >
          {words.choose}
        </FileButton>
        <p className="note">{words.drop}</p>
      </div>
      <FieldError id={`${id}-e`}>{error}</FieldError>
      <ul className="proof-files">
        {proof.files.map(file => (
          <Row
            key={file.key}
            file={file}
            words={words}
            onAgain={() => proof.again(file.key)}
            onRemove={() => {
              onChanged()
              proof.remove(file.key)
            }}
          />
        ))}
      </ul>
      <p className="note">{words.retention}</p>
    </div>
  )
}

type RowProps = { file: ProofFile; words: FileWords; onAgain: () => void; onRemove: () => void }

function Row({ file, words, onAgain, onRemove }: RowProps) {
  const { decimal } = useFormats()
  const { name, size, share, stopped, refused } = file
  const megabytes = (bytes: number) => decimal(Math.max(bytes / MEGABYTE, 0.1))
  return (
    <li className={refused ? 'proof-refused' : undefined}>
      <span>
        <b>{name}</b>
        <span className="note" role="status">
          {refused ??
            (share < 1
              ? words.going(megabytes(size * share), megabytes(size))
              : words.there(megabytes(size)))}
        </span>
        {!refused && share < 1 && <progress value={share} aria-label={name} />}
        {!refused && stopped && <Stopped why={stopped} onAgain={onAgain} />}
      </span>
      <button type="button" className="tool" aria-label={words.remove(name)} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </li>
  )
}
