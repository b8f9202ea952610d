import type { VacancyFindingKind } from '../../contract/keys.ts'

/** What holds an advertisement where a clause of it fits `demand`, unless the clause fits `unless`, too. */
export type Pattern = { kind: VacancyFindingKind; demand: RegExp; unless?: RegExp }

const MEN = 'pria|laki-laki|lelaki|cowok'
const WOMEN = 'wanita|perempuan|cewek'
const FAITHS =
  'muslim(?:ah)?|non-?muslim|islam|kristen|nasrani|kato?lik|hindu|budd?ha|christian|catholic|buddhist'
const PAPERS = 'ijazah|ijasah|bpkb|akta lahir|buku nikah|ktp asli|paspor|passport|diploma|degree certificate'
const FEES =
  'administrasi|pendaftaran|registrasi|pelatihan|training|seragam|jaminan|tes|formulir|akomodasi|pangkal|komitmen|penempatan'
const ENGLISH_FEES =
  'registration|training|uniform|admin(?:istration|istrative)?|processing|application|placement|security'

/** Nothing is asked, or the company pays. */
const NOT_ASKED =
  /\b(?:tidak|tak|tanpa|gratis|bebas|jangan|bukan|ditanggung (?:perusahaan|kami|kantor)|kami (?:tanggung|bayar|ganti|sediakan)|no|not|never|without|free|we (?:pay|cover|provide)|paid by (?:us|the company))\b/iu
/** Years of something else than of whoever applies. */
const OF_OTHERS =
  /\b(?:perusahaan|kendaraan|mesin|bangunan|gedung|anak|balita|bayi|pasien|pelanggan|nasabah|siswa|murid|kapal|truk|armada|produk|pesawat|lansia|pengalaman|company|vehicles?|child(?:ren)?|kids|patients?|customers?|students?|equipment|trucks?|buildings?|experience)\b/iu
const EITHER =
  /\b(?:boleh|tidak masalah|terbuka|bebas|tanpa memandang|apa ?pun|tidak membedakan|sudah (?:atau|maupun) belum|belum (?:atau|maupun) sudah|regardless|any|all|welcome)\b/iu

const of = (kind: VacancyFindingKind, unless: RegExp | undefined, ...demands: string[]): Pattern[] =>
  demands.map(one => ({
    kind,
    demand: new RegExp(`(?<![\\p{L}\\d])(?:${one})(?![\\p{L}\\d])`, 'iu'),
    ...(unless && { unless }),
  }))

