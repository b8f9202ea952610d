import { standalone, DENIED, gap, patternsOf, type Pattern } from './pattern.ts'

/** Limited in length, because a long run of digits would otherwise take quadratic time. */
const NUMBER = '\\d[\\d.,]{0,15}'
const AMOUNT = `(?:(?:rp|idr)[. ]?${NUMBER}(?: ?(?:ribu|rb|juta|jt|k|million))?|${NUMBER} ?(?:ribu|rb|juta|jt|k|million))`
/** Pretexts for which frauds demand money. */
const FEES =
  'administrasi|admin|pendaftaran|registrasi|pelatihan|training|diklat|seragam|baju kerja|jaminan|tes(?: kesehatan| psikologi)?|psikotes|formulir|akomodasi|pangkal|komitmen|penempatan|mcu|medical(?:[ -]check[ -]?up)?|cek kesehatan|id card|kartu (?:pegawai|karyawan)|materai|modul|sertifika(?:t|si)|starter kit'
const ENGLISH_FEES =
  'registration|training|uniforms?|admin(?:istration|istrative)?|processing|application|placement|security|medical(?: test| exam| examination|[ -]check[ -]?up)?|health check|background check|id card|starter kit|certificate'
const PAY =
  'bayar|membayar|dibayar|dibayarkan|transfer|mentransfer|setor|menyetor|kirim|mengirim|dikenakan|dipungut|siapkan|menyiapkan|lunasi|melunasi|wajib|ganti|mengganti|dipotong'
const APPLICANT = 'pelamar|kandidat|peserta|calon (?:karyawan|pegawai)|kamu|anda|kakak'
const APPLICANT_PAYS = 'ditanggung (?:oleh )?(?:pelamar|peserta|sendiri|kandidat|masing-masing)'

/** Exceptions: the company pays, or the job handles other people's money, where no amount is named. */
const AT_WORK = new RegExp(
  `(?<!\\p{L})(?:uang saku|bonus|tunjangan|insentif|allowance|ditanggung (?:oleh )?(?:perusahaan|kami|kantor)|(?:kami|perusahaan|kantor) (?:akan |yang )?(?:tanggung|menanggung|beri|memberi|bayar|membayar|ganti|sediakan)|(?:we|the company) (?:will )?(?:pays?|covers?|provides?)|paid by (?:us|the company))(?!\\p{L})` +
    `|^(?!.*(?:${AMOUNT}|seragam|uniform|pelamar|kandidat|your)).*(?<!\\p{L})(?:administrasi bank|biaya bank|pemasok|vendor|klien|pelanggan|nasabah|penyewa|tamu|anggaran|tagihan|stok|barang|pajak|customers?|guests?|clients?|suppliers?|vendors?|invoices?|bills)(?!\\p{L})`,
  'isu',
)

const PAPERS =
  '(?:ijazah|ijasah|bpkb|akta lahir|buku nikah|(?:ktp|sim|skck|sertifikat|kartu keluarga) asli|paspor|passport|diploma|degree(?: certificate)?)'
/** A copy is not a deposit, unless an original is demanded too. */
const COPY =
  /^(?!.*(?<!\p{L})(?:asli|original)(?!\p{L})).*(?<!\p{L})(?:fotokopi|salinan|legalisir|scan|cop(?:y|ies))(?!\p{L})/isu
const PORTRAIT =
  '(?:pas ?foto|foto (?:diri|terbaru|terkini|full ?body|close ?up|seluruh badan|setengah badan|berwarna)|swafoto|selfie)'
/** "A photo of the package" does not show a person. */
const PHOTO = '(?:photo|photograph|picture|headshot|selfie)(?! of (?!you))(?: of you(?:rself)?)?'
const OF_THINGS =
  /(?<!\p{L})(?:studio|jasa|melayani|pelanggan|customers?|produk|products?|portofolio|portfolio|hasil kerja)(?!\p{L})/iu

const ELSEWHERE =
  '(?:wa|whats ?app|telegram|line|ig|instagram|dm|e-?mail|surel|google form|g-?form|link di bio)'
