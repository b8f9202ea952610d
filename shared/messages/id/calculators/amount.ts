import { notTaken } from '../pay/not-taken.ts'

/** Texts of a field for monthly pay in a simple form. */
export const amount = {
  read: (amount: string) => `Kami baca: ${amount} sebulan.`,
  readYear: (year: string, month: string) => `Kami baca: ${year} setahun, jadi ${month} sebulan.`,
  chooseMeaning: 'Maksudmu yang mana?',
  month: (amount: string) => `${amount} sebulan`,
  as: {
    month: 'memang untuk sebulan',
    year: 'yang kutulis untuk setahun',
    zero_many: 'aku kelebihan nol',
    zero_few: 'aku kurang nol',
    unit: 'dalam juta',
  },
  ask: 'Jumlah ini tidak lazim untuk sebulan. Pilih maksudmu, atau perbaiki.',
  wrong: {
    ...notTaken,
    empty: 'Tulis jumlahnya dulu, misalnya 9jt.',
    millions: 'Satuannya belum tertulis. Tulis juga “juta” atau “ribu”.',
    too_low: (limit: string) => `Paling sedikit ${limit} sebulan. Kalau maksudmu juta, tulis “juta”.`,
    too_high: (limit: string) => `Paling banyak ${limit} sebulan.`,
  },
}
