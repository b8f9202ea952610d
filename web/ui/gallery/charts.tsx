import { Section } from '../layout/section.tsx'
import { Distribution } from '../charts/ratings/distribution.tsx'
import { Figure, Key } from '../charts/figure.tsx'
import { RatingGroup, RatingGroups } from '../charts/ratings/rating-bar.tsx'
import { YouAreHere } from '../charts/pay/you-are-here.tsx'
import { SalaryStrips } from '../charts/ranges/salary-strip.tsx'
import { Bulir, Score, ScoreInline } from '../charts/score.tsx'
import { Share, StackedBar } from '../charts/ratings/stacked-bar.tsx'
import { Trend } from '../charts/trend/trend.tsx'
import { Case } from './case.tsx'
import { PayCharts } from './pay-charts.tsx'

const comma = (n: number) => n.toFixed(1).replace('.', ',')
const COUNTS = [24, 37, 16, 6, 3]
const AXIS = {
  from: 4,
  to: 14,
  ticks: [4, 6, 8, 10, 12].map(at => ({ at, label: String(at) })).concat({ at: 14, label: '14 juta' }),
}
const rates = (rows: [string, number | null, number][]) =>
  rows.map(([label, value, other]) => ({
    key: label,
    label,
    value,
    text: value === null ? 'belum ada' : comma(value),
    other,
    difference: value === null ? undefined : `${value < other ? '−' : '+'}${comma(Math.abs(value - other))}`,
    down: value !== null && value < other,
    spoken: `rata-rata industri ${comma(other)}`,
  }))

const Scores = () => (
  <Section title="Skor">
    <div className="score-grid">
      <Score
        score={3.9}
        value="3,9"
        outOf="dari 5"
        word="Baik"
        note="dari 86 ulasan karyawan dan mantan karyawan"
      />
      <Figure title="Sebaran nilai" caption="61 dari 86 memberi nilai 4 atau 5.">
        <Distribution
          rows={COUNTS.map((count, i) => ({
            label: String(5 - i),
            count,
            text: String(count),
            before: `nilai ${5 - i}:`,
            after: 'dari 86 ulasan',
          }))}
        />
      </Figure>
      <Figure
        title="Dua tahun terakhir"
        caption="Naik 0,5 dalam dua tahun, kini di atas rata-rata logistik (3,7)."
      >
        <Trend
          values={[3.4, 3.3, 3.5, 3.6, 3.6, 3.8, 3.8, 3.9]}
          others={[3.5, 3.5, 3.5, 3.6, 3.6, 3.6, 3.7, 3.7]}
          format={comma}
          text="Skor per kuartal dari 3,4 menjadi 3,9; rata-rata industri 3,5 menjadi 3,7."
          from="Kuartal I 2025"
          to="Kuartal IV 2026"
        />
        <Key
          items={[
            { shape: 'line', label: 'Perusahaan ini' },
            { shape: 'dash', label: 'Rata-rata logistik' },
          ]}
        />
      </Figure>
    </div>
    <Case name="Bulir dari 0 sampai 5" row>
      {[0, 0.1, 1, 1.5, 2.3, 3, 4.9, 5].map(s => (
        <ScoreInline key={s} score={s} value={comma(s)} spoken="dari 5" />
      ))}
      <Bulir score={4.2} large />
    </Case>
    <Case name="Tren: kuartal kosong, turun, satu nilai">
      <div className="cols-3">
        {[
          [null, 4.4, 4.2, null, 3.1, 3, null, 2.6],
          [4.8, 4.5, 4.1, 3.9, 3, 2.4, 1.9, 1.2],
          [null, null, null, null, null, null, null, 3.3],
        ].map((values, i) => (
          <Figure key={i}>
            <Trend values={values} format={comma} text={`Tren contoh ${i + 1}.`} from="2025" to="2026" />
          </Figure>
        ))}
      </div>
    </Case>
  </Section>
)

const Satisfaction = () => (
  <Section title="Kepuasan">
    <div className="share-grid">
      {' '}
      <Figure caption="Tujuh dari sepuluh merasa puas bekerja di sini.">
        <StackedBar
          parts={[
            { key: '5', share: 28, value: '28%', label: 'sangat puas' },
            { key: '4', share: 44, value: '44%', label: 'puas' },
            { key: '3', share: 17, value: '17%', label: 'biasa saja' },
            { key: '2', share: 8, value: '8%', label: 'kurang' },
            { key: '1', share: 3, value: '3%', label: 'tidak' },
          ]}
        />
      </Figure>
      <Share value="79%">akan merekomendasikan tempat ini kepada teman</Share>
    </div>{' '}
  </Section>
)

