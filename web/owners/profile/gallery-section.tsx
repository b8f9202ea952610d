import { useState } from 'react'
import { PROFILE_GALLERY } from '#shared/contract/owners/profile-keys.ts'
import { picturePath } from '#shared/rules/pictures.ts'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import type { EditedProfile } from './use-profile.ts'

/** Pictures of the workplace: descriptions, and order by drag and drop or buttons. */
export function GallerySection({ edited }: { edited: EditedProfile }) {
  const { gallery } = useWords('profile')
  const shots = edited.state.draft.gallery
  const [held, setHeld] = useState<number>()
  const [told, setTold] = useState('')
  const put = (next: typeof shots) => edited.put({ gallery: next })
  const move = (from: number, to: number) => {
    const shot = shots[from]
    if (!shot || to < 0 || to >= shots.length) return
    put(shots.toSpliced(from, 1).toSpliced(to, 0, shot))
    setTold(gallery.moved(to + 1, shots.length))
  }
  return (
    <Section title={gallery.title}>
      <p className="find">{gallery.lead}</p>
      {shots.length === 0 && <p className="note">{gallery.empty}</p>}
      <ol className="shots">
        {shots.map((shot, at) => (
          <li
            key={shot.picture}
            draggable
            className={held === at ? 'shots-held' : undefined}
            onDragStart={() => setHeld(at)}
            onDragEnd={() => setHeld(undefined)}
            onDragOver={event => event.preventDefault()}
            onDrop={event => {
              event.preventDefault()
              if (held !== undefined) move(held, at)
            }}
          >
            <img src={picturePath(shot.picture, 480)} alt="" width={144} height={96} loading="lazy" />
            <TextField
              label={gallery.alt(at + 1)}
              maxLength={150}
              value={shot.alt}
              error={edited.errors[`gallery_${at}_alt`]}
              onChange={event => put(shots.with(at, { ...shot, alt: event.currentTarget.value }))}
            />
            <div className="shots-acts">
              <LinkButton
                aria-label={gallery.up(at + 1)}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                ↑
              </LinkButton>
              <LinkButton
                aria-label={gallery.down(at + 1)}
                disabled={at === shots.length - 1}
                onClick={() => move(at, at + 1)}
              >
                ↓
              </LinkButton>
              <LinkButton
                aria-label={gallery.removeOf(shot.alt)}
                onClick={() => put(shots.filter(one => one !== shot))}
              >
                {gallery.remove}
              </LinkButton>
            </div>
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {told}
      </p>
      {shots.length < PROFILE_GALLERY && (
        <ChoosePicture
          use="gallery"
          label={gallery.add}
          note={gallery.room(shots.length, PROFILE_GALLERY)}
          onSent={edited.take}
        />
      )}
    </Section>
  )
}
