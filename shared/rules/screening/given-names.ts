/** Common given and family names, and those of them that are also everyday words or parts of company names. */
const NAMES =
  'abdul abdullah achmad ade adi adit aditya adrian agnes agus ahmad aisyah ajeng akbar albert aldi alex alfian ali alif alvin ' +
  'amalia amanda amelia amin aminah amir ana anang andi andika andre andreas andri andy angga angela anggi anggraini ani anisa anita ' +
  'anton antonius anwar ardi ardian arief arif aris arya asep asih astrid astuti atik aulia ayu aziz bagas bambang basuki beni benny ' +
  'bernard bima boby bobby bonar brian budi budiman cahyo cahyono candra chandra cecep christine citra clara cynthia dadang dani daniel ' +
  'danu darma darwin david dea debby dede deden dedi dedy deni denny desi desy devi dewi diah dian diana didik dika dimas dina dini ' +
  'dita dodi doni donny dwiyanto edi edo edwin edy eko elisa elly emi endah endang erik erlangga erna ernawati erwin evi fadil ' +
  'fahmi faisal farah farhan farid fatimah fauzan fauzi feby felix fendi ferdi ferdian ferdinand ferry fika fikri fitri fitria fitriani ' +
  'francisca fransiska galang galih galuh gatot gede gilang gita gunawan gustav gusti hadi hafiz hana hanafi handoko hani hanif hardi ' +
  'hari hariyanto harry hartono haryanto hasan hendra hendri hendro heni henny heri herman hermawan heru hidayat husein ibnu ida ' +
  'ika ilham imam iman ima ina indra indri intan ira irfan irma irwan isa ismail iwan jaka jamal januar jefri jessica jihan joko ' +
  'jono joni juli julia julianto junaidi kadek kartika karina ketut khairul krisna kristina krisnawati kurnia kurniawan laila lala ' +
  'laras lastri lena leni lestari lia lidya lilis lina linda lisa lukman luki lusi luthfi made maman mansur maria marlina marni ' +
  'martha martin maulana maya mei meilan melani melia mila mira mirna mochamad mohamad muhammad mulyadi mulyono mustafa nabila nadia nana ' +
  'nanang nanda nani nia niken nina nindy ningsih nita nofri nova novi novia novita nugroho nunung nurdin nurhayati nurul nyoman okta ' +
  'oki pandu paulus prabowo pramono prasetyo prasetya pratama priyanto purnomo purwanto puspita rachmat raden rafi rahayu rahma ' +
  'rahman rahmat raihan raka rama ramadhan randi rangga rani ranti ratih ratna reni rendi rendra reno resti retno reza rian riana ricky ' +
  'rida ridho ridwan rika riko rina rini rio risa riska rita rizal rizka rizki rizky robert robi rohman roni rosa rudi rudy rully ros ' +
  'ruslan rusdi ryan saiful salim samsul sandi sandra santi santoso saputra sarah sari sarwono satria selvi septian setiawan shinta ' +
  'sigit silvia sinta siska siti slamet sofyan solihin sri stefan stefani steven sudarmaji sudirman sugeng sugiarto suharto sukma sulastri ' +
  'sulistyo sumarni suparman supriyadi surya suryadi suryana suryani suryono susan susanti susanto susi susilo sutrisno suwarno syahrul ' +
  'syamsul syifa tanti tasya taufik tedi tedy teguh tina tini titi titin titik toni tono tony tri ucok udin ujang umar uswatun vera ' +
  'vina vivi wahid wahyu wahyudi wati wawan widi widodo widya wiji wijaya willy winda wisnu wiwik wulan wulandari wayan yana yani yanti ' +
  'yanto yanuar yayan yeni yenny yoga yogi yohanes yolanda yudi yuli yulia yuliana yulianti yuni yunita yusuf zaenal zahra zainal zaki ' +
  'togar neneng mansyur wibowo siregar nasution simanjuntak sitompul manurung hutapea lubis sihombing harahap ginting tarigan halim ' +
  'hartanto hidayati kusuma mahendra nugraha permana putra putri rahmawati safitri suherman sutanto tanjung wiguna wirawan handayani ' +
  'alice amy andrew anna anthony ashley barbara ben betty bob brenda carl carol catherine charles chris christopher craig derek diane ' +
  'donald donna edward elizabeth emily emma eric fiona gary george greg hannah helen henry jack jacob james jane janet jason jeff ' +
  'jennifer jenny jerry jim joe john jonathan joseph joshua julie karen kate kathy keith kelly ken kevin kyle laura lauren linda lucas ' +
  'lucy luke margaret marie matt matthew megan melissa michael michelle mike monica nancy natalie nathan nicholas nicole oliver olivia ' +
  'pamela patricia patrick paul peter philip rachel raymond rebecca richard ronald sam samantha samuel scott sean sharon simon sophie ' +
  'stephen steve susan terry thomas tim tom tracy victor vincent walter wendy william smith brown johnson jones williams miller davis ' +
  'wilson taylor anderson tan lim lee wong chen liem tanaka kim singh'
const EVERYDAY =
  'ade adi agnes agung ali amin ana ani aris ayu bagus bahagia bima bintang bob brown budiman bumi cahaya candra chandra citra darma dea dian ' +
  'diana dini dewi fajar fitri fitria galuh gita gusti hadi hana hari ida ika iman imam ina indah indra intan ira isa jack jaka ' +
  'juli kartika kelly kim kurnia kusuma lala laras lee lestari lia lim luki made mahendra maya mega mei mila mira mulia nana nanda nani nova ' +
  'novi nugraha nur oki okta pandu permana prasetya pratama puspita putra putri rahayu rahmat raja raka rama ratna rida rio ros sam ' +
  'sandi sari satria scott setia smith sri sudirman sukma surya tan tanjung taylor teguh tim titi titik tri utama wahid wahyu ' +
  'widya wijaya wira wirawan yana yani yoga'

export const NAMES_AFTER_TITLE: ReadonlySet<string> = new Set(NAMES.split(' '))
const everyday = new Set(EVERYDAY.split(' '))
export const CLEAR_NAMES: ReadonlySet<string> = new Set(
  [...NAMES_AFTER_TITLE].filter(name => !everyday.has(name)),
)
/** How many Indonesian names end that are on no list. */
export const NAME_ENDING =
  /^[a-z]{2,}(?:[aiu]nto|[dny]ono|rono|mono|wati|ningsih|uddin|udin|ullah|yadi|iyah|arno|arso|iawan|yawan)$/
