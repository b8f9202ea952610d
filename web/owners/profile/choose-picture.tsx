import { useId, useState } from 'react'
import type { ProfileAnswer } from '#shared/contract/profile/profile.ts'
import {
  FILE_LIMIT,
  FILE_LIMIT_MEGABYTES,
  FILE_TYPES,
  KIND_NAMES,
  PICTURE_KINDS,
} from '#shared/rules/file-kinds.ts'
import { useWords } from '#web/platform/locale.ts'
import { FieldError } from '#web/ui/forms/field.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import type { PictureUse } from './use-crop.ts'

const ACCEPT = PICTURE_KINDS.map(kind => FILE_TYPES[kind]).join(',')
const NAMES = PICTURE_KINDS.map(kind => KIND_NAMES[kind]).join(', ')

/** A place to choose or drop a picture; what is chosen is cut and sent in a dialog. */
export function ChoosePicture({
  use,
  label,
  note,
  onSent,
}: {
  use: PictureUse
  label: string
  note?: string
  onSent: (answer: ProfileAnswer) => void
}) {
  const { crop, pictures } = useWords('profile')
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const id = useId()
  const choose = (chosen: File | undefined) => {
    const isTooLarge = chosen !== undefined && chosen.size >= FILE_LIMIT
    setError(isTooLarge ? crop.tooLarge(FILE_LIMIT_MEGABYTES) : undefined)
    if (chosen && !isTooLarge) setFile(chosen)
  }
  return (
    <>
      <label className="choose">
        <input
          type="file"
          accept={ACCEPT}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-n ${id}-e`}
          onChange={event => {
            choose(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <b>{label}</b>
        <span className="note" id={`${id}-n`}>
          {note ?? pictures.kinds(NAMES, FILE_LIMIT_MEGABYTES)}
        </span>
      </label>
      <FieldError id={`${id}-e`}>{error}</FieldError>
      {file && (
        <PictureDialog
          use={use}
          file={file}
          onClose={() => setFile(undefined)}
          onSent={answer => {
            setFile(undefined)
            onSent(answer)
          }}
        />
      )}
    </>
  )
}
