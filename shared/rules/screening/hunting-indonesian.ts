const words = (text: string) => text.replaceAll(' ', '|')

const END = '(?![a-z])'
const US = words('kami saya kita manajemen perusahaan pimpinan hrd tim gue gw aku')
const YOU = words('kamu anda saudara sdr kau engkau situ lo lu elo elu kalian')
const YOURS = `(?:mu| (?:${YOU}))`
const ALREADY =
  '(?:(?:sudah|udah|telah|pasti|tentu|juga|semua|bisa|dapat|mulai|jelas|sangat|akan|sama-sama|akhirnya|masih|selalu|pun) ){0,3}'
const KNOW =
  '(?:tah?u|mengetahui|ketahui|kenal|kenali|mengenal|mengenali|menebak|tebak|melacak|paham|hafal|hapal)'
/** Does not match "siapa pun yang menulis", which addresses everybody. */
const WHO = 'siapa(?!~(?:pun|saja))'
const ANYONE = 'siapa~(?:pun|saja)'
const WROTE = words(
  'menulis nulis tulis menuliskan membuat bikin buat mengirim kirim memposting posting ngepost mengunggah unggah menyebarkan mengarang',
)
const REVIEW = '(?:ulasan|review|tulisan|komentar|postingan|unggahan|kiriman|curhatan)'
const THIS = `(?:(?:${REVIEW}|hal|yang) )?(?:ini|itu|tersebut|begini|begitu|seperti (?:ini|itu))`
const AUTHOR =
  'penulis(?:nya)?|pengulas(?:nya)?|pengirim(?:nya)?|pembuat(?:nya)?|orangnya|pelaku(?:nya)?|reviewer(?:nya)?|dalang(?:nya)?'
const SOMEBODY =
  '(?:oleh|orang|seseorang|mantan|eks|karyawan|pegawai|staf|oknum|anak|kompetitor|pesaing|si|salah satu|barisan|tim|divisi|bagian|regu|sif|shift|cabang|gudang)'
const LOOKS_FOR =
  '(?:mencari(?: tah?u)?|(?:di)?cari(?: tah?u)?|melacak|(?:di)?lacak|menelusuri|(?:di)?telusuri|menyelidiki|(?:di)?selidiki|mengungkap(?:kan)?|(?:di)?ungkap|membongkar|(?:di)?bongkar|menemukan|(?:di)?temukan|mengidentifikasi|(?:di)?identifikasi|mengusut|(?:di)?usut|menebak|(?:di)?tebak|mengenali|(?:di)?kenali|mengejar|(?:di)?kejar|memburu|(?:di)?buru|menangkap|(?:di)?tangkap)'
const MEETS =
  '(?:menghubungi|hubungi|mendatangi|datangi|menemui|memanggil|panggil|menindak|menuntut|tuntut|menggugat|gugat|memecat|pecat|melaporkan|laporkan|mengawasi|awasi|memantau|pantau|samperin|menjemput)'
/** A promise not to look for the author is not held. */
const NOT =
  '(?<!(?:tidak|tak|bukan|tanpa|nggak|gak|enggak) (?:(?:akan|sedang|pernah|mau|ingin|berniat|perlu|harus|usah|wajib|berusaha|mencoba|bisa|mungkin|dapat|tah?u|mencari|mengetahui|menanyakan|menanyai|bertanya|peduli|siapa|bermaksud|hendak|meminta|diminta|untuk|dengan|juga|lagi) ){0,4})'
const WHERE =
  'di|dari|bagian|divisi|regu|tim|sif|shift|cabang|gudang|lantai|baru|pernah|waktu|kemarin|dulu|resign|keluar|masuk|mengundurkan|bekerja|kerja|duduk|melamar|wawancara|diwawancara|tidak (?:lolos|diperpanjang)|diberhentikan|dipecat'
const PLACE = '(?:divisi|bagian|cabang|gudang|regu|tim|sif|shift|departemen|unit|lokasi|pabrik|toko|lantai)'
const LEFT = '(?:keluar|resign|mengundurkan diri|berhenti|diberhentikan|dipecat|pindah|tah?u|mengetahui)'
const LAWYER = '(?:pengacara|kuasa hukum|penasihat hukum|advokat)'

