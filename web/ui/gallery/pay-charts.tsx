import { Lineup } from '../charts/pay/lineup.tsx'
import { PayCells } from '../charts/pay/pay-cells.tsx'
import { Case } from './case.tsx'

const AXIS = {
  from: 4,
  to: 14,
  ticks: [4, 6, 8, 10, 12].map(at => ({ at, label: String(at) })).concat({ at: 14, label: '14 juta' }),
}

export const PayCharts = () => (
  <>
    <Cells />
    <Row />
  </>
)

const Cells = () => (
  <Case name="Kelompok: ditampilkan, di bawah upah minimum, masih ditahan">
    <PayCells
      axis={AXIS}
      minimum={{ at: 6, label: 'UMK Kota Bekasi 2026, Rp 5.999.443' }}
      cells={[
        {
          key: 'a',
          label: 'TI',
          note: 'Karyawan, 10–24 orang',
          value: 'Rp 10.100.000',
          range: { p10: 7, q1: 8.2, median: 10.1, q3: 12.4, p90: 13.6 },
          tick: 10.9,
          difference: { text: '−800.000', spoken: 'dari industri', down: true },
          spoken: 'Separuh gaji antara 8,2 dan 12,4 juta.',
        },
        {
          key: 'b',
          label: 'Logistik',
          note: 'Kontrak (PKWT), 5–9 orang',
          value: 'Rp 5.900.000',
          low: true,
          range: { q1: 5.6, median: 5.9, q3: 6.2 },
          spoken: 'Separuh gaji antara 5,6 dan 6,2 juta.',
        },
      ]}
    />
  </Case>
)

const Row = () => (
  <Case name="Sepuluh orang berbaris">
    <Lineup
      bars={[5.8, 5.9, 6.1, 6.3, 6.4, 6.7, 6.9, 7.1, 7.4, 8.1, 8.5].map((amount, i) => ({
        kind: i === 6 ? 'you' : i === 0 || i === 10 ? 'open' : 'known',
        amount: amount * 1e6,
      }))}
      floor={{ amount: 5_999_443, label: 'UMK 6,0' }}
      you="kamu"
      text="Sepuluh orang berbaris di atas upah minimum."
    />
  </Case>
)
