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
import { useWords, useFormats } from '#web/platform/locale.ts'
import { FieldError } from '#web/ui/forms/field.tsx'
import { type PictureUse, useCrop } from './use-crop.ts'
import { isCallError } from '#web/platform/call.ts'
import { sendFile } from '#web/platform/files/send-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useOwner } from '../owner-area.tsx'
import { ownerSession } from '../session.ts'
import { NEAREST } from './crop.ts'

const ACCEPT = PICTURE_KINDS.map(kind => FILE_TYPES[kind]).join(',')
const NAMES = PICTURE_KINDS.map(kind => KIND_NAMES[kind]).join(', ')

/** Choose or drop a picture, which is then cropped and uploaded in a dialog. */
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
  /** Browsers can open more formats than the server; the picture is drawn again in a format of the server. */
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

const CALLS = {
  logo: 'uploadProfileImage',
  cover: 'uploadCoverImage',
  gallery: 'uploadGalleryImage',
} as const

type Props = {
  use: PictureUse
  file: File
  /** Why the server would refuse the file unchanged. */
  refused: string | undefined
  onSent: (answer: ProfileAnswer) => void
  onClose: () => void
}

/** Crop, description (for pictures of the gallery) and upload; after a failure it can be sent again. */
function PictureDialog({ use, file, refused, onSent, onClose }: Props) {
  const { crop, gallery } = useWords('profile')
  const { nav } = useWords('masthead')
  const picture = useCrop(file, use)
  const [alt, setAlt] = useState('')
  const sending = useSendingPicture(use, onSent)
  const { share, trouble } = sending
  const send = () => {
    if (use === 'gallery' && alt.trim().length < 3) return sending.refuse('alt', gallery.altEmpty)
    void picture.cut().then(blob => blob && sending.send(blob, use === 'gallery' ? { alt } : {}))
  }
  const actions = (
    <>
      <Button onClick={send} busy={share !== undefined} off={!picture.bitmap}>
        {trouble['image'] ? crop.again : crop.send}
      </Button>
      <Button kind="line" onClick={onClose}>
        {crop.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={crop.title[use]} close={nav.close} actions={actions} wide>
      {picture.bitmap === null ? (
        <Notice kind="warn" role="alert">
          <p>{refused ?? crop.unreadable}</p>
        </Notice>
      ) : (
        <Frame use={use} picture={picture} />
      )}
      {use === 'gallery' && (
        <TextField
          name="alt"
          label={gallery.newAlt}
          hint={gallery.altHint}
          maxLength={150}
          value={alt}
          error={trouble['alt']}
          onChange={event => setAlt(event.currentTarget.value)}
        />
      )}
      {share !== undefined && <Progress share={share} />}
      {trouble['image'] && (
        <Notice kind="warn" role="alert">
          <p>{trouble['image']}</p>
        </Notice>
      )}
    </Dialog>
  )
}

function Frame({ use, picture }: { use: PictureUse; picture: ReturnType<typeof useCrop> }) {
  const { crop } = useWords('profile')
  return (
    <>
      <p className="note">{crop.hint}</p>
      <div className={`crop crop-${use}`}>
        <canvas {...picture.frame} role="img" aria-label={crop.frame} className="crop-frame" />
        {use === 'cover' && <span className="crop-phone" />}
      </div>
      <label className="crop-zoom">
        <span>{crop.zoom}</span>
        <input
          type="range"
          min={1}
          max={NEAREST}
          step={0.05}
          value={picture.view.zoom}
          onChange={event => picture.zoomTo(Number(event.currentTarget.value))}
        />
      </label>
    </>
  )
}

function Progress({ share }: { share: number }) {
  const { crop } = useWords('profile')
  const format = useFormats()
  return (
    <p role="status" className="crop-sending">
      <progress value={share} max={1} />
      <span>{share < 1 ? crop.sending(format.share(share)) : crop.drawing}</span>
    </p>
  )
}

function useSendingPicture(use: PictureUse, onSent: (answer: ProfileAnswer) => void) {
  const { company } = useOwner()
  const { crop } = useWords('profile')
  const [share, setShare] = useState<number>()
  const [trouble, setTrouble] = useState<Record<string, string>>({})

  async function send(blob: Blob, texts: Record<string, string>): Promise<void> {
    setTrouble({})
    setShare(0)
    try {
      const bearer = ownerSession()?.token
      onSent(
        await sendFile(CALLS[use], blob, {
          params: { name: company.slug },
          texts,
          bearer,
          onProgress: setShare,
        }),
      )
    } catch (error) {
      if (!isCallError(error)) throw error
      const fields = Object.entries(error.errors).map(([field, [text = '']]) => [field, text])
      setTrouble(fields.length > 0 ? Object.fromEntries(fields) : { image: error.message || crop.offline })
    } finally {
      setShare(undefined)
    }
  }
  return { share, trouble, send, refuse: (field: string, text: string) => setTrouble({ [field]: text }) }
}
