import { wordSet } from './word-set.ts'

/** Titles of address. A dot after a title ends the sentence, unless the title is in DOTTED. */
export const TITLES = wordSet(
  'pak bu bapak ibu mas mbak mba kak bang om tante kang teh neng koh ko ci cici cik bli mbok abang uda uni daeng bpk bp ibuk pakde bude pakdhe budhe mr mrs ms miss mister madam sir dr ir drs dra prof h hj sdr sdri tn ny tuan nyonya nona',
)
export const DOTTED = wordSet('bpk bp mr mrs ms dr ir drs dra prof h hj sdr sdri tn ny')
/** Titles that are also words or abbreviations; they need a listed name, or the usual form. */
export const DOUBTFUL = wordSet(
  'teh ko ci cik neng uni uda abang mbok sir miss om kang bli daeng bp mas bang',
)
/** Abbreviations if in capitals: business unit, Microsoft, disaster recovery … */
export const ABBREVIATIONS = wordSet('bu ms mr dr ir ci ko om h hj mrs bp mas mba bang')
/** Words between a title and a name. */
export const CHAINED = wordSet('haji hajah manajer kepala direktur ustaz ustad dokter de lik')

/** Words after a lower-case "pak" or "mbak" that are neither a name nor a job, in addition to AFTER_TITLE. */
export const SMALL_TALK = wordSet(
  'kalau kalo karena tapi jangan bisa mau harus masih lagi belum gak nggak ga aja saja sih ya kok deh dong terus sama pun kan buat minta kasih maaf permisi ' +
    'apa kapan siapa gimana kenapa mana pernah sering selalu suka besar kecil lama per tani tua cantik ganteng kalian semuanya mulia raja hajat ' +
    'kantin parkir kebun sayur tukang pos office staf staff karyawan pegawai operator programmer dirut kacab kabag rektor dekan penjual pengawas ' +
    'nya lo gue saat ketika dengan oleh atas di tanah marketing sales keuangan produksi pabrik lapangan laundry katering dapur here there and',
)

/** Words after a title that are not names. */
export const AFTER_TITLE = wordSet(
  'dan atau nya pepper security ibu bapak pak bu mas mbak kak bos boss big guru satpam sopir supir driver kasir direktur direksi manajer manager hrd hr hse qc it rt rw ' +
    'camat lurah gubernur presiden menteri bupati walikota wali kota kandung hamil menyusui rumah kos kost kantin dosen dokter bidan ' +
    'perawat ketua kepala pimpinan pemilik owner komisaris mandor supervisor spv leader admin polisi tni ustaz ustad kyai kiai pendeta pertiwi ' +
    'tiri mertua angkat sekalian semua tolong mohon yang di ke dari untuk ini itu saya kami kita dia mereka ada tidak juga lalu sudah ' +
    'kawin emas murni putih pengantin batak jawa ojek grab parkir toyib jago thor bekerja muda baru tunggal anak ' +
    'gudang kurir teknisi penjaga keamanan kebersihan office manis ' +
    'haji hajah pkk warung toko asuh pembina pembimbing senior junior kelas ' +
    'the a i you he she we they is are was were of to in on and or not universe diy bean excel word access teams project ' +
    'powerpoint outlook glow right wrong director president secretary ma am sir madam mr mrs ms indonesia jakarta ' +
    'title team gigi umum hewan spesialis anggota',
)

/** Jobs that often exist once in a workplace. */
export const JOBS =
  'manajer manager supervisor spv atasan bos boss pimpinan direktur director hrd hr mandor koordinator coordinator owner pemilik ceo cto cfo coo gm ' +
  'kacab kabag kadiv mentor recruiter rekruter satpam kasir cashier admin founder pendiri foreman leader sekretaris secretary ' +
  'resepsionis receptionist bendahara trainer'
/** Jobs that exist several times. */
export const STAFF = 'karyawan karyawati pegawai staf staff perawat nurse dokter doctor employee'
export const ROLES = wordSet(
  `${JOBS} ${STAFF} rekan teman senior pewawancara interviewer colleague coworker co-worker lead pembimbing personalia kepala`,
)
export const OF_MINE = wordSet('my our his her their saya kami kita aku gue gw ku')
/** Words between a role and a name. */
export const BETWEEN = wordSet(
  'saya kami kita aku gue gw lama baru langsung itu di sini si toko cabang unit is adalah yaitu yakni',
)
export const CALLED = wordSet('bernama namanya named called dipanggil panggilannya')
export const PEOPLE = wordSet(
  'orang seseorang perempuan wanita pria cewek cowok ibu bapak someone somebody guy woman man person lady girl',
)

/** Words before a listed name that refer to a person. */
export const BEFORE_PERSON = wordSet(
  'oleh sama dengan kepada by with si sang to from of dari ke nama namanya bernama named',
)
/** Verbs before "to", "by", "of", "oleh" and the like, after which a person follows. */
export const DONE_BY =
  /^(?:report(?:s|ed)?|told|interviewed|managed|hired|trained|fired|led|name|scolded|dipimpin|dimarahi|dibentak|diwawancarai?|di-?interview|dilatih|dipecat|dilecehkan)$/
export const FROM = wordSet('dari di from in bagian bidang divisi of at')
export const DEPARTMENTS = wordSet(
  'hrd hr personalia finance keuangan accounting akunting gudang warehouse payroll logistik logistics sales marketing it produksi production admin purchasing ' +
    'pembelian legal qc ga umum operasional operations kasir resepsionis security',
)
export const PERSON_DOES = wordSet(
  'suka selalu sering pernah tidak nggak gak orangnya memang itu marah galak membentak is was always never often yells shouts keeps told said ' +
    'screams refuses refused promised yang kalau',
)
/** Words before names of places, streets and brands. */
export const PLACES = wordSet(
  'jalan jl jln sinar gang gg rs rsu rsud rsup rsia sakit universitas univ bandara gedung stadion masjid warung toko ayam sate bakso kopi nasi rm depot ' +
    'goreng soto mie apotek taman museum sekolah hotel kampus yayasan pt cv ud grup group wisma plaza bukit pantai kota desa kabupaten street hospital ' +
    'university bank pasar dekat pondok villa bengkel salon klinik bakery roti mal mall kafe cafe restoran sanggar',
)
/** Capitalised words that are not names. */
export const NOT_NAMES = wordSet(
  'senin selasa rabu kamis jumat sabtu monday tuesday wednesday thursday friday saturday sunday januari februari maret mei juni juli ' +
    'agustus oktober desember disnaker head march may june july lebaran ramadan ramadhan natal idul ' +
    'nyepi waisak christmas eid jakarta surabaya bandung bekasi medan semarang makassar bali denpasar yogyakarta jogja malang batam ' +
    'tangerang cikarang karawang palembang indonesia singapura singapore jepang korea china area regional ' +
    'operasional keuangan produksi cabang toko pusat kantor umum utama muda project ' +
    'finance sales marketing general head chief thr bpjs umk umr wfh wfo ' +
    'kristen katolik inggris english bahasa jawa sunda batak i the a an and he she they we it if when but pt cv excel',
)
