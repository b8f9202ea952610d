import assert from 'node:assert/strict'
import test from 'node:test'
import type { OwnProfile } from '#shared/contract/owners/profile.ts'
import { changeOf, draftOf, editedFields, ontoNewer } from './draft.ts'

const shot = (picture: string) => ({ picture, alt: `Foto ${picture}`, width: 4, height: 3 })
const profile: OwnProfile = {
  version: 3,
  about_id: 'Kami.',
  about_en: null,
  industry: 'logistics',
  size_band: null,
  founded_year: 2009,
  benefits: ['Makan'],
  offices: [],
  lat: null,
  long: null,
  logo: null,
  cover: null,
  gallery: [shot('a'), shot('b')],
  links: { website: 'https://satu.example/' },
}

test('without edits nothing is sent', () => {
  assert.deepEqual(editedFields(profile, draftOf(profile)), [])
  assert.deepEqual(changeOf(profile, draftOf(profile)), { version: 3 })
})

test('only edited fields are sent, and an emptied link as the word that deletes it', () => {
  const draft = {
    ...draftOf(profile),
    about_en: ' We. ',
    founded_year: '',
    website: '',
    benefits: 'Makan\n\n Bus ',
    gallery: [shot('b'), shot('a')],
    lat: '-6.2',
    long: '106.8',
  }
  assert.deepEqual(changeOf(profile, draft), {
    version: 3,
    about_en: 'We.',
    founded_year: null,
    website: '_del_',
    benefits: ['Makan', 'Bus'],
    gallery: [
      { picture: 'b', alt: 'Foto b' },
      { picture: 'a', alt: 'Foto a' },
    ],
    lat: '-6.2',
    long: '106.8',
  })
})

test('if a colleague saved first, typed text stays and the rest is the colleague’s', () => {
  const typed = { ...draftOf(profile), about_id: 'Kami, ditulis di sini.' }
  const theirs = { ...profile, version: 4, about_id: 'Kami, ditulis di sana.', founded_year: 2001 }
  const next = ontoNewer(typed, profile, theirs)
  assert.deepEqual([next.about_id, next.founded_year], ['Kami, ditulis di sini.', '2001'])
  assert.deepEqual(changeOf(theirs, next), { version: 4, about_id: 'Kami, ditulis di sini.' })
})
