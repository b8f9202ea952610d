import type { Hit } from './finding.ts'
import { JOBS, STAFF } from './name-words.ts'
import type { View } from './view.ts'

const either = (words: string) => words.replaceAll(' ', '|')
const START = '(?<![a-z-])'
const END = '(?![a-z])'

const WOMEN_AND_MEN = 'perempuan|wanita|cewek?|laki-laki|lelaki|pria|cowok?|waria|janda|duda'
const WOMEN_AND_MEN_EN = 'woman|man|female|male|girl|guy|lady'
const PEOPLES_EN = either(
  'muslim christian hindu buddhist catholic papuan chinese indian javanese sundanese batak balinese madurese foreigner expat',
)
const ORIGINS =
  'muslim(?:ah)?|kristen|nasrani|katolik|hindu|buddha|tionghoa|cina|chinese|papua|batak|padang|minang|jawa|sunda|bali|ambon|manado|bugis|aceh|madura|dayak|arab|india|difabel|tuli|hamil|(?:ber)?(?:hijab|jilbab)(?:an)?|bercadar|bertato|non-?(?:muslim|pribumi)'
const LOOKS =
  'botak|gendut|gemuk|kurus|berkumis|berjenggot|berkacamata|bertato|tompel|pincang|cadel|gondrong|pirang|beruban|kidal|juling'
const LOOKS_EN =
  'bald|fat|skinny|blonde|bearded|limping|tattooed|one-eyed|chubby|gay|lesbian|transgender|red-haired|disabled|blind|deaf'
const STATES = `hamil|mengandung|melahirkan|cerai|bercerai|janda|duda|keguguran|stroke|kanker|tumor|hiv|tbc?|lumpuh|buta|depresi|rehab|mualaf|sakit (?:jantung|ginjal|jiwa|paru)`
const STATES_EN =
  'pregnant|divorced|widowed|cancer|stroke|hiv|depression|wheelchair|miscarriage|blind|deaf|disabled|rehab|limp'
const BODY = 'tangan|kaki|mata|rambut|gigi|kulit|badan|wajah|muka|hidung'
const FEATURES_EN = `tattoos?|beard|moustache|mustache|limp|wig|glasses|scar|lisp|stutter|red hair|nose ring|wheelchair|cane`

const WORKERS = either(
  `${STAFF} pekerja operator supir sopir kurir bidan analis desainer programmer developer akuntan guru dosen teknisi insinyur montir magang koki barista penjahit ibu bapak`,
)
const HEADS = `${either(JOBS)}|ketua|kepala [a-z]{3,12}|staff? [a-z]{3,12}`
/** Leaders whose relatives identify one person in a workplace. */
const LEADERS =
  'pemilik|owner|bos|boss|direktur|ceo|pimpinan|founder|pendiri|komisaris|kacab|manajer|manager|atasan|supervisor|spv|mandor|hrd|juragan|kepala [a-z]{3,12}'
const RELATIVES =
  'anak|menantu|istri|isteri|suami|adik|kakak|keponakan|ponakan|sepupu|ipar|mertua|ibunya|bapaknya|simpanan|selingkuhan|pacar|mantan|saudara|kerabat'
const RELATIVES_EN =
  'wife|husband|sons?|daughter|nephew|niece|brother|sister|cousin|mother|father|girlfriend|boyfriend|mistress|lover|uncle|aunt|in-law|(?:son|daughter|brother|sister)-in-law'
const LEADERS_EN =
  'owner|boss|ceo|founder|director|president|manager|supervisor|head|lead|leader|chairman|commissioner|hr'
const JOBS_EN = `${either(JOBS)}|team lead|accountant|nurse|guard|trainer|head|driver|dentist|doctor|teacher`
const HEADS_EN = `${JOBS_EN}|guy|woman|man|lady|girl|employee|colleague`
const WORKERS_EN = `${either(
  `${JOBS} ${STAFF} worker midwife developer engineer designer analyst lawyer intern technician chef barista programmer tester pilot`,
)}|${HEADS_EN}|${WOMEN_AND_MEN_EN}|${PEOPLES_EN}`
/** "the only nurse station" is not a person. */
const NO_THING =
  '(?! (?:training|tools?|station|toilets?|benefits?|meetings?|rooms?|lounge|bonus|app|portal|discounts?|jobs?|positions?|roles?|parking|teams?)(?![a-z]))'

