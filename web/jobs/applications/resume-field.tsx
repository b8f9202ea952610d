import { useId } from 'react'
import { FILE_TYPES, RESUME_KINDS } from '#shared/rules/file-kinds.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { FieldError, FieldHint } from '#web/ui/forms/field.tsx'
import { FileButton } from '#web/forms/files/file-button.tsx'
import { Stopped } from '#web/forms/files/stopped.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import type { Applying } from './use-apply.ts'
import type { Sending } from './use-resume.ts'

/** At least 0.1, so that a small file is not shown as 0 MB. */
const megabytesOf = (bytes: number): number => Math.max(bytes / (1024 * 1024), 0.1)
const STITCHES = 25
const ACCEPT = [...RESUME_KINDS.map(kind => FILE_TYPES[kind]), ...RESUME_KINDS.map(kind => `.${kind}`)].join()

/** The résumé field: choose a file, the upload's progress as a row of stitches, or the uploaded file. */
export function ResumeField({ applying }: { applying: Applying }) {
  const { file: words } = useWords('applying')
  const id = useId()
  const { draft, resume, trouble } = applying
  const { sending } = resume
  const error = sending?.refused ?? trouble.fields['attachment']
  const remove = () => {
    resume.drop()
    applying.change({ file: undefined })
  }
  return (
    <div className="field">
      <label htmlFor={id}>{words.label}</label>
      <FieldHint id={`${id}-h`}>{words.hint}</FieldHint>
      <FileButton
        id={id}
        accept={ACCEPT}
        aria-describedby={`${id}-h`}
        aria-invalid={error ? true : undefined}
        onChoose={files => resume.choose(files?.[0])}
      >
        {draft.file || sending ? words.other : words.choose}
      </FileButton>
      <FieldError>{error}</FieldError>
      {sending && !sending.refused ? (
        <OnItsWay sending={sending} applying={applying} />
      ) : (
        draft.file && <There file={draft.file} onRemove={remove} />
      )}
    </div>
  )
}

function There({ file, onRemove }: { file: { name: string; size: number }; onRemove: () => void }) {
  const { file: words } = useWords('applying')
  const { decimal } = useFormats()
  return (
    <p className="apply-up">
      <Icon name="check" />
      <span role="status">
        <b>{file.name}</b>
        <span className="note">{words.there(decimal(megabytesOf(file.size)))}</span>
      </span>
      <Remove name={file.name} onRemove={onRemove} />
    </p>
  )
}

function OnItsWay({ sending, applying }: { sending: Sending; applying: Applying }) {
  const { file: words } = useWords('applying')
  const { decimal, share: shareOf } = useFormats()
  const { name, size, share, stopped } = sending
  const megabytes = (bytes: number) => decimal(megabytesOf(bytes))
  return (
    <>
      <p className="apply-up">
        <Icon name={stopped ? 'triangle-alert' : 'arrow-right'} />
        <span>
          <b>{name}</b>
          <span className="note">{words.going(megabytes(size * share), megabytes(size))}</span>
        </span>
        <Remove name={name} onRemove={applying.resume.drop} />
      </p>
      <svg
        className="apply-stitches"
        width="100%"
        height="10"
        role="img"
        aria-label={words.progress(shareOf(share))}
      >
        {Array.from({ length: STITCHES }, (_, at) => (
          <rect
            key={at}
            className={at < share * STITCHES ? 'apply-st' : stopped ? 'apply-st-x' : 'apply-st-0'}
            x={`${at * 4}%`}
            y="1"
            width="3.2%"
            height="8"
          />
        ))}
      </svg>
      {stopped && <Stopped why={stopped} onAgain={applying.resume.again} />}
    </>
  )
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { file: words } = useWords('applying')
  return (
    <button type="button" className="tool" aria-label={words.remove(name)} onClick={onRemove}>
      <Icon name="x" />
    </button>
  )
}
