import { profileChange } from '#shared/contract/owners/profile.ts'
import type { Point } from '#shared/rules/map.ts'
import { changeProfile, showPicture } from '#server/companies/profile/profile.ts'
import { drawPicture, type PictureUse } from '#server/files/pictures.ts'
import { localFiles, type Files } from '#server/platform/files/files.ts'
import type { Parts } from '#server/platform/parts.ts'
import { paint, type Shape } from './paint.ts'
import { coverScene, GROUND, logoScene, SCENES, type Scene } from './scenes.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets' | 'config'>
type DemoProfile = {
  about_id: string
  about_en: string
  office: string
  place?: Point
  shots: [Scene, alt: string][]
}

/** What the demo's companies say about themselves, by their slugs. */
const PROFILES: Record<string, DemoProfile> = {
  'lintang-muara-kargo': {
    about_id:
      'Kami memindahkan barang dari pelabuhan ke toko sejak 2009. Sif malam berjalan sepanjang tahun, jadi bukan tempat untuk semua orang.',
    about_en:
      'We have moved goods from port to shop since 2009. Night shifts run all year, so it is not a place for everybody.',
    office: 'Kawasan Pergudangan Bintara Timur Blok C, Bekasi',
    place: { lat: -6.236, long: 106.985 },
    shots: [
      ['shelves', 'Gudang Bintara, lorong C'],
      ['canteen', 'Kantin, makan siang ditanggung'],
      ['prayerRoom', 'Ruang salat di lantai dua'],
      ['truck', 'Rute Bekasi–Semarang, dua sopir per truk'],
    ],
  },
  'bahtera-selat-kencana': {
    about_id: 'Kapal kami berlayar di antara pulau-pulau timur. Awak kapal pulang setiap enam minggu.',
    about_en: 'Our ships sail between the eastern islands. Crews go home every six weeks.',
    office: 'Jalan Pelabuhan 8',
    shots: [
      ['truck', 'Antrean muat di dermaga'],
      ['canteen', 'Dapur kantor'],
    ],
  },
  'samarata-rasa': {
    about_id: 'Kami memasak untuk kantor dan sekolah, mulai pukul empat pagi.',
    about_en: 'We cook for offices and schools, from four in the morning.',
    office: 'Jalan Dapur Umum 3',
    shots: [['canteen', 'Meja saji']],
  },
  'bank-kanaka': {
    about_id: 'Bank daerah dengan cabang kecil. Pelatihan tiga bulan sebelum melayani nasabah.',
    about_en: 'A regional bank with small branches. Three months of training before serving customers.',
    office: 'Jalan Kanaka 1',
    shots: [
      ['prayerRoom', 'Lobi cabang pusat'],
      ['shelves', 'Ruang arsip'],
    ],
  },
}

/** Publishes it with pictures that are painted here, so that nothing belongs to anyone else. */
export async function addDemoProfile(
  needs: Needs,
  { slug, companyId, ownerId }: { slug: string; companyId: string; ownerId: string },
): Promise<void> {
  const profile = PROFILES[slug]
  if (!profile) return
  const files = localFiles({ ...needs, folder: needs.config.filesDir })
  const shift = Object.keys(PROFILES).indexOf(slug)
  const by = { owner: ownerId }
  const show = async (as: PictureUse, [width, height]: [number, number], shapes: Shape[], alt = '') => {
    const picture = await processPicture(files, as, await paint(width, height, GROUND, shapes))
    await showPicture(needs, companyId, { as, alt, picture, most: profile.shots.length }, by)
  }
  await show('cover', [1280, 272], coverScene(shift))
  await show('logo', [256, 256], logoScene(shift))
  for (const [scene, alt] of profile.shots) await show('gallery', [1120, 800], SCENES[scene](shift), alt)
  const { about_id, about_en, office, place } = profile
  const offices = [{ name: 'Kantor pusat', address: office }]
  await changeProfile(needs, companyId, profileChange.parse({ about_id, about_en, offices, ...place }), by)
}

async function processPicture(files: Files, use: PictureUse, png: Buffer) {
  const path = await files.receive([png])
  try {
    return await drawPicture(files, { path, use, field: 'image' })
  } finally {
    await files.drop(path)
  }
}
