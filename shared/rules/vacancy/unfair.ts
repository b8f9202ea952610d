import { standalone, patternsOf, type Pattern } from './pattern.ts'

const MEN = 'pria|laki ?- ?laki|laki2|lelaki|cowok'
const WOMEN = 'wanita|perempuan|cewek|karyawati'
const ENGLISH_PEOPLE = 'girls?|lad(?:y|ies)|wom[ae]n|guys?|m[ae]n|females?|males?'
const FAITHS =
  'muslim(?:ah)?|non[- ]?muslim|islam|kristen|nasrani|kato?lik|hindu|budd?ha|christian|catholic|buddhist'

/** Words before an age that make it the age of something other than the applicant. */
const OF_OTHERS =
  /(?<!\p{L})(?:perusahaan|kendaraan|mesin|bangunan|gedung|anak(?:-anak)?|balita|bayi|pasien|pelanggan|nasabah|siswa|murid|kapal|truk|armada|produk|pesawat|lansia|audiens|audience|pengguna|users?|company|vehicles?|child(?:ren)?|kids|patients?|customers?|students?|learners?|equipment|trucks?|buildings?)(?: (?:kami|yang|dengan|our|who|are|is|of|the))* $/iu
const OF_OTHERS_BORN = /(?<!\p{L})(?:anak|bayi|perusahaan|kami|company)(?!\p{L})/iu
const EITHER =
  /(?<!\p{L})(?:boleh|tidak masalah|terbuka|bebas|tanpa memandang|apa ?pun|tidak membedakan|sudah (?:atau|maupun) belum|belum (?:atau|maupun) sudah|regardless|any|all|welcome)(?!\p{L})/iu
const OF_THINGS =
  /(?<!\p{L})(?:lemari|rak|tumpukan|palet|meja|pintu|plafon|perawatan|krim|serum|produk|shelves|rack|doors?)(?: \p{L}+){0,2} $/iu

const FEWEST = '(?:minimal|minimum|min\\.?|sekurangnya|at least)'
const MOST =
  '(?:maks(?:imal|imum)?\\.?|max(?:imum)?\\.?|di ?bawah|tidak lebih dari|paling tua|kurang dari|tidak di atas|<)'
const YEARS = '(?:tahun|thn|th|years?(?: old)?)'
const TO = '(?:-|–|—|sampai|hingga|s[./]d\\.?|sd|dan|to|and)'
const VEIL = '(?:hijab|jilbab|kerudung)'
const PRETTY = 'cantik|ganteng|tampan|langsing|slim|beautiful|handsome|pretty'

/** Both sexes are named. */
const BOTH = new RegExp(
  `(?:${MEN}) ?(?:/|dan|atau|maupun|&|,) ?(?:${WOMEN})|(?:${WOMEN}) ?(?:/|dan|atau|maupun|&|,) ?(?:${MEN})|karyawan ?(?:/|dan|atau) ?karyawati|(?<!fe)male ?(?:/|or|and) ?female|\\bl ?/ ?p\\b|\\bp ?/ ?l\\b|\\bregardless\\b|\\bany gender\\b|\\bwom[ae]n (?:and|or) m[ae]n\\b|\\bm[ae]n (?:and|or) wom[ae]n\\b`,
  'iu',
)