export const INDONESIAN = [
  // Claims to know the author.
  `(?:${US}) ${ALREADY}${KNOW} (?:(?:kok|persis|betul|pasti|sih|benar|semua) ){0,2}(?:(?:${YOU}) )?(?:itu )?(?:${WHO}|${AUTHOR}|identitas|gaya (?:tulis|bahasa|menulis)|tulisan|akun|di balik)[a-z]*`,
  `(?:${US}) ${ALREADY}(?:kenal|mengenal|mengenali|mengingat|ingat) (?:betul |baik )?(?:${YOU})${END}`,
  `(?:kami|kita|saya|gue) (?:sudah|udah|telah) (?:tah?u|kenal)(?: (?:kok|ya|orangnya))?(?=~(?:[.!?…]|$))`,
  `(?:gaya (?:bahasa|tulis|menulis|bicara)|cara (?:menulis|nulis|bicara|bertutur))(?:nya|mu| (?:${YOU}))?…(?:kenal|dikenal|hafal|hapal|tah?u|mirip|persis|khas|ketahuan|dikenali)${END}`,
  `(?:mudah|gampang|(?:tidak|nggak|gak) (?:sulit|susah|sukar)|bisa|sudah|dapat|kami|kita)(?: (?:sekali|untuk|bagi|bisa|kami|kita|saja|banget)){0,3} (?:ditebak|tebak|menebak|nebak)${END}`,
  `(?:ke)?tahuan ${WHO}`,
  `(?:akan|pasti|bakal|segera|mudah|gampang|cepat) (?:(?:juga|segera|kok) )?(?:ketahuan|terlacak|teridentifikasi)${END}`,
  `(?:alamat ip|ip address|jejak digital)${END}`,
  `${KNOW} (?:sumber|orang|pelaku|dalang|penulis|pengulas)nya`,
  `(?:nama|diri|(?:teman-)?teman|kawan|(?:rekan-)?rekan|identitas)mu${END}|(?:nama|identitas) (?:${YOU})${END}`,
  `kantongi|mengantongi|terbongkar`,
  `(?:kamu|anda|kau|lo) (?:pikir|kira|sangka)${END}|(?:${YOU}) (?:tidak )?anonim`,
  // Looks for the author.
  `${NOT}(?<!(?:kepada|untuk|ke|dari|bagi) )${WHO}(?! (?:yang )?(?:mendapat|dapat|bertugas|berhak|memutuskan|menyetujui|menentukan|bertanggung|berwenang|boleh|bisa|menangani|memimpin|menilai|lagi|digaji|dilayani))${END}`,
  `${NOT}(?<!terima kasih (?:kepada|untuk|bagi) )(?:penulis(?:nya)?|pengulas(?:nya)?|reviewer|orang (?:ini|itu)|oknum|yang (?:bersangkutan|nulis))(?! (?:ulasan )?(?:ini )?(?:benar|betul|tepat|menyebut|menulis|menceritakan|menyoroti))${END}`,
  `${NOT}(?<!(?:pun|saja|kasih (?:kepada|untuk|bagi)) )yang menulis(?! (?:laporan|berita|surat))${END}`,
  `${NOT}${LOOKS_FOR} orang (?:ini|itu)`,
  `daftar (?:karyawan|nama|orang|staf|pegawai)(?: [a-z]+){0,2} yang (?:keluar|resign|berhenti|masuk|diberhentikan)`,
  `${NOT}${LOOKS_FOR} (?:tah?u )?(?:(?:tentang|soal) )?(?:${WHO}|(?:${AUTHOR})(?! (?:barang|paket|kiriman|lamaran|pele|pencuri|perundung))|identitas|akun)[a-z]*(?: (?:kamu|anda|ini|yang menulis))?`,
  `${NOT}(?:${LOOKS_FOR}|${MEETS})(?:mu| (?:${YOU}))${END}`,
  `${NOT}${WHO} (?:sebenarnya )?(?:${YOU}|${AUTHOR}|(?:yang )?(?:${WROTE})|di balik|yang (?:berani|tega))${END}`,
  `${ANYONE} (?:yang )?(?:${WROTE}|${YOU}|dia|di balik|${AUTHOR})${END}…(?:cari|temukan|ketemu|lacak|kejar|tanggung|akibat|konsekuensi|sanksi|menyesal|berhadapan|menghadap|mengaku|klarifikasi|menemukan(?:mu)?|menindak|pecat)`,
  `di balik (?:akun|${REVIEW}|semua) (?:ini|itu|tersebut|seperti)`,
  `(?:memanggil|panggil|dipanggil|menanyai|tanyai|ditanyai|interogasi|menginterogasi)(?: [a-z]+){0,3} satu per~satu`,
  `satu per~satu (?:[a-z]+ ){0,5}(?:dipanggil|ditanyai?|diinterogasi|dimintai)${END}`,
  `(?:mengecek|cek|periksa|memeriksa|menggeledah|geledah) (?:(?:semua|seluruh|isi) )?(?:ponsel|hp|chat|laptop|komputer|grup)(?:nya|mu| mereka| karyawan)`,
  // Guesses who the author is.
  `(?:${YOU}),? (?:(?:ini )?(?:pasti|tentu|jelas|mungkin) )?(?:yang|si|mantan|eks) (?:(?:staf|karyawan|pegawai|anak) )?(?:${WHERE}|karyawan|staf|pegawai)${END}(?: [a-z]{3,15}){0,3}`,
  `(?:${AUTHOR})(?: ulasan)?(?: ini)? (?:adalah|ialah|merupakan|pasti|jelas|sepertinya|kayaknya|tampaknya|kemungkinan|diduga|kami duga|mantan|eks|karyawan|dari (?:bagian|divisi|regu|tim|sif|shift|cabang))${END}`,
  `(?:mantan|eks) (?:karyawan|staf|pegawai|pekerja) (?:yang |kami yang )(?:(?:kami|telah|sudah|pernah|baru) ){0,2}(?:berhentikan|diberhentikan|dipecat|pecat|dikeluarkan|keluarkan|sakit hati|kecewa|bermasalah|dendam|tidak (?:diperpanjang|lolos))${END}`,
  `(?:${REVIEW}(?: ini| itu)?|ini|itu) (?:(?:jelas|pasti|tentu|sepertinya|kayaknya|tampaknya|rupanya|hanya|cuma|mungkin|kemungkinan|besar|bisa|sudah) ){0,3}(?:ditulis|dibuat|dikirim|dikarang) ${SOMEBODY}${END}`,
  `(?:${REVIEW}(?: ini| itu)?|ini) (?:(?:jelas|pasti|tentu|sepertinya|kayaknya|tampaknya|rupanya|hanya|cuma|mungkin|kemungkinan|besar|bisa) ){1,3}(?:berasal |datang )?(?:dari|ulah|kerjaan) ${SOMEBODY}${END}`,
  `(?:${US}) (?:curiga|menduga|duga|mencurigai)(?: bahwa)? (?:ini|itu|${REVIEW}|${AUTHOR}|${YOU}|dia|siapa)`,
  `(?:barisan|orang|karyawan|kaum|yang) sakit hati`,
  `(?:hanya|cuma|tinggal)(?: ada)? (?:satu|dua|tiga|empat|lima|beberapa|segelintir|\\d{1,2})~(?:orang|karyawan|staf|pegawai|anak)(?: [a-z]+){0,2}? (?:yang )?${LEFT}${END}`,
  `(?:pasti|kayaknya|sepertinya|tampaknya|biasanya dari|jelas dari) (?:dari |ini )?(?:anak|si|orang|mantan|su?pir|staf|admin|kasir|operator|karyawan|pegawai|magang|penjaga|satpam|teknisi|kurir|sales|perawat|guru|mandor)${END}`,
  `curhatan|si (?:anu|dia)${END}`,
  `dari (?:cerita|detail|tulisan|bahasa|waktu|nada|isi)nya~,`,
  `(?<!(?:kalau|jika|bila|apabila|saat|ketika|agar|supaya|yang) )(?:${YOU}) (?:baru|cuma|kan|dulu|waktu itu|memang|sering|selalu|pernah)${END}`,
  `(?:diketahui|dihadiri|dipegang) (?:oleh )?(?:satu|dua|tiga|empat|lima|beberapa|\\d{1,2}) orang`,
  // Asks for the author's identity.
  `${NOT}(?:sebutkan|sebut|tulis(?:kan)?|cantumkan|beri~tah?u(?:kan)?|kasih tah?u|kirim(?:kan)?|sampaikan|ungkap(?:kan)?|buka|perkenalkan|kenalkan|isi|lengkapi|konfirmasi(?:kan)?) (?:(?:saja|dulu|juga|kepada|ke|kami|data) ){0,3}(?:nama(?:mu| (?:lengkap|asli|kamu|anda|saudara)[a-z]*)|identitas[a-z]*|${WHO}|${PLACE}${YOURS}|jabatan${YOURS}|diri(?:mu| anda)?)${END}`,
  `${NOT}(?:menyebut|menyebutkan|sebut|sebutkan|menyertakan|sertakan|mencantumkan|cantumkan|melampirkan|lampirkan|menuliskan|tuliskan) (?:(?:data|juga|dulu|serta) ){0,2}(?:nama|identitas|nik|nip|ktp|nomor (?:induk|karyawan|pegawai|hp|ponsel|telepon))${END}`,
  `(?:dari|di|kerja|bekerja) (?:di )?${PLACE} (?:apa|mana|berapa)(?!~(?:pun|saja))${END}`,
  `kapan (?:${YOU}) (?:mulai |terakhir )?(?:bekerja|kerja|keluar|masuk|resign|berhenti|melamar|wawancara|diwawancara)`,
  `(?:siapa|nama) (?:nama )?atasan${YOURS}|atasan${YOURS} siapa`,
  `(?:memverifikasi|verifikasi|membuktikan|buktikan|memastikan|pastikan)(?: bahwa)? (?:${YOU}) (?:benar|memang|pernah|adalah|sungguh|bekerja|karyawan)`,
  `yang (?:merasa )?(?:${WROTE}) ${THIS} (?:harap|harus|wajib|mohon|segera|diminta|sebaiknya|tolong|akan|siap|pasti|bakal|jelas|adalah|kemungkinan|silakan (?:mengaku|menghadap))${END}`,
  `(?:penulis|pengulas|reviewer)(?:nya)?(?: ulasan)?(?: ini| itu)? (?:harap|harus|wajib|mohon|segera|diminta|sebaiknya|siap|akan (?:kami|kita))${END}`,
  `mengaku(?:lah)?(?: saja)?${END}`,
  `(?:tunjukkan|tampakkan) (?:diri|muka|wajah|identitas)(?:mu)?${END}`,
  `(?:jangan |tidak perlu |berhenti )?(?:bersembunyi|sembunyi|berlindung) di (?:balik|belakang) [a-z]+`,
  `lempar batu sembunyi tangan|pengecut|akun (?:palsu|bodong)`,
  `(?:kalau|jika|bila) (?:memang )?berani${END}`,
  `(?:saya|kami|kita) tunggu (?:di|besok|lusa|sampai|jam|pukul|klarifikasi|permintaan|kedatangan)`,
  `(?:temui|menemui|menghadap|bicara(?:lah)? langsung (?:ke|kepada|dengan)|datang(?:lah)? ke ruang(?:an)?) (?:saya|kami)${END}`,
  `(?:kalau|sampai|bila|jika) ketemu${END}|ruangan saya`,
  `kalau (?:memang )?(?:laki-laki|jantan|punya nyali|merasa)`,
  `nama (?:asli|terang|sebenarnya)${END}|nama dan (?:tanggal|bagian|divisi|jabatan|masa|nomor)`,
  `(?:data|dokumen|catatan|arsip) (?:kami|hrd|perusahaan) (?:berkata|menunjukkan|bilang)|(?:membuka|buka|meminta|minta) data (?:pengirim|pengguna|akun|penulis)`,
  `menunggu (?:${YOU})${END}|(?:bagi |untuk )?yang merasa${END}|orang yang sama${END}`,
  `(?:akses|login|jaringan|wifi)…(?:tercatat|terekam|terlacak)`,
  `(?:hanya|cuma) (?:punya|ada|memiliki) (?:satu|dua|tiga|\\d) (?:[a-z]+ )?(?:staf|karyawan|orang|perempuan|laki-laki|pegawai|admin|sopir|perawat|kasir|magang)[^.!?]{0,40}(?:jelas|jadi|pasti|tah?u|siapa)`,
  `(?<!(?:kalau|jika|bila|apabila|saat|ketika|agar|supaya|selama|setelah|sebelum|yang) )(?:${YOU}) (?:bekerja|kerja|duduk|bertugas|keluar|masuk|melamar|resign)${END}`,
  `${NOT}(?:sebutkan|sebut|jelaskan|tulis(?:kan)?|beri~tah?u(?:kan)?|katakan|konfirmasi(?:kan)?) (?:[a-z]+ ){0,2}?(?:kapan|di mana|dimana|sejak kapan|berapa lama) (?:${YOU})${END}`,
  `${NOT}${LOOKS_FOR} (?:dari mana )?(?:asal|sumber)(?:nya)? (?:${REVIEW}|ini)|siapa (?:lagi|saja yang (?:mengakses|membuka|memegang|membaca|tah?u|hadir|ikut|keluar|menulis))${END}`,
  // Threatens the author.
  `(?:gugatan|penjara|pengadilan|perdata)${END}`,
  `(?:jangan lupa|ingat(?:lah)?|sekadar mengingatkan)…(?:[a-z]{3,}mu| (?:${YOU}))${END}`,
  `sebelum terlambat|\\d~x~24|(?:sebaiknya|segera|harus|harap|tolong|wajib|lebih baik) (?:segera )?minta maaf`,
  `(?:menarik kembali|mencabut|tarik kembali) (?:pernyataan|ucapan|kata)`,
  `(?:menuntut|tuntut) (?:ganti rugi|secara|balik)|tah?u sendiri|(?:mendapat|dapat|terima|menerima) (?:balasan|ganjaran)`,
  `kalau tidak (?:betah|suka|senang|cocok)|(?:akun|ulasan|orang|tulisan) ini akan (?:kami )?(?:laporkan|proses|tindak|usut)|tempuh cara`,
  `menusuk|menjelek(?:kan|-jelekkan)|mencemarkan|memburukkan|(?:kamu|anda|nanti|kau) rasakan|surat panggilan|cari kerja${END}`,
  `kelakuan|(?:sikap|perbuatan) (?:seperti ini|begini|anda|kamu)`,
  `(?:jalur|langkah|tuntutan|upaya|ranah|tindakan|proses|konsekuensi|urusan) hukum`,
  `(?:melaporkan|laporkan|dilaporkan|melapor|lapor) (?:[a-z]+ )?(?:ke |kepada )?(?:polisi|kepolisian|polda|polres|bareskrim|pihak berwajib)`,
  `(?:uu ite|somasi|pencemaran nama baik|(?:mem|di)?fitnah|(?:mem|di)?pidana(?:kan)?|hoaks|hoax)${END}`,
  `${LAWYER}${END}`,
  `(?:menuntut|tuntut|menggugat|gugat) (?:${AUTHOR})`,
  `(?:perjanjian|klausul|pasal|kewajiban) kerahasiaan|rahasia perusahaan|nda${END}`,
  `(?:tanggung|terima|rasakan|hadapi|menanggung|menerima|siap)(?: (?:sendiri|segala|semua|saja|dengan))? (?:akibat|konsekuensi|risiko|resiko|ganjaran)(?:nya)?${END}`,
  `(?:akan|pasti|semua|selalu|bakal) ada (?:akibat|konsekuensi|balasan|ganjaran)(?:nya)?${END}`,
  `(?:tunggu (?:saja|akibat|balasan)|awas(?: (?:saja|kamu|ya|kau))?${END}|tah?u rasa|lihat saja nanti)`,
  `(?:ber)?hati-hati(?:lah)? (?:kalau|jika|bila|bicara|berbicara|menulis|berucap|saja|kamu|ya|dalam (?:bicara|berbicara|menulis|berkomentar|berucap))${END}`,
  `ingat (?:ini|itu|baik-baik|${YOU})${END}`,
  `tidak (?:akan|pernah) (?:kami |kita |pernah )?(?:lupa|melupakan|lupakan|memaafkan|maafkan|tinggal diam|diam saja|membiarkan|biarkan)${END}`,
  `(?:${YOU}|dia|penulis(?:nya)?) (?:(?:akan|bakal|pasti) ){1,2}(?:menyesal|rugi|kena|berurusan|berhadapan|kehilangan|dipecat|diberhentikan)`,
  `(?:berhadapan|berurusan) dengan (?:kami|hukum|manajemen|saya|direksi|polisi)`,
  `(?:dikenai|diberi|kena|mendapat) sanksi`,
  `(?:di-?)?(?:daftar hitam|black~?list)`,
  `jangan (?:harap|berharap|mimpi|coba-coba|main-main|macam-macam|kaget|heran|salahkan)${END}`,
  `${NOT}(?:hapus|cabut|tarik|hentikan|turunkan|menghapus|mencabut|menarik|menurunkan)(?:lah)?(?: kembali)? (?:${REVIEW}|fitnah)`,
  `(?:pikirkan|sayangi|jaga|ingat)(?:lah)? (?:(?:lagi|baik-baik|dulu) ){0,2}(?:karier|karir|masa depan|nasib|pekerjaan|kontrak|keluarga|nama baik)${YOURS}`,
  `(?:karier|karir|masa depan|nasib|pekerjaan|kontrak|posisi)${YOURS} (?:[a-z]+ ){0,4}(?:taruhan(?:nya)?|terancam|bahaya|hancur|tamat|selesai|berakhir|ditentukan|dipertaruhkan)`,
  `(?:rumah|keluarga|anak|istri|suami)(?:mu| kamu)${END}`,
]