export const PATTERNS: Pattern[] = [
  ...of(
    'money',
    NOT_ASKED,
    `(?:bayar|membayar|dibayar|transfer|mentransfer|setor|menyetor|kirim|mengirim|dikenakan|dipungut|siapkan|menyiapkan|lunasi|melunasi|wajib|ganti|mengganti).{0,40}(?:biaya|uang|dana|deposit) (?:${FEES})`,
    `(?:biaya|uang|deposit) (?:${FEES}).{0,40}(?:rp ?\\d[\\d.]*|sebesar|ditanggung (?:pelamar|peserta|sendiri|kandidat))`,
    '(?:pelamar|kandidat|peserta|calon (?:karyawan|pegawai)|kamu|anda).{0,30}(?:membayar|bayar|mentransfer|transfer|menyetor|setor)',
    'uang jaminan|deposit kerja',
    '(?:transfer|setor|bayar) (?:dulu |sejumlah |sebesar )*rp ?\\d[\\d.]*',
    `(?:pay|transfer|send|deposit|cover).{0,40}(?:${ENGLISH_FEES}) (?:fees?|deposits?|costs?|money)`,
    `(?:${ENGLISH_FEES}) fee (?:of|is|applies)`,
    '(?:applicants?|candidates?|you) (?:must|have to|need to|should|will|are required to) (?:first )?(?:pay|transfer)',
    'refundable deposit',
  ),
  ...of(
    'deposit',
    /\b(?:tidak|tak|tanpa|jangan|fotokopi|salinan|legalisir|scan|cop(?:y|ies)|no|not|never|without)\b/iu,
    `(?:${PAPERS}).{0,40}(?:ditahan|dijaminkan|jaminan|diserahkan|dititipkan|disimpan (?:oleh )?perusahaan)`,
    `(?:menahan|menyerahkan|serahkan|menitipkan|titip|menjaminkan|penahanan|jaminan).{0,30}(?:${PAPERS})`,
    `(?:hand over|surrender|leave|deposit|withhold|retain|keep).{0,30}(?:your|original|the) ?(?:original )?(?:${PAPERS}|certificates?)`,
    `(?:${PAPERS}|certificates?).{0,30}(?:as security|as a guarantee|as collateral|will be (?:held|kept))`,
  ),
  ...of(
    'photo',
    /\b(?:tidak perlu|tanpa|tak perlu|jangan|no|not|without|don’t|don't)\b/iu,
    '(?:lampirkan|melampirkan|sertakan|menyertakan|kirim|kirimkan|mengirim|unggah|wajib|disertai|dengan).{0,30}(?:pas ?foto|foto (?:diri|terbaru|terkini|full ?body|close ?up|seluruh badan|setengah badan|berwarna)|swafoto|selfie)',
    'pas ?foto|foto (?:full ?body|seluruh badan|setengah badan|close ?up)',
    '(?:attach|include|send|submit|enclose|with).{0,30}(?:your|recent|full[- ]body|a) (?:recent |full[- ]body )*(?:photo|photograph|picture|headshot|selfie)(?: of (?:yourself|you))?',
    'full[- ]body photo',
  ),
  ...of(
    'age',
    OF_OTHERS,
    '(?:usia|umur|berusia|berumur) ?:? ?(?:antara |range |rentang )*\\d{2} ?(?:tahun|thn|th)? ?(?:-|–|—|sampai|hingga|s[./]d\\.?|sd|dan|to) ?\\d{2}',
    '(?:usia|umur|berusia|berumur) ?:? ?(?:pelamar |kandidat )?(?:maks(?:imal|imum)?\\.?|max\\.?|di ?bawah|tidak lebih dari|paling tua|kurang dari|tidak di atas|<) ?\\d{2}',
    '(?:maks(?:imal|imum)?\\.?|max\\.?|batas) (?:usia|umur) ?:? ?\\d{2}',
    '(?:age|aged|ages) ?:? ?(?:between )?\\d{2} ?(?:-|–|to|and) ?\\d{2}',
    '(?:age|aged) ?:? ?(?:max(?:imum)?\\.?|under|below|up to|not (?:older|more) than) ?\\d{2}',
    '(?:max(?:imum)?|under|below|not older than|younger than|no older than|up to) (?:age )?(?:of )?\\d{2}(?: years)? (?:old|of age)',
    'max(?:imum)? age ?:? ?(?:of |is )?\\d{2}|(?:no|not) older than \\d{2}',
  ),
  ...of(
    'religion',
    EITHER,
    `beragama (?:${FAITHS})|agama ?: ?(?:${FAITHS})`,
    `(?:khusus|diutamakan|wajib|harus|hanya|seorang|${MEN}|${WOMEN}|must be|preferably|only) (?:untuk |seorang |a |yang )*(?:${FAITHS})`,
    `(?:wajib|harus|bersedia) (?:ber(?:hijab|jilbab)|(?:memakai|mengenakan|melepas) (?:hijab|jilbab))`,
    `(?:muslims?|christians?|catholics?|hindus?|buddhists?) (?:only|preferred)|religion ?: ?\\p{L}+`,
  ),
  ...of(
    'looks',
    undefined,
    '(?:ber)?penampilan (?:yang )?(?:menarik|cantik|ganteng|good ?looking)|berparas \\p{L}+|wajah (?:cantik|tampan|menarik)',
    'good[- ]?looking|attractive (?:appearance|looks|face)|(?:pleasant|attractive)[- ]looking',
    'tinggi badan|tinggi (?:minimal|min\\.?|minimum) ?1\\d\\d ?cm|berat badan (?:ideal|proporsional|maks\\p{L}*)|postur (?:tubuh )?(?:ideal|proporsional)',
    'kulit (?:putih|cerah|bersih)|minimum height|height (?:of )?(?:at least|min\\.?|minimum) ?1\\d\\d',
  ),
  ...of(
    'marital',
    EITHER,
    '(?:belum|tidak) (?:pernah )?(?:menikah|kawin|nikah)|(?:harus|wajib|diutamakan) (?:sudah )?(?:menikah|lajang|single)|status ?:? ?(?:lajang|single|belum|menikah)|masih lajang',
    '(?:tidak|belum) (?:sedang )?(?:hamil|punya anak|memiliki anak)',
    'unmarried|not married|(?:must be|only|preferably|status:?) (?:single|married)|not pregnant',
  ),
  ...of(
    'gender',
    new RegExp(
      `(?:${MEN}) ?(?:/|dan|atau|maupun|&|,) ?(?:${WOMEN})|(?:${WOMEN}) ?(?:/|dan|atau|maupun|&|,) ?(?:${MEN})|male ?(?:/|or|and) ?female|\\bregardless\\b|\\bany gender\\b`,
      'iu',
    ),
    `(?:khusus|hanya|diutamakan|wajib|harus|dicari|dibutuhkan) (?:untuk |seorang |tenaga |bagi )*(?:${MEN}|${WOMEN})`,
    `jenis kelamin ?:? ?(?:${MEN}|${WOMEN})|gender ?: ?(?:male|female|men|women)`,
    `^[\\s(*-]*(?:${MEN}|${WOMEN})[\\s):]*$|\\((?:${MEN}|${WOMEN})\\)`,
    '(?:male|female|men|women|males|females) (?:only|preferred|candidates only|applicants only)|must be (?:a )?(?:male|female|man|woman)',
  ),
]
