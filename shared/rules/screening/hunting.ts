const START = '(?<![a-z-])'
const END = '(?![a-z])'
const words = (text: string) => text.replaceAll(' ', '|')

const US = words('kami saya kita manajemen perusahaan pimpinan hrd tim')
const YOU = words('kamu anda saudara sdr kau engkau situ lo lu elo')
const ALREADY = '(?:(?:sudah|telah|pasti|tentu|juga|semua|bisa|dapat|mulai|jelas|sangat) ){0,3}'
/** Not "siapa pun yang menulis": that is meant for everybody. */
const WHO = 'siapa(?! ?(?:pun|saja))'
const AUTHOR =
  'penulis(?:nya)?|pengulas(?:nya)?|pengirim(?:nya)?|pembuat(?:nya)?|orangnya|pelaku(?:nya)?|reviewer(?:nya)?'
const LOOKS_FOR =
  'mencari(?: tahu)?|cari(?: tahu)?|melacak|lacak|menelusuri|telusuri|menyelidiki|selidiki|mengungkap|ungkap|menemukan|temukan|mengidentifikasi|identifikasi|mengusut|usut|menebak|tebak|mengenali|kenali'
const WHERE =
  'di|dari|bagian|divisi|regu|tim|sif|shift|cabang|gudang|lantai|baru|pernah|waktu|kemarin|dulu|resign|keluar|masuk|mengundurkan|bekerja|kerja|duduk|melamar|wawancara|diwawancara|tidak (?:lolos|diperpanjang)|diberhentikan|dipecat'

const AUTHOR_EN = 'author|writer|reviewer|poster|person (?:behind|who (?:wrote|posted|left))'
const WROTE_EN = 'wrote|posted|left|sent|submitted|is behind'
const LOOKS_FOR_EN =
  'find(?:ing)? out|figur(?:e|ing) out|work(?:ing)? out|guess(?:ing)?|identify(?:ing)?|trac(?:e|ing|k|king)(?: down)?|uncover(?:ing)?|reveal(?:ing)?|expos(?:e|ing)|look(?:ing)? for|know(?:s|ing)?|establish'
const LEFT_EN =
  'worked|were|left|resigned|joined|sat|applied|interviewed|quit|got (?:fired|let go)|was (?:fired|dismissed)|came|asked|complained'

