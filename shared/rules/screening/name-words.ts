const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Titles of address. A dot behind one of these ends a sentence, unless it is in DOTTED. */
export const TITLES = setOf(
  'pak bu bapak ibu mas mbak mba kak bang om tante kang teh neng koh ko ci cici cik bli mbok abang uda uni daeng bpk bp ibuk mr mrs ms miss mister madam sir dr ir drs dra prof h hj sdr sdri',
)
export const DOTTED = setOf('bpk bp mr mrs ms dr ir drs dra prof h hj sdr sdri')
/** Titles that are words or abbreviations as well: only with a name from the list, or in their usual form. */
export const DOUBTFUL = setOf('teh ko ci cik neng uni uda abang mbok sir miss om kang bli daeng bp mas bang')
/** In capitals these are abbreviations: business unit, Microsoft, disaster recovery … */
export const ABBREVIATIONS = setOf('bu ms mr dr ir ci ko om h hj mrs bp mas mba bang')
/** Words that stand between a title and a name. */
export const CHAINED = setOf('haji hajah manajer kepala direktur ustaz ustad dokter')

/** A title before these names no one. */
export const AFTER_TITLE = setOf(
  'dan atau ibu bapak pak bu mas mbak kak bos boss big guru satpam sopir supir driver kasir direktur direksi manajer manager hrd hr hse qc it rt rw ' +
    'camat lurah kades gubernur presiden menteri bupati walikota wali kota kandung hamil menyusui rumah kos kost kantin dosen dokter bidan ' +
    'perawat ketua kepala pimpinan pemilik owner komisaris mandor supervisor spv leader admin polisi polwan tni ustaz ustad kyai kiai pendeta pertiwi ' +
    'tiri mertua angkat sekalian semua tolong mohon yang di ke dari untuk ini itu saya kami kita dia mereka ada tidak juga lalu sudah ' +
    'kawin emas murni putih antam pengantin batak jawa ojek gojek grab parkir becak toyib jago thor bekerja muda baru tunggal anak ' +
    'gudang kurir montir teknisi penjaga keamanan kebersihan office botol hijau tarik tawar manis celup pucuk poci kotak ' +
    'haji hajah dewan camilan pkk dharma rumahan pedagang penjual warung toko asuh pembina pembimbing senior junior kelas ' +
    'the a i you he she we they is are was were of to in on and or not universe diy bean excel word access teams project ' +
    'powerpoint outlook glow right wrong director president secretary chairman ma am sir madam mr mrs ms universiti indonesia jakarta ' +
    'site plan server drive windows sql edge azure visio titles title team gigi umum hewan spesialis anggota',
)

/** People by what they do at work. */
export const ROLES = setOf(
  'manajer manager supervisor spv atasan bos boss pimpinan direktur director hrd hr mandor koordinator coordinator owner pemilik ceo cto cfo coo gm ' +
    'kacab kabag kadiv rekan teman senior mentor pewawancara interviewer recruiter rekruter satpam kasir admin colleague coworker co-worker founder pendiri ' +
    'foreman lead leader sekretaris secretary karyawan pegawai staf staff resepsionis receptionist perawat nurse dokter doctor bendahara ' +
    'trainer pembimbing personalia',
)
export const OF_MINE = setOf('my our his her their saya kami kita aku gue gw ku')
/** Between a role and a name. */
export const BETWEEN = setOf(
  'saya kami kita aku gue gw lama baru langsung itu di sini si is adalah yaitu yakni',
)
export const CALLED = setOf('bernama namanya named called dipanggil panggilannya')
export const PEOPLE = setOf(
  'orang seseorang perempuan wanita pria cewek cowok ibu bapak someone somebody guy woman man person lady girl employee',
)

/** Before a name that is known, these say that a person acts. */
export const BEFORE_PERSON = setOf('oleh sama dengan kepada by with si sang')
export const FROM = setOf('dari di from in bagian bidang divisi of at')
export const DEPARTMENTS = setOf(
  'hrd hr personalia finance keuangan accounting akunting gudang warehouse payroll logistik logistics sales marketing it produksi production admin purchasing ' +
    'pembelian legal gudang qc ga umum operasional operations kasir resepsionis security',
)
export const PERSON_DOES = setOf(
  'suka selalu sering pernah tidak nggak gak orangnya memang itu marah galak membentak is was always never often yells shouts keeps told said ' +
    'screams refuses refused promised yang kalau',
)
/** Before these words' names stand places, streets and brands. */
export const PLACES = setOf(
  'jalan jl jln gang gg rs rsu rsud rsup rsia sakit universitas univ bandara gedung stadion masjid warung toko ayam sate bakso kopi nasi rm depot ' +
    'goreng soto mie apotek taman museum sekolah hotel kampus yayasan pt cv ud grup group wisma plaza bukit pantai kota desa kabupaten street hospital ' +
    'university bank pasar dekat pondok villa bengkel salon klinik bakery roti mal mall kafe cafe restoran sanggar',
)
/** Capitalised where a name could stand, and none. */
export const NOT_NAMES = setOf(
  'senin selasa rabu kamis jumat sabtu minggu monday tuesday wednesday thursday friday saturday sunday januari februari maret april mei juni juli ' +
    'agustus september oktober november desember january february march may june july august october december lebaran ramadan ramadhan natal idul ' +
    'nyepi waisak imlek christmas eid jakarta surabaya bandung bekasi medan semarang makassar bali denpasar yogyakarta jogja solo malang batam bogor ' +
    'depok tangerang cikarang karawang palembang balikpapan indonesia singapura singapore malaysia japan jepang korea china tiongkok asia area regional ' +
    'nasional operasional keuangan gudang produksi cabang toko pusat kantor umum utama muda teknik proyek program project manager manajer director direktur ' +
    'officer staff supervisor department division business partner finance sales marketing general head chief senior junior thr bpjs umk umr wfh wfo ' +
    'islam kristen katolik hindu buddha inggris english bahasa jawa sunda batak i the a an and he she they we it if when but pt cv excel',
)
