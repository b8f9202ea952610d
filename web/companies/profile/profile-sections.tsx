import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import type { PublicProfile, ShownPicture } from '#shared/contract/owners/profile.ts'
import { picturePath } from '#shared/rules/pictures.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Reply } from '#web/ui/layout/article.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import { Monogram } from '#web/ui/layout/monogram.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Locator } from '../locator/locator.tsx'
import { Streets } from '../locator/streets.tsx'
import './profile.css'

type Props = { page: CompanyPage }

/** The profile written by the company, labelled as its own words. Hidden if the company has written nothing. */
export function ProfileSections({ page }: Props) {
  const { profile } = page
  if (!profile) return null
  return (
    <>
      {(profile.about || profile.benefits.length > 0) && <Words page={page} profile={profile} />}
      {profile.gallery.length > 0 && <Gallery shots={profile.gallery} />}
      {(profile.offices.length > 0 || profile.place) && <Offices profile={profile} />}
    </>
  )
}

function Words({ page: { company }, profile }: Props & { profile: PublicProfile }) {
  const format = useFormats()
  const { statements } = useWords('companies')
  const logo = company.logo && picturePath(company.logo, 96)
  return (
    <Section title={statements.words}>
      <Reply
        mono={<Monogram id={company.id} name={company.name} logo={logo} size="small" />}
        from={statements.by(company.name)}
        when={<time dateTime={profile.updated}>{format.month(profile.updated)}</time>}
      >
        {profile.about?.split(/\n+/).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
        {profile.benefits.length > 0 && (
          <>
            <p>{statements.benefits}</p>
            <ul className="owned-benefits">
              {profile.benefits.map(benefit => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </>
        )}
      </Reply>
    </Section>
  )
}

function Gallery({ shots }: { shots: ShownPicture[] }) {
  const { statements } = useWords('companies')
  const { count } = useFormats()
  return (
    <Section title={statements.inside}>
      <p className="owned-by">
        <Icon name="info" size="small" />
        {statements.photos(count(shots.length))}
      </p>
      <ul className="owned-gallery">
        {shots.map(shot => (
          <li key={shot.picture}>
            <figure>
              <a href={picturePath(shot.picture, 1280)} aria-label={statements.enlarge(shot.alt)}>
                <img
                  src={picturePath(shot.picture, 480)}
                  srcSet={`${picturePath(shot.picture, 480)} 480w, ${picturePath(shot.picture, 1280)} 1280w`}
                  sizes="(min-width: 60em) 20rem, 50vw"
                  width={shot.width}
                  height={shot.height}
                  alt={shot.alt}
                  loading="lazy"
                  decoding="async"
                />
              </a>
              <figcaption>{shot.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Place({ place }: { place: NonNullable<PublicProfile['place']> }) {
  const { statements, city, province } = useWords('companies')
  const near = `${city(place.near.name)}, ${province(place.near.province)}`
  return (
    <figure className="owned-place">
      <Locator view={place} towns={place.towns} pin={place} label={statements.map(near)} />
      <figcaption>
        {statements.near(near)}
        <small>{statements.mapFrom}</small>
      </figcaption>
      <Streets point={place} />
    </figure>
  )
}

function Offices({ profile: { offices, place } }: { profile: PublicProfile }) {
  const { statements } = useWords('companies')
  const map =
    place &&
    `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.long}#map=16/${place.lat}/${place.long}`
  return (
    <Section title={statements.offices}>
      <p className="owned-by">
        <Icon name="info" size="small" />
        {statements.fromCompany}
      </p>
      <ul className="owned-offices">
        {offices.map(office => (
          <li key={`${office.name} ${office.address}`}>
            <b>{office.name}</b>
            <address>{office.address}</address>
          </li>
        ))}
      </ul>
      {place && <Place place={place} />}
      {map && (
        <p className="note">
          <a href={map} rel="nofollow ugc noopener noreferrer">
            {statements.openMap}
          </a>
        </p>
      )}
    </Section>
  )
}