const PHRASES = [
  `satu ?-?(?:satu|2)[ -]?nya (?:orang )?(?:(?:yang )?(?:${HEADS}|${WORKERS}|${WOMEN_AND_MEN}|${ORIGINS}))${END}(?: (?:${WOMEN_AND_MEN}|${ORIGINS}|${HEADS}|${WORKERS}|gigi)${END})?(?: di (?:sif|shift|lantai|tim|divisi|bagian|cabang|gudang|lini|unit) [a-z0-9]{1,16})?`,
  `(?:hanya|cuma|cuman) (?:ada )?(?:satu|1|seorang|dia|saya|aku)(?: orang| staf| karyawan| pegawai| admin| manajer)?(?: yang)? (?:${WOMEN_AND_MEN}|${ORIGINS}|${LOOKS})${END}`,
  `(?:${HEADS}|si)(?:nya)? (?:yang )?(?:${LOOKS})${END}`,
  `(?:${HEADS})(?:nya)?(?: saya| kami| kita)? yang (?:[a-z]{3,8} ){0,2}?(?:${ORIGINS}|${STATES})${END}`,
  `(?:(?:${HEADS})(?:nya)? )?yang (?:${BODY})nya [a-z]{3,12}(?: [a-z]{3,12})?`,
  `(?:${RELATIVES})(?:nya)?(?: (?:kandung|tiri|ipar|kedua|pertama|muda|tua|bungsu|sulung|istri|suami|pacar))?(?: dari| si)?(?: pak| bu| sang)? (?:${LEADERS})(?:nya)?${END}`,
  `(?:the|our|its|their) (?:only|sole|lone)(?: [a-z-]{3,20}){0,2}? (?:${WORKERS_EN})${END}${NO_THING}(?:(?: [a-z]{3,15})? (?:${WORKERS_EN})${END}${NO_THING})?(?: on the [a-z]{3,12} shift)?`,
  `inisial(?:nya)? [a-z]{1,3}${END}`,
  `(?:only|just) one (?:${WOMEN_AND_MEN_EN}|${PEOPLES_EN})${END}`,
  `(?:the|our|my) (?:${LOOKS_EN}|${PEOPLES_EN}|${STATES_EN}) (?:(?:team|shift|line|floor|store|branch) )?(?:${HEADS_EN})${END}`,
  `(?:(?:the|that|my|our) )?(?:(?:tall|short|old|young|only) )?(?:${HEADS_EN}|person|one|the one) with (?:the |an? )?(?:${FEATURES_EN})${END}`,
  `(?:the|our|my) (?:[a-z]{3,12} )?(?:${HEADS_EN}),? (?:(?:who|that) (?:[a-z]{2,8} ){1,2}|in (?:the|a) )(?:an? )?(?:${STATES_EN}|${PEOPLES_EN}|gay|lesbian)${END}`,
  `(?:(?:the|our|my|his|her) )?(?:${LEADERS_EN})'?s'? (?:own |second |first |young |ex-?)?(?:${RELATIVES_EN})${END}`,
  `(?:${RELATIVES_EN}) of (?:the|our|my) (?:${LEADERS_EN})${END}`,
].map(phrase => new RegExp(START + phrase, 'g'))

/** A job that exists once in a small place: "kepala cabang Sorong", "dokter gigi di Puskesmas Wamena". */
const IN_A_PLACE = new RegExp(
  `${START}(?:mantan )?(?:(?:kepala|manajer|direktur|ketua) (?:cabang|unit|kantor|gerai|toko|pabrik|gudang|area|wilayah)|(?:dokter(?: gigi)?|bidan|apoteker|guru [a-z]{3,12}|kepala sekolah)(?: di)? (?:puskesmas|klinik|rsud|sma|smk|smp|sd|apotek)|(?:branch|plant|store|station|hotel) manager (?:in|of|at)) (?:di )?[a-z]{3,}`,
  'g',
)

/** Finds phrases that fit only one person, such as "satu-satunya admin perempuan" or "the owner's son". */
export function pointing({ lower, text }: View): Hit[] {
  const phrases = PHRASES.flatMap(phrase => Array.from(lower.matchAll(phrase), hit))
  const places = Array.from(lower.matchAll(IN_A_PLACE), hit).filter(({ end }) =>
    /^\p{Lu}/u.test(text.slice(text.lastIndexOf(' ', end - 1) + 1, end)),
  )
  return [...phrases, ...places]
}

const hit = ({ 0: text, index }: RegExpExecArray): Hit => ({
  kind: 'pointing',
  start: index,
  end: index + text.length,
})