const Ratings = () => (
  <Section title="Nilai per hal">
    <Key
      items={[
        { shape: 'bar', label: 'Perusahaan ini' },
        { shape: 'tick', label: 'Industri' },
        { shape: 'none', label: '+/− selisih' },
      ]}
    />
    <RatingGroups>
      <RatingGroup
        title="Uang"
        rows={rates([
          ['Gaji dan tunjangan', 3.7, 3.4],
          ['THR tepat waktu', 4.5, 4.2],
        ])}
      />
      <RatingGroup
        title="Orang"
        rows={rates([
          ['Hubungan atasan dan staf', 5, 3.5],
          ['Penghargaan atas prestasi', 1, 3.3],
        ])}
      />
      <RatingGroup
        title="Pekerjaan"
        rows={rates([
          ['Keseimbangan kerja dan hidup', 3.2, 3.4],
          ['Alat kerja', null, 3.7],
        ])}
      />
    </RatingGroups>
  </Section>
)

const YourLine = () => (
  <>
    <Case name="Kamu di sini: di tengah, di tepi">
      {[6.8, 5.1, 8.9].map(at => (
        <YouAreHere
          key={at}
          you={{ at, title: 'Kamu di sini', value: `Rp ${comma(at)} juta` }}
          range={{ p10: 5.9, q1: 6.1, median: 6.5, q3: 7.3, p90: 8.4 }}
          labels={{ q1: '6,1', median: '6,5', q3: '7,3' }}
          minimum={{ at: 6, label: 'UMK 6,0' }}
          axis={{
            from: 5,
            to: 9,
            ticks: [
              { at: 5, label: '5 juta' },
              { at: 9, label: '9 juta' },
            ],
          }}
          text={`Kamu di ${comma(at)} juta. Separuh gaji di tengah ada antara 6,1 dan 7,3 juta.`}
        />
      ))}
    </Case>
    <Case name="Garismu di perusahaan lain">
      <SalaryStrips
        axis={{ from: 5, to: 9, ticks: [5, 6, 7, 8, 9].map(at => ({ at, label: String(at) })) }}
        you={{ at: 6.8, label: 'kamu' }}
        minimum={{ at: 6, label: 'UMK Kota Bekasi' }}
        rows={[
          {
            key: 'b',
            label: 'Bahtera Selat Kencana',
            value: 'Rp 7.000.000',
            range: { q1: 6.3, median: 7, q3: 7.9 },
          },
          {
            key: 's',
            label: 'Serambi Gudang Kargo',
            value: 'Rp 5.900.000',
            low: true,
            range: { q1: 5.6, median: 5.9, q3: 6.3 },
          },
        ]}
      />
    </Case>
  </>
)

const Salaries = () => (
  <Section title="Gaji per bulan">
    <Figure caption="Karyawan tetap, 2025–2026. Angka keluar mulai lima gaji; garis tipis mulai sepuluh.">
      <SalaryStrips
        axis={AXIS}
        minimum={{ at: 6, label: 'UMK Kota Bekasi 2026, Rp 5.999.443' }}
        rows={[
          {
            key: 'l',
            label: 'Logistik',
            value: 'Rp 6.400.000',
            range: { p10: 5.8, q1: 6, median: 6.4, q3: 7.1, p90: 8 },
          },
          {
            key: 'a',
            label: 'Administrasi',
            value: 'Rp 5.800.000',
            low: true,
            range: { q1: 5.4, median: 5.8, q3: 6.7 },
          },
          {
            key: 't',
            label: 'TI',
            value: 'Rp 10.100.000',
            range: { p10: 7, q1: 8.2, median: 10.1, q3: 12.4, p90: 13.6 },
          },
          { key: 'p', label: 'Pemasaran', value: 'belum cukup data' },
        ]}
      />
      <Key
        items={[
          { shape: 'box', label: 'Separuh gaji di tengah' },
          { shape: 'median', label: 'Nilai tengah' },
          { shape: 'line', label: '10–90 persen' },
          { shape: 'minimum', label: 'Upah minimum' },
        ]}
      />
    </Figure>
    <YourLine />
    <PayCharts />
  </Section>
)

export const Charts = () => (
  <>
    <Scores />
    <Satisfaction />
    <Ratings />
    <Salaries />
  </>
)
