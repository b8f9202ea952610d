import { useState } from 'react'
import type { ProfileAnswer } from '#shared/contract/owners/profile.ts'
import { isCallError } from '#web/platform/call.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { sendFile } from '#web/platform/files/send-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useOwner } from '../owner-area.tsx'
import { ownerSession } from '../session.ts'
import { NEAREST } from './crop.ts'
import { useCrop, type PictureUse } from './use-crop.ts'

const CALLS = {
  logo: 'uploadProfileImage',
  cover: 'uploadCoverImage',
  gallery: 'uploadGalleryImage',
} as const

type Props = {
  use: PictureUse
  file: File
  /** Why the server would not take this file as it is. */
  refused: string | undefined
  onSent: (answer: ProfileAnswer) => void
  onClose: () => void
}

/** What of a picture is kept, its words where it is one of several, and sending it: what failed is here to be sent again. */
export function PictureDialog({ use, file, refused, onSent, onClose }: Props) {
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
