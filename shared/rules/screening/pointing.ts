import type { Hit } from './finding.ts'
import { JOBS, STAFF } from './name-words.ts'
import type { View } from './view.ts'

const either = (words: string) => words.replaceAll(' ', '|')
const WOMEN_AND_MEN = 'perempuan|wanita|cewek?|laki-laki|lelaki|pria|cowok?|waria|janda|duda'
const WOMEN_AND_MEN_EN = 'woman|man|female|male|girl|guy|lady|muslim|christian|hindu|buddhist|papuan'
const ORIGINS =
  'muslim(?:ah)?|kristen|nasrani|katolik|hindu|buddha|tionghoa|cina|papua|batak|jawa|madura|dayak|difabel|tuli|hamil|berjilbab|bercadar|bertato|non-?muslim'
const WORKERS = either(
  `${STAFF} pekerja operator supir sopir kurir bidan analis desainer programmer developer akuntan guru dosen teknisi insinyur montir magang koki barista penjahit ibu bapak`,
)
const HEADS = `${either(JOBS)}|ketua|kepala [a-z]{3,12}`
const WORKERS_EN = either(
  `${JOBS} ${STAFF} ${WOMEN_AND_MEN_EN} catholic chinese foreigner expat worker accountant dentist midwife developer engineer designer analyst head driver guard teacher lawyer intern technician chef barista programmer tester pilot`,
)
const LOOKS =
  'botak|gendut|gemuk|kurus|berkumis|berjenggot|berkacamata|bertato|tompel|pincang|cadel|gondrong|pirang|beruban'
const LOOKS_EN =
  'bald|fat|skinny|blonde|bearded|pregnant|limping|tattooed|one-eyed|chubby|gay|lesbian|divorced|red-haired'
const HEADS_EN = `${either(JOBS)}|guy|woman|man|lady|girl|accountant|nurse|guard|employee|colleague`

const START = '(?<![a-z])'
const END = '(?![a-z])'
/** "the only nurse station" is no person. */
const NO_THING =
  '(?! (?:training|tools?|station|toilets?|benefits?|meetings?|rooms?|lounge|bonus|app|portal|discounts?|jobs?|positions?|roles?|parking|teams?)(?![a-z]))'

const PHRASES = [
  `satu ?-?(?:satu|2)[ -]?nya (?:(?:yang )?(?:${HEADS}|${WORKERS}|${WOMEN_AND_MEN}|${ORIGINS}))${END}(?: (?:${WOMEN_AND_MEN}|${ORIGINS}|${HEADS}|${WORKERS}|gigi)${END})?(?: di (?:sif|shift|lantai|tim|divisi|bagian|cabang|gudang|lini|unit) [a-z0-9]{1,16})?`,
  `(?:hanya|cuma|cuman) (?:ada )?(?:satu|1|seorang)(?: orang| staf| karyawan| pegawai| admin| manajer)? (?:${WOMEN_AND_MEN})${END}`,
  `(?:${HEADS}|si)(?:nya)? (?:yang )?(?:${LOOKS})${END}`,
  `(?:the|our|its|their) (?:only|sole|lone)(?: [a-z-]{3,20}){0,2}? (?:${WORKERS_EN})${END}${NO_THING}(?:(?: [a-z]{3,15})? (?:${WORKERS_EN})${END}${NO_THING})?(?: on the [a-z]{3,12} shift)?`,
  `inisial(?:nya)? [a-z]{1,3}${END}`,
  `only one (?:${WOMEN_AND_MEN_EN})${END}`,
  `(?:the|our) (?:${LOOKS_EN}) (?:${HEADS_EN})${END}`,
  `the (?:${HEADS_EN}) with the (?:tattoos?|beard|moustache|mustache|limp|wig|glasses|scar|lisp|red hair|nose ring)${END}`,
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
