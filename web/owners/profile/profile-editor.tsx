import type { ProfileAnswer, ProfileField } from '#shared/contract/owners/profile.ts'
import { PROFILE_LINKS, PROFILE_GALLERY } from '#shared/contract/owners/profile-keys.ts'
import { href } from '#shared/paths.ts'
import { picturePath } from '#shared/rules/pictures.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useSessionData } from '#web/platform/session-call.ts'
import { useOwner } from '../owner-area.tsx'
import { OWNER } from '../session.ts'
import { Waiting } from '../waiting.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import type { DraftField } from './draft.ts'
import { FactsSection, LinksSection, OfficesSection, WordsSection } from './field-sections.tsx'
import { LocationSection } from './location/location-section.tsx'
import { useProfile, type EditedProfile, type Overtaken } from './use-profile.ts'
import { useState } from 'react'
import { TextField } from '#web/ui/forms/text-field.tsx'
import './profile.css'

/** The company's own profile. Pictures are published at once; texts and order with the button below. */
export function ProfileEditor() {
  const locale = useLocale()
  const words = useWords('profile')
  const { company } = useOwner()
  const loaded = useSessionData(OWNER, 'ownerProfile', { params: { name: company.slug } })
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead-text">{words.lead}</p>
      <ArrowLink href={href(locale, 'company', { id: company.slug })}>{words.save.see}</ArrowLink>
      <Waiting loaded={loaded}>{answer => <Editing key={company.slug} first={answer} />}</Waiting>
    </>
  )
}

function Editing({ first }: { first: ProfileAnswer }) {
  const edited = useProfile(first)
  const { overtaken } = edited
  const { save: words } = useWords('profile')
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        edited.save()
      }}
    >
      <PicturesSection edited={edited} />
      <GallerySection edited={edited} />
      <WordsSection edited={edited} />
      <FactsSection edited={edited} />
      <OfficesSection edited={edited} />
      <LocationSection edited={edited} />
      <LinksSection edited={edited} />
      <History edited={edited} />
      {overtaken && <OvertakenNotice by={overtaken} edited={edited} />}
      {edited.failed && (
        <Notice kind="warn" role="alert">
          <p>{words.failed}</p>
        </Notice>
      )}
      <SaveBar edited={edited} />
    </form>
  )
}

type Props = { edited: EditedProfile }

function PicturesSection({ edited }: Props) {
  const { pictures } = useWords('profile')
  const { logo, cover } = edited.state.answer.profile
  return (
    <Section title={pictures.title}>
      <h3>{pictures.cover}</h3>
      <p className="note">{pictures.coverHint}</p>
      {cover ? (
        <img className="profile-cover" src={picturePath(cover, 1280)} alt="" width={1280} height={224} />
      ) : (
        <p className="note">{pictures.none}</p>
      )}
      <ChoosePicture use="cover" label={cover ? pictures.change : pictures.choose} onSent={edited.take} />
      {cover && <BackToBatik edited={edited} picture="cover" />}
      <h3>{pictures.logo}</h3>
      <p className="note">{pictures.logoHint}</p>
      {logo && <img className="profile-logo" src={picturePath(logo, 256)} alt="" width={144} height={144} />}
      <ChoosePicture use="logo" label={logo ? pictures.change : pictures.choose} onSent={edited.take} />
      {logo && <BackToBatik edited={edited} picture="logo" />}
    </Section>
  )
}

function BackToBatik({ edited, picture }: Props & { picture: 'logo' | 'cover' }) {
  const { pictures } = useWords('profile')
  return (
    <p>
      <LinkButton onClick={() => void edited.drop(picture)}>{pictures.remove}</LinkButton>
    </p>
  )
}

function History({ edited }: Props) {
  const { history } = useWords('profile')
  const format = useFormats()
  const named = useNames()
  const events = edited.state.answer.history
  return (
    <Section title={history.title}>
      {events.length === 0 && <p className="note">{history.empty}</p>}
      <ul className="profile-history">
        {events.map(({ version, day, who, changed }) => (
          <li key={version}>
            <time dateTime={day}>{format.day(day)}</time>
            <span>{history.line(who ?? history.team, named(changed))}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OvertakenNotice({ by, edited }: Props & { by: Overtaken }) {
  const { history, save } = useWords('profile')
  const named = useNames()
  const { about_id, about_en } = edited.state.answer.profile
  const theirs = { about_id, about_en }
  const texts = by.changed.flatMap(field => (field in theirs ? (theirs[field as 'about_id'] ?? []) : []))
  return (
    <Notice kind="warn" role="alert">
      <p>{save.conflict(by.who ?? history.team, named(by.changed))}</p>
      {texts.length > 0 && <p>{save.theirs}</p>}
      {texts.map(text => (
        <blockquote key={text}>{text}</blockquote>
      ))}
    </Notice>
  )
}

function SaveBar({ edited: { edited, busy } }: Props) {
  const { save } = useWords('profile')
  const named = useNames()
  const fields = [...new Set(edited.map(fieldOf))]
  return (
    <div className="save-bar">
      <p role="status">
        {fields.length === 0 ? save.none : save.some(fields.length)}
        {fields.length > 0 && <span className="save-bar-what">: {named(fields)}</span>}
      </p>
      <Button type="submit" busy={busy} off={fields.length === 0}>
        {save.button}
      </Button>
    </div>
  )
}

const fieldOf = (field: DraftField): ProfileField =>
  (PROFILE_LINKS as readonly string[]).includes(field) ? 'links' : (field as ProfileField)

function useNames(): (fields: readonly ProfileField[]) => string {
  const { fields: names } = useWords('profile')
  return fields => [...new Set(fields.map(field => names[field]))].join(', ')
}

/** Pictures of the workplace: descriptions, and order by drag and drop or buttons. */
function GallerySection({ edited }: { edited: EditedProfile }) {
  const { gallery } = useWords('profile')
  const shots = edited.state.draft.gallery
  const [dragged, setDragged] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const put = (next: typeof shots) => edited.put({ gallery: next })
  const move = (from: number, to: number) => {
    const shot = shots[from]
    if (!shot || to < 0 || to >= shots.length) return
    put(shots.toSpliced(from, 1).toSpliced(to, 0, shot))
    setAnnouncement(gallery.moved(to + 1, shots.length))
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
            className={dragged === at ? 'shots-held' : undefined}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={event => event.preventDefault()}
            onDrop={event => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, at)
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
        {announcement}
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
