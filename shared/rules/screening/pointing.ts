import type { Hit } from './finding.ts'
import type { View } from './view.ts'

const WOMEN_AND_MEN = 'perempuan|wanita|cewek|cewe|laki-laki|lelaki|pria|cowok|cowo|waria|janda|duda'
const JOBS_ID =
  'orang|karyawan|karyawati|pegawai|pekerja|staf|staff|admin|supervisor|spv|manajer|manager|kepala|ketua|mandor|koordinator|operator|sopir|supir|kurir|satpam|kasir|perawat|bidan|dokter|apoteker|analis|desainer|programmer|developer|akuntan|guru|dosen|teknisi|insinyur|montir|magang|anak magang|resepsionis|sekretaris|hrd|koki|barista|penjahit|direktur|leader|atasan|ibu|bapak|arsitek|pilot|pramugari'
const FAITHS_AND_ORIGINS =
  'muslim|muslimah|kristen|nasrani|katolik|hindu|buddha|konghucu|tionghoa|cina|papua|batak|jawa|madura|dayak|difabel|tuli|hamil|berjilbab|bercadar|bertato|non-muslim|nonmuslim'
const ONE_ID =
  'admin|supervisor|spv|manajer|manager|kepala [a-z]{3,12}|ketua|mandor|koordinator|satpam|kasir|resepsionis|sekretaris|hrd?|direktur|leader|atasan|boss?|pemilik|owner|si'
const LOOKS_ID =
  'botak|gendut|gemuk|kurus|berkumis|berjenggot|berkacamata|bertato|tompel|pincang|cadel|gondrong|pirang|beruban'
const PEOPLE_EN =
  'woman|man|female|male|girl|guy|lady|person|muslim|christian|hindu|buddhist|catholic|chinese|papuan|foreigner|expat|employee|worker|staff member|accountant|nurse|doctor|dentist|midwife|developer|engineer|designer|analyst|manager|supervisor|head|director|secretary|receptionist|cashier|driver|guard|teacher|lawyer|intern|pharmacist|technician|mechanic|cook|chef|barista|admin|programmer|tester|pilot'
const WOMEN_AND_MEN_EN = 'woman|man|female|male|girl|guy|lady|muslim|christian|hindu|buddhist|papuan'
const LOOKS_EN =
  'bald|fat|skinny|blonde|bearded|pregnant|limping|tattooed|one-eyed|chubby|gay|lesbian|divorced|red-haired'
const ROLES_EN =
  'manager|supervisor|boss|lead|leader|guy|woman|man|lady|girl|receptionist|cashier|accountant|nurse|admin|director|guard|foreman|employee|colleague|secretary'

const START = '(?<![a-z])'
const END = '(?![a-z])'

const PHRASES = [
  `satu ?-?(?:satu|2)[ -]?nya (?:(?:yang )?(?:${JOBS_ID}|${WOMEN_AND_MEN}|${FAITHS_AND_ORIGINS}))${END}(?: (?:${WOMEN_AND_MEN}|${FAITHS_AND_ORIGINS}|${JOBS_ID}|gigi)${END})?(?: di (?:sif|shift|lantai|tim|divisi|bagian|cabang|gudang|lini|unit) [a-z0-9]{1,16})?`,
  `(?:hanya|cuma|cuman) (?:ada )?(?:satu|1|seorang)(?: orang| staf| karyawan| pegawai| admin| manajer)? (?:${WOMEN_AND_MEN})${END}`,
  `(?:${ONE_ID})(?:nya)? (?:yang )?(?:${LOOKS_ID})${END}`,
  `(?:the|our|its|their) (?:only|sole|lone)(?: [a-z-]{3,20}){0,2}? (?:${PEOPLE_EN})${END}(?:(?: [a-z]{3,15})? (?:${PEOPLE_EN})${END})?(?: on the [a-z]{3,12} shift)?`,
  `only one (?:${WOMEN_AND_MEN_EN})${END}`,
  `(?:the|our) (?:${LOOKS_EN}) (?:${ROLES_EN})${END}`,
  `the (?:${ROLES_EN}) with the (?:tattoos?|beard|moustache|mustache|limp|wig|glasses|scar|lisp|red hair|nose ring)${END}`,
].map(phrase => new RegExp(START + phrase, 'g'))

/** Phrases that fit one person only, such as "satu-satunya admin perempuan" or "the only woman on the night shift". */
export function pointing({ lower }: View): Hit[] {
  return PHRASES.flatMap(phrase =>
    Array.from(lower.matchAll(phrase), ({ 0: text, index }) => ({
      kind: 'pointing' as const,
      start: index,
      end: index + text.length,
    })),
  )
}
