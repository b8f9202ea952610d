import { useId, useState } from 'react'
import { FILE_TYPES } from '#shared/rules/file-kinds.ts'
import { cx } from '#web/ui/cx.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { FieldError, FieldHint } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import type { ProofFile, ProofFiles as Files } from './use-proof-files.ts'

const MEGABYTE = 1024 * 1024

/** What proves a claim: chosen or dropped here, each with how far it is, and a way to take it back. */
export function ProofFiles({ proof, error }: { proof: Files; error: string | undefined }) {
  const { files: words, optional } = useWords('claims')
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.label} <span className="opt">{optional}</span>
      </label>
      <FieldHint id={`${id}-h`}>{words.hint}</FieldHint>
      <div
        className={cx('claim-drop', over && 'claim-drop-over')}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          proof.add(event.dataTransfer.files)
        }}
      >
        <input
          id={id}
          type="file"
          multiple
          accept={Object.values(FILE_TYPES).join()}
          aria-describedby={`${id}-h`}
          onChange={event => {
            proof.add(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
        <p className="note">{words.drop}</p>
      </div>
      <FieldError>{error}</FieldError>
      <ul className="claim-files">
        {proof.files.map(file => (
          <Row key={file.key} file={file} onRemove={() => proof.remove(file.key)} />
        ))}
      </ul>
      <p className="note">{words.gone}</p>
    </div>
  )
}

function Row({ file, onRemove }: { file: ProofFile; onRemove: () => void }) {
  const { files: words } = useWords('claims')
  const { decimal } = useFormats()
  const { name, size, share, refused } = file
  const megabytes = (bytes: number) => decimal(bytes / MEGABYTE)
  return (
    <li className={refused ? 'claim-refused' : undefined}>
      <span>
        <b>{name}</b>
        <span className="note" role="status">
          {refused ??
            (share < 1
              ? words.going(megabytes(size * share), megabytes(size))
              : words.there(megabytes(size)))}
        </span>
        {!refused && share < 1 && <progress value={share} aria-label={name} />}
      </span>
      <button type="button" className="tool" aria-label={words.remove(name)} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </li>
  )
}