/** Discrimination by age, faith, looks, marital status and sex. */
export const UNFAIR: Pattern[] = [
  ...patternsOf(
    'age',
    { before: OF_OTHERS },
    `(?:usia|umur|berusia|berumur) ?:? ?(?:antara |range |rentang )*\\d{2} ?${YEARS}? ?${TO} ?\\d{2}`,
    `(?:usia|umur|berusia|berumur) ?:? ?(?:pelamar |kandidat )?${MOST} ?\\d{2}(?: ?${YEARS})?`,
    `(?:${MOST}|batas) (?:usia|umur) ?:? ?\\d{2}(?: ?${YEARS})?`,
    `(?:${MEN}|${WOMEN}|${ENGLISH_PEOPLE}) ${MOST} ?\\d{2}(?: ?${YEARS})?`,
    '(?:under|below|di ?bawah) [23]\\d (?:preferred|only|diutamakan|saja)',
    '(?:ber)?usia (?:muda|produktif)|young (?:candidates?|applicants?|wom[ae]n|m[ae]n)',
    '(?:age|aged|ages) ?:? ?(?:between )?\\d{2} ?(?:-|–|to|and) ?\\d{2}',
    '(?:age|aged) ?:? ?(?:max(?:imum)?\\.?|under|below|up to|not (?:older|more) than) ?\\d{2}',
    '(?:max(?:imum)?|under|below|not older than|younger than|no older than|up to) (?:age )?(?:of )?\\d{2}(?: years)? (?:old|of age)',
    'max(?:imum)? age ?:? ?(?:of |is )?\\d{2}|age limit ?:? ?(?:of |is )?\\d{2}|(?:no|not) older than \\d{2}',
    '(?:between )?\\d{2} ?(?:-|–|to|and) ?\\d{2}(?: years)? (?:old|of age)',
    standalone(`(?:${MOST}|under|below) ?\\d{2} ?${YEARS}|u ?- ?[23]\\d`),
  ),
  ...patternsOf(
    'age',
    { unless: OF_OTHERS_BORN },
    'kelahiran (?:tahun )?(?:19|20)\\d\\d',
    `lahir (?:tahun |setelah |mulai |${FEWEST} )*(?:19|20)\\d\\d (?:-|–|ke ?atas|sampai|dan setelah)`,
    'lahir (?:tahun )?(?:19|20)\\d\\d ke ?atas|born (?:after|since|between|in or after) (?:19|20)\\d\\d',
  ),
  ...patternsOf(
    'religion',
    { unless: EITHER },
    `beragama (?:${FAITHS})|agama ?: ?(?:${FAITHS})`,
    `(?:khusus|diutamakan|wajib|harus|hanya|seorang|${MEN}|${WOMEN}|must be|preferably|only|hire|hiring|seeking|looking for|prefer) (?:untuk |seorang |an? |yang |only )*(?:${FAITHS})`,
    `(?:${FAITHS}) (?:lebih )?(?:diutamakan|disukai|saja)`,
    `(?:wajib|harus|bersedia) (?:ber${VEIL}|(?:memakai|pakai|mengenakan|kenakan|melepas|lepas|membuka|buka) ${VEIL}(?! (?:dari|untuk|pelanggan)))|wear(?:ing)? (?:an? )?hijab`,
    '(?:take off|remove) your (?:hijab|headscarf)|(?:take off|remove|without) (?:the |a )?(?:hijab|headscarf) at work',
    standalone(`(?:(?:${WOMEN}) )?ber${VEIL}`),
    `ber${VEIL} (?:lebih )?(?:diutamakan|saja)`,
    '(?:rajin|taat|wajib|rutin) (?:ber)?(?:ibadah|shalat|sholat|salat|solat)',
    "non[- ]?muslims? .{0,20}(?:tidak|jangan|dilarang|not)|muslim (?:wom[ae]n|m[ae]n)(?![’']s)",
    `(?:muslims?|christians?|catholics?|hindus?|buddhists?) (?:only|preferred)|religion ?: ?\\p{L}+`,
    standalone(`(?:agama )?(?:${FAITHS})(?: ?(?:/|dan|atau|or|&) ?(?:${FAITHS}))*`),
  ),
  ...patternsOf(
    'looks',
    { before: OF_THINGS },
    '(?:ber)?penampilan (?:yang )?(?:menarik|cantik|ganteng|good ?looking)|berparas \\p{L}+|wajah (?:cantik|tampan|menarik)',
    'good[- ]?looking|attractive (?:appearance|looks|face)|(?:pleasant|attractive)[- ]looking',
    `tinggi badan|tinggi (?:${FEWEST} ?)?1\\d\\d ?cm|berat badan (?:ideal|proporsional|maks\\p{L}*)|postur (?:tubuh )?(?:ideal|proporsional)`,
    `(?:tb|bb) ?[:=]? ?(?:${FEWEST}|${MOST}|ideal|proporsional|\\d{2,3})`,
    `kulit (?:putih|cerah|bersih)(?! telur)|minimum height|height ?:? ?(?:of )?(?:${FEWEST} ?)?1\\d\\d(?: ?cm)?`,
    '(?:tidak|tanpa|bebas|no|without) (?:visible )?(?:ber)?(?:tato|tindik|tattoos?|piercings?)',
    `(?:${MEN}|${WOMEN}|harus|wajib|must be|must look) (?:${PRETTY})`,
    `(?:spg|usher|kasir|pramuniaga|resepsionis|hostess|model) (?:yang )?(?:${PRETTY})`,
    standalone('(?:memiliki |mempunyai |punya )?(?:badan|tubuh) (?:yang )?(?:ideal|proporsional|langsing)'),
    standalone(`(?:${PRETTY})(?: (?:dan|and|&) \\p{L}+)*`),
  ),
  ...patternsOf(
    'marital',
    { unless: EITHER },
    '(?:belum|tidak) (?:pernah )?(?:menikah|kawin|nikah|berkeluarga)|(?:harus|wajib|diutamakan) (?:sudah )?(?:menikah|lajang|single)|status ?:? ?(?:lajang|single|belum|menikah)|masih lajang',
    '(?:tidak|belum) (?:sedang )?(?:hamil|punya anak|memiliki anak)|janda|duda',
    'unmarried|not married|(?:must be|only|preferably|status:?) (?:single|married)|not pregnant',
    '(?:not|no|without) (?:planning|plans?|intending) (?:to |on )?(?:get(?:ting)? )?(?:marr\\p{L}+|pregnan\\p{L}+)',
    `(?:^[\\s(*•-]*|(?:diutamakan|khusus|dicari|dibutuhkan|mencari|hanya) )(?:${MEN}|${WOMEN}) (?:yang )?(?:masih )?(?:single|lajang)(?=\\s*$| (?:saja|diutamakan))`,
    `single (?:${ENGLISH_PEOPLE}) (?:only|preferred)`,
    standalone('lajang|single|(?:no|without|tanpa) (?:children|kids|anak)'),
  ),
  ...patternsOf(
    'gender',
    {
      unless: BOTH,
    },
    `(?:khusus|hanya|diutamakan|wajib|harus|dicari|dibutuhkan|mencari) (?:untuk |seorang |tenaga |bagi |\\p{L}+ )?(?:${MEN}|${WOMEN})`,
    `(?:${MEN}|${WOMEN})(?: ?\\([^)]*\\))? (?:saja|(?:lebih )?(?:diutamakan|disukai))`,
    `(?:jenis kelamin|jk|gender) ?:? ?(?:${MEN}|${WOMEN})|(?:jenis kelamin|jk|gender) ?: ?(?:male|female|m[ae]n|wom[ae]n|[plwfm])`,
    `\\((?:${MEN}|${WOMEN})\\)`,
    `(?:${ENGLISH_PEOPLE}) (?:\\p{L}+ ){0,2}(?:only|preferred)|must be (?:an? )?(?:male|female|man|woman)`,
    `(?:looking for|hiring|seeking|need) (?:an? )?(?:young )?(?:${ENGLISH_PEOPLE})`,
    standalone(`${MEN}|${WOMEN}|female|male`),
  ),
]

/** Words after which "wanita" or "men" in a title are customers, not applicants. */
const FOR_CUSTOMERS =
  /(?<!\p{L})(?:pakaian|busana|fashion|sepatu|tas|aksesoris|kesehatan|asrama|kelas|produk|perawatan|toko|butik|salon|majalah|klinik|wear|clothing|shoes|health|products?)(?: \p{L}+)? $/iu
const OF_EXPERIENCE = /(?<!\p{L})(?:pengalaman|kontrak|magang|masa kerja|experience|contract)(?: \p{L}+)? $/iu

/** The same in a title, where an age or a sex stands without the words that demand it. */
export const UNFAIR_TITLE: Pattern[] = [
  ...patternsOf('age', { before: OF_EXPERIENCE }, `${MOST} ?\\d{2} ?${YEARS}`),
  ...patternsOf(
    'gender',
    { before: FOR_CUSTOMERS, unless: BOTH },
    `(?<=\\p{L} )(?:${MEN}|${WOMEN})[\\s)]*$`,
    `^(?:${MEN}|${WOMEN}|females?|males?) \\p{L}+`,
  ),
]
