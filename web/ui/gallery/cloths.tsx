import { CLOTHS, MOTIFS } from '../batik/batik.ts'
import { Bands, Cover } from '../batik/batik-cover.tsx'
import { ButtonLink } from '../controls/button.tsx'
import { ScoreSide } from '../charts/score.tsx'
import { Numbered } from '../layout/list.tsx'
import { Monogram } from '../layout/monogram.tsx'
import { ProfileHead } from '../layout/profile-head.tsx'
import { ClothTile, ClothTiles } from '../batik/tiles/cloth-tiles.tsx'
import { RankList, RankRow } from '../layout/rank.tsx'
import { IndigoBand, Section } from '../layout/section.tsx'
import { Case } from './case.tsx'

const NAMES = [
  'Lintang Muara Kargo',
  'PT Arunika Tenun',
  'CV Griya Bata Nusantara Sejahtera Abadi Makmur Sentosa',
  'Klinik Bentara',
  'Kebun Rengganis',
]

const ClothCases = () => (
  <div className="wrap">
    <Section title="Kain">
      {MOTIFS.map((motif, m) => (
        <Case key={motif} name={motif}>
          {CLOTHS.map((cloth, c) => (
            <Cover
              key={cloth}
              id={`${motif}-${cloth}`}
              size="low"
              at={`g${m}${c}`}
              as={{ motif, cloth, scale: [0.75, 0.875, 1, 1.25][c] ?? 1, turn: c % 2 === 1 }}
            />
          ))}
        </Case>
      ))}
      <Case name="Monogram: 32, 48, 88" row>
        <Monogram id="a" name="Samarata Rasa" size="small" />
        <Monogram id="b" name="Samarata Rasa" />
        <Monogram id="c" name="Samarata Rasa" size="large" />
      </Case>
      <Case name="Petak kain">
        <ClothTiles>
          {NAMES.slice(0, 4).map((n, i) => (
            <ClothTile
              key={n}
              id={n}
              name={n}
              href={`#k${i}`}
              sub="Kota Bekasi"
              figure="3,9"
              figureWord="skor"
            />
          ))}
        </ClothTiles>
      </Case>
      <div className="cols-3">
        <section>
          <h3>Peringkat</h3>
          <RankList cut>
            {NAMES.map((n, i) => (
              <RankRow
                key={n}
                id={n}
                name={n}
                href={`#p${i}`}
                sub="Logistik, Kota Bekasi"
                figure="4,6"
                unit="132 ulasan"
              />
            ))}
          </RankList>
        </section>
        <section>
          <h3>Daftar tanpa nomor</h3>
          <RankList numbered={false}>
            {NAMES.slice(0, 2).map((n, i) => (
              <RankRow key={n} id={n} name={n} href={`#d${i}`} sub="Belum ada ulasan" />
            ))}
          </RankList>
        </section>
      </div>
    </Section>
  </div>
)

const Heads = () => (
  <>
    <Cover id="lintang" />
    <div className="wrap">
      <ProfileHead
        mono={<Monogram id="lintang" name="Lintang Muara Kargo" size="large" />}
        name="Lintang Muara Kargo"
        facts={['Logistik dan pergudangan', 'Kota Bekasi, Jawa Barat', '501–1.000 karyawan']}
        end={
          <ButtonLink href="#tulis" icon="pen-line">
            Tulis ulasan
          </ButtonLink>
        }
      />
    </div>
    <Cover id="samarata" size="low" />
    <div className="wrap">
      <ProfileHead
        low
        mono={<Monogram id="samarata" name="Samarata Rasa" />}
        name="Samarata Rasa Nusantara Jaya Abadi"
        facts={['Makanan', 'Sidoarjo']}
        end={<ScoreSide score={3.6} value="3,6" spoken="dari 5" />}
      />
    </div>
  </>
)

const BandCase = () => (
  <IndigoBand
    cloth={<Cover id="pita" size="band" as={{ motif: 'truntum', cloth: 'nila', scale: 1, turn: false }} />}
    title="Tidak ada yang bisa dipaksa menyebut namamu, karena tidak ada yang tahu."
  >
    <Numbered
      wide
      items={[
        'Ulasanmu disimpan tanpa nama, nomor, alamat, atau jejak perangkat.',
        'Setiap ulasan dibaca tim kami, lalu terbit bersama ulasan lain.',
        'Perusahaan tidak bisa membeli skor.',
      ]}
    />
    <p>
      <a href="#cara">Cara kerjanya, lengkap</a> <a href="#log">Buka log keputusan</a>
    </p>
  </IndigoBand>
)

export const Cloths = () => (
  <>
    <Bands ids={NAMES} />
    <ClothCases />
    <Heads />
    <BandCase />
  </>
)