const OF_CUSTOMERS = /(?<!\p{L})(?:pelanggan|customers?|klien|clients?|nasabah|pembeli|pemasok)(?!\p{L})/iu

/** Demands on applicants: money, original documents, a photo, or applying outside this site. */
export const TAKEN: Pattern[] = [
  ...patternsOf(
    'money',
    { unless: AT_WORK, before: DENIED },
    `(?:${PAY})${gap(40)}(?:biaya|uang|dana|deposit|dp) (?:${FEES})`,
    `(?:biaya|uang|dana|deposit|dp|iuran) (?:untuk )?(?:${FEES})${gap(40)}(?:${AMOUNT}|sebesar|${APPLICANT_PAYS}|di ?muka|dulu)`,
    `(?:${FEES})${gap(30)}(?:dikenakan|dipungut|ada|perlu) biaya`,
    `(?:${PAY}|cukup)${gap(30)}${AMOUNT}${gap(30)}(?:${FEES})`,
    `(?:${FEES})${gap(30)}${AMOUNT}${gap(30)}(?:dibayar|dibayarkan|bayar|dipotong|dikembalikan|${APPLICANT_PAYS})`,
    `(?:bayar|membayar|transfer|setor|lunasi|siapkan)${gap(20)}(?:${FEES})${gap(20)}${AMOUNT}`,
    `${AMOUNT} (?:untuk|buat|for)(?: the)? (?:${FEES}|${ENGLISH_FEES})`,
    `(?:gaji|upah)${gap(20)}dipotong${gap(30)}(?:${FEES})`,
    `(?:${APPLICANT})(?! (?:di|men)erima)${gap(30)}(?<!\\p{L})(?:membayar|bayar|mentransfer|transfer|menyetor|setor|top ?up)`,
    'uang jaminan|deposit kerja',
    '(?:bayar|membayar|transfer|mentransfer|setor|menyetor) (?:uang |dana )?(?:deposit|dp|titipan)',
    '(?:isi|top ?up) saldo (?:dulu|dahulu|awal|minimal|sebelum)',
    `(?:modal awal|uang (?:titipan|komitmen|pangkal))${gap(15)}${AMOUNT}`,
    `(?:memiliki|punya|siapkan|menyiapkan|sediakan|menyediakan) (?:saldo|modal|dana)${gap(20)}${AMOUNT}`,
    `dipotong (?:untuk |buat |sebagai )?(?:biaya |uang )?(?:${FEES})`,
    `(?<!(?:bayaran|gaji|upah|honor|komisi|insentif|bonus)(?: \\p{L}+){0,3} )(?:transfer|setor|bayar|top ?up|isi saldo|deposit) (?:dulu |saldo |sejumlah |sebesar )*${AMOUNT}`,
    `(?:wajib|harus|cukup|bersedia) (?:mem)?beli${gap(30)}(?:paket|produk|${FEES})`,
    `(?:penalti|pinalti|denda|penalty)${gap(30)}${AMOUNT}${gap(40)}(?:resign|keluar|mengundurkan diri|berhenti|leave|quit)`,
    `(?:penalti|pinalti|denda|penalty)${gap(20)}(?:resign|keluar|mengundurkan diri|berhenti|leave|quit)${gap(40)}${AMOUNT}`,
    `(?:tiket|akomodasi|transport(?:asi)?|hotel)${gap(50)}(?:(?:di)?bayar (?:dahulu|dulu|sendiri)|${APPLICANT_PAYS})`,
    `(?:pay|transfer|send|deposit|cover|bear|bring)${gap(40)}(?:${ENGLISH_FEES}) (?:fees?|deposits?|costs?|money|charges?)`,
    `(?:pay|transfer|send|deposit|bring)${gap(20)}${AMOUNT}${gap(30)}(?:${ENGLISH_FEES})`,
    `(?:${ENGLISH_FEES}) (?:fee|deposit|charge|cost)s?${gap(20)}(?:of|is|are|applies|apply|will be|${AMOUNT})`,
    '(?:applicants?|candidates?|you) (?:(?:must|have to|need to|should|will|are required to|first) )+(?:pay|transfer)',
    '(?:applicants?|candidates?) (?:pay|transfer|deposit)',
    `(?:applicants?|candidates?) (?:must |will |should |have to )*(?:bear|cover)${gap(15)}(?:costs?|fees?|expenses)`,
    `fees? (?:applies|apply)${gap(20)}(?:${ENGLISH_FEES}|kit)`,
    `(?:buy|purchase) (?:our|the|a|your)${gap(20)}(?:${ENGLISH_FEES}|package)${gap(20)}(?:before|first|to start|from us)`,
    'refundable deposit',
  ),
  ...patternsOf(
    'deposit',
    { unless: COPY, before: DENIED },
    `${PAPERS}${gap(40)}(?<!\\p{L})(?:di)?(?:tahan|jaminkan|jaminan|serahkan|titip|titipkan|pegang)`,
    `${PAPERS}${gap(40)}(?:di)?simpan (?:oleh |di )?(?:perusahaan|hrd|kantor|kami|atasan)`,
    `(?:menahan|tahan|menyerahkan|serahkan|menitipkan|titip|menjaminkan|penahanan|jaminan)${gap(30)}${PAPERS}`,
    `(?:hand over|surrender|leave|deposit|withhold|retain|keep|hold)${gap(30)}(?:your|original|the) ?(?:original )?(?:${PAPERS}|certificates?)`,
    `original (?:${PAPERS}|certificates?)${gap(20)}(?:held|kept|retained|withheld)`,
    `(?:${PAPERS}|certificates?)${gap(30)}(?:as security|as a guarantee|as collateral|will be (?:held|kept)|(?:stays?|remains?|is kept|are kept) (?:with|at|by))`,
  ),
  ...patternsOf(
    'photo',
    { unless: OF_THINGS, before: DENIED },
    `(?:lampirkan|melampirkan|sertakan|menyertakan|kirim|kirimkan|mengirim|unggah|wajib|disertai|dengan)${gap(30)}${PORTRAIT}`,
    'pas ?foto|foto (?:full ?body|seluruh badan|setengah badan|close ?up)',
    `(?:cv|lamaran|resume|résumé)${gap(15)}(?:foto|${PHOTO})`,
    `(?:attach|include|send|submit|enclose|with)${gap(30)}(?:your|recent|full[- ]body|a) (?:recent |full[- ]body )*${PHOTO}`,
    'full[- ]body photo',
    `foto${gap(25)}[234] ?[x×] ?[346]`,
    `(?:attach|include|send|submit|enclose)(?: (?:your|recent|us|me|an?))* ${PHOTO}(?! (?:reports?|documentation|proofs?|evidence|updates?))`,
  ),
  ...patternsOf(
    'contact',
    { unless: OF_CUSTOMERS, before: DENIED },
    `(?:lamar|melamar|daftar|mendaftar|hubungi|chat|japri|kontak|cari|kirim(?:kan)? (?:cv|lamaran|berkas|data)|reach us|contact us|message us|text us|apply)(?: [\\p{L}&+]+){0,3} (?:lewat |via |melalui |di |ke |on |by |through )(?:akun )?${ELSEWHERE}`,
    `(?:datang|walk[- ]in|antar)${gap(60)}(?:bawa |membawa )(?:surat |berkas )?lamaran`,
    `(?:datang|walk[- ]in|antar)${gap(20)}(?:surat |berkas )?lamaran`,
    standalone(`(?:chat|japri|hubungi|dm) ${ELSEWHERE}`),
    `(?:kirim(?:kan)?|hubungi|send|contact us)${gap(50)}(?:gmail|ymail|yahoo|hotmail|outlook|icloud)(?: dot com|\\.com)?\\s*$`,
    '(?:wa|w4|hp|telp|telepon) ?[:.]? ?(?:0|62|\\+62) ?8[\\d ]{4,}',
  ),
]
