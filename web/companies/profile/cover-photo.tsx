import { picturePath } from '#shared/rules/pictures.ts'
import './profile.css'

/** The company's own picture in place of its cloth: a low strip at the desk, a shorter and higher one on phones. */
export const CoverPhoto = ({ picture }: { picture: string }) => (
  <picture className="owned-cover">
    <source media="(min-width: 48em)" srcSet={picturePath(picture, 1280)} width={1280} height={224} />
    <img
      src={picturePath(picture, 720)}
      alt=""
      width={720}
      height={272}
      fetchPriority="low"
      decoding="async"
    />
  </picture>
)
