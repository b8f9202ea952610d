import { useId, useState } from 'react'
import type { ProfileAnswer } from '#shared/contract/owners/profile.ts'
import {
  FILE_LIMIT,
  FILE_LIMIT_MEGABYTES,
  FILE_TYPES,
  KIND_NAMES,
  PICTURE_KINDS,
} from '#shared/rules/file-kinds.ts'
import { refusedAtSight } from '#web/platform/files/sight.ts'
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
  const { pictures } = useWords('profile')
  const { field } = useWords('errors')
  const [chosen, setChosen] = useState<{ file: File; refused: string | undefined }>()
  const [error, setError] = useState<string>()
  const id = useId()
  /** A browser may open more kinds than the server, and draws each as one of the server's. */
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    const refused = await refusedAtSight(file, PICTURE_KINDS, field)
    const isHopeless = file.size === 0 || file.size >= FILE_LIMIT
    setError(isHopeless ? refused : undefined)
    if (!isHopeless) setChosen({ file, refused })
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
            void choose(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <b>{label}</b>
        <span className="note" id={`${id}-n`}>
          {note ?? pictures.kinds(NAMES, FILE_LIMIT_MEGABYTES)}
        </span>
      </label>
      <FieldError id={`${id}-e`}>{error}</FieldError>
      {chosen && (
        <PictureDialog
          use={use}
          {...chosen}
          onClose={() => setChosen(undefined)}
          onSent={answer => {
            setChosen(undefined)
            onSent(answer)
          }}
        />
      )}
    </>
  )
}
