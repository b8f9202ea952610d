import { wordSet } from './word-set.ts'

/** Common Indonesian and some English names that have no other meaning. */
const CLEAR =
  'abdul aditya adrian agus ahmad aisyah akbar alex alif alvin amanda amelia amir andi andika andre ' +
  'andreas andrew andri andy angela angga anggi anita anna anthony anton anwar ardi arief arif asep ' +
  'asih astuti atik bagas bambang basuki benny brian budi chris christine christopher clara dani ' +
  'daniel darwin david debby dedi dedy deni denny desi desy devi diah didik dika dimas dina doni ' +
  'donny edi edward edy eko elizabeth elly emi endah endang eric erik erna erwin evi fahmi faisal ' +
  'farah farhan farid fatimah feby ferdi ferry fitriani galang galih george gunawan halim handayani ' +
  'hani hasan hendra hendri henry heri herman hermawan heru hidayat ilham ima irfan irwan ismail ' +
  'iwan james jason jennifer jessica john johnson joko joni jono joseph julia kadek ketut kevin ' +
  'laura leni lilis lina linda lisa lubis lukman mansur manurung maria martin maulana melia michael ' +
  'michelle mike mohamad muhammad nabila nadia nanang nasution neneng nia nina novia novita nugroho ' +
  'nurul nyoman paul peter prabowo prasetyo rahma rahman randi rangga rani ranti rendi rendra retno ' +
  'reza rian richard ricky ridho ridwan rika riko rina rini riska rita rizal rizki rizky robert ' +
  'roni rudi rudy ryan saiful salim sandra santi santoso saputra sarah shinta sigit simanjuntak ' +
  'sinta siregar siska siti slamet steven sugeng sugiarto sulastri sumarni suryani susanti susi ' +
  'susilo sutrisno syamsul tanaka tanti tasya taufik thomas togar toni tono tony udin ujang vera ' +
  'victor vivi wahyudi wawan wayan wibowo widi widodo william willy winda wisnu wulan wulandari ' +
  'yanti yanto yeni yogi yohanes yudi yuli yulianti yuni yunita yusuf zainal'
/** Names that are also everyday words or parts of company names; they count only after a title. */
const EVERYDAY =
  'ade adi agnes agung ali amin ana ani aris ayu bagus bahagia bima bintang brown budiman bumi ' +
  'cahaya candra chandra citra dea dewi dian diana fajar fitri fitria galuh gede gusti hadi hana hari ' +
  'ida ika imam iman ina indah indra intan ira isa jack jaka juli kartika kelly kim kurnia kusuma ' +
  'lala laras lee lestari lia lim luki made mahendra maya mega mei mila mira mulia nana nanda nani ' +
  'nova novi nugraha nur okta pandu permana prasetya pratama putra putri rahayu rahmat raja raka ' +
  'rama ratna rio ros sam sandi sari scott setia smith sri sudirman surya tan tanjung taylor teguh ' +
  'tim titi titik tri utama wahid wahyu widya wijaya wira yani yoga'

/** Typical endings of Indonesian names, for names that are not listed. */
const ENDING = /^[a-z]{2,}(?:[aiu]nto|[dntry]ono|mono|wati|ningsih|udd?in|ullah|yadi|iyah|arno|arso|iawan)$/
const clear = wordSet(CLEAR)
const everyday = wordSet(EVERYDAY)

export const isClearName = (word: string): boolean => clear.has(word) || ENDING.test(word)
/** Whether a word after a title is a name. */
export const isNameBehindTitle = (word: string): boolean => isClearName(word) || everyday.has(word)
