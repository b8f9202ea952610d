/** Errors for typed amounts that no field for monthly pay accepts. */
export const notTaken = {
  unclear: 'Tulis jumlahnya dengan angka, misalnya 6.200.000 atau 6,2 juta.',
  foreign: 'Tulis dalam rupiah, menurut kurs di slip gajimu, misalnya 6,2 juta.',
  hourly: 'Tulis jumlah untuk sebulan, bukan per jam, hari, atau minggu.',
  net: 'Tulis jumlah sebelum potongan pajak dan BPJS, tanpa kata “bersih”.',
  range: 'Tulis satu angka. Kalau tiap bulan berbeda, ambil tengahnya.',
  ceiling: 'Tulis satu angka yang pasti, bukan batas tertinggi.',
}