/** What looks for whoever wrote, claims to know them, asks them to step forward, or threatens them. */
const PHRASES = [
  `(?:${US}) ${ALREADY}(?:tahu|mengetahui|kenal|mengenal|mengenali|menebak|melacak|paham) (?:persis |betul |pasti )?(?:${WHO}|${AUTHOR}|identitas|gaya (?:tulis|bahasa)|tulisan|akun)[a-z]*`,
  `(?:ke)?tahuan ${WHO}`,
  `(?:${LOOKS_FOR}) (?:tahu )?(?:${WHO}|${AUTHOR}|identitas|sumber(?:nya)?|akun)[a-z]*(?: (?:kamu|anda|ini|yang menulis))?`,
  `${WHO} (?:sebenarnya )?(?:${YOU}|${AUTHOR}|(?:yang )?(?:menulis|membuat|mengirim|memposting))${END}`,
  `(?:${YOU}),? (?:(?:ini )?(?:pasti|tentu|jelas|mungkin) )?(?:yang|si|mantan|eks) (?:(?:staf|karyawan|pegawai|anak) )?(?:${WHERE}|karyawan|staf|pegawai)${END}(?: [a-z]{3,15}){0,3}`,
  `(?:${AUTHOR})(?: ulasan)?(?: ini)? (?:adalah|ialah|merupakan|pasti|jelas|sepertinya|tampaknya|kemungkinan|diduga|kami duga|mantan|eks|karyawan|dari (?:bagian|divisi|regu|tim|sif|shift|cabang))${END}`,
  `(?:mantan|eks) (?:karyawan|staf|pegawai|pekerja) (?:yang |kami yang )(?:(?:kami|telah|sudah|pernah|baru) ){0,2}(?:berhentikan|diberhentikan|dipecat|pecat|dikeluarkan|keluarkan|sakit hati|kecewa|bermasalah|dendam|tidak (?:diperpanjang|lolos))${END}`,
  `(?:sebutkan|sebut|tulis(?:kan)?|cantumkan|beri ?tahu(?:kan)?|kasih tahu|kirim(?:kan)?|sampaikan|ungkap(?:kan)?|buka|perkenalkan) (?:saja |kepada kami |ke kami )?(?:nama(?:mu| (?:lengkap|asli|kamu|anda|saudara)[a-z]*)|identitas[a-z]*|${WHO}|(?:divisi|bagian|cabang|regu|sif|shift|jabatan)(?:mu| (?:kamu|anda))|diri(?:mu| anda)?)${END}`,
  `mengaku(?:lah)?(?: saja)?${END}`,
  `(?:jangan |tidak perlu |berhenti )?(?:bersembunyi|sembunyi|berlindung) di (?:balik|belakang) [a-z]+`,
  `(?:kalau|jika|bila) (?:memang )?berani${END}`,
  `(?:jalur|langkah|tuntutan|upaya|ranah|tindakan|proses) hukum`,
  `(?:melaporkan|laporkan|dilaporkan|melapor|lapor) (?:[a-z]+ )?(?:ke |kepada )?(?:polisi|kepolisian|polda|polres|bareskrim|pihak berwajib)`,
  `(?:uu ite|somasi|pencemaran nama baik)${END}`,
  `(?:menuntut|tuntut|menggugat|gugat) (?:${YOU}|${AUTHOR})`,
  `(?:dikenai|diberi|kena|mendapat) sanksi`,

  `(?:we|i|management|hr) (?:(?:already|all|do|can|certainly|know|exactly|clearly|actually) ){0,3}(?:know|recogni[sz]e|remember|can tell) (?:(?:exactly|perfectly) )?(?:who|the (?:${AUTHOR_EN})|your identity|this person|your (?:style|writing))${END}`,
  `(?:${LOOKS_FOR_EN}) (?:exactly )?(?:who (?:you are|${WROTE_EN}|it (?:is|was)|this is)|the (?:${AUTHOR_EN})|(?:your|the author's|their) identity)${END}`,
  `who(?: exactly)? (?:are you|(?:${WROTE_EN}) this)${END}`,
  `you,? (?:who|that|from the|must be|were the|are (?:clearly|probably|obviously)) (?:(?:the|a|our) )?(?:${LEFT_EN}|night|day|morning|former|ex-?[a-z]*|one|team|shift|branch|warehouse)${END}(?: [a-z]{2,15}){0,3}`,
  `(?:this|the) (?:${AUTHOR_EN}) (?:is|was|must be|appears to be|seems to be) (?:clearly |probably |most likely |obviously |in fact )?(?:an?|the|our|one of|someone|somebody)${END}`,
  `(?:a|an|our) (?:former|ex|disgruntled|bitter|dismissed)[ -](?:[a-z]+ )?(?:employee|colleague|staff(?: member)?|worker)(?: (?:who|that|we) [a-z]+)?`,
  `(?:tell|send|give|state|disclose|share) (?:us )?(?:your|with us your) (?:(?:full|real|employee) )?(?:name|identity|department|shift|branch|id|number)${END}`,
  `(?:identify yourself|come forward|show yourself|introduce yourself|stop hiding|hid(?:e|ing) behind)`,
  `(?:legal (?:action|steps|proceedings)|lawsuit|defamation|defamatory|libel)`,
  `(?:sue|prosecute) (?:you|the (?:${AUTHOR_EN}))`,
  `report(?:ed|ing)? (?:you|this|it|the (?:${AUTHOR_EN})) to the police`,
].map(phrase => new RegExp(START + phrase, 'g'))

type Span = { start: number; end: number }

/** Where a reply, in plain small letters, hunts for the author. */
export const hunting = (lower: string): Span[] =>
  PHRASES.flatMap(phrase =>
    Array.from(lower.matchAll(phrase), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
  )
