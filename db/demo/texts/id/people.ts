import type { Blocks } from '../bank.ts'

export const people: Record<string, Blocks> = {
  relationship: {
    good: `
      Atasan mendengar dulu baru memutuskan, dan keputusannya dijelaskan.
      Pimpinan makan di kantin yang sama dan mau ditanya.
      Kesalahan dibahas berdua, tidak di depan semua orang.
      Kalau atasan keliru, mereka mau bilang keliru.
      Pertemuan bulanan dengan pimpinan bukan pidato; pertanyaan yang sulit pun dijawab.
      Atasan melindungi tim waktu permintaan dari luar tidak masuk akal.
      Usulan dari bawah ada yang benar-benar dijalankan.
      Waktu saya kewalahan, atasan yang pertama menawarkan bantuan.
      Tidak ada bentakan, dan itu ternyata berpengaruh besar.
      Umpan balik diberikan tiap minggu, jadi tidak ada kejutan di akhir tahun.
      [gudang pabrik] Kepala regu turun tangan kalau target sedang berat.
      [pabrik] Usulan serikat dibahas dengan angka, bukan dengan ancaman.
      [klinik] Dokter dan perawat saling menghargai, pendapat perawat didengar.
      [it] Atasan paham teknis dan tidak mengatur sampai ke baris kode.
      [it] Boleh bilang "waktunya tidak cukup", dan rencananya memang disesuaikan.
      [bank] Pimpinan cabang ikut menemui nasabah yang sulit, tidak melempar ke bawahan.
      [ritel] Pengawas wilayah datang untuk membantu, bukan sekadar mencari salah.
      [hotel] Keluhan tamu dibahas untuk diperbaiki, bukan untuk mencari kambing hitam.
      [sekolah] Pimpinan sekolah membela guru waktu ada orang tua yang keterlaluan.
      [sopir] Petugas pengatur rute mau mendengar kondisi jalan dari sopir.
      [kebun] Mandor menegur dengan baik dan tahu nama semua pemetik.
      [tambang] Siapa pun boleh menghentikan pekerjaan yang berbahaya, dan atasan mendukung.
      [proyek] Pimpinan proyek duduk bersama tukang setiap Jumat sore.
      [media] Penyunting memperbaiki tulisan sambil menjelaskan alasannya.
      [lsm] Keputusan program dirundingkan dengan tim lapangan lebih dulu.
      [telepon] Penyelia mau mengambil alih panggilan yang sudah keterlaluan.
      Keputusan yang tidak populer pun dijelaskan langsung, bukan lewat selebaran.
      Atasan tahu pekerjaan kami karena dulu mengerjakannya.
      Boleh tidak setuju asal membawa alasan.
      Rapat singkat dan semua orang sempat bicara.
      Janji atasan dicatat, dan minggu depannya ditagih bersama-sama.
    `,
    mixed: `
      Atasan langsung baik, yang di atasnya sulit ditemui.
      Saran didengar, tindak lanjutnya tergantung suasana.
      Hubungan sehari-hari ramah, tetapi keputusan penting tetap turun dari atas.
      Pimpinan baru lebih terbuka, kebiasaan lama belum sepenuhnya hilang.
      Komunikasi lancar di dalam bagian, antarbagian masih kaku.
      Atasan adil, hanya jarang memberi umpan balik.
      [gudang pabrik] Tergantung regu: ada kepala regu yang mengayomi, ada yang cuma menghitung.
      [ritel] Kepala toko asyik, kantor wilayah kurang mau tahu.
      [klinik] Dokter senior kadang galak, tetapi mau mengajar.
      [sekolah] Pimpinan ramah, rapatnya saja yang terlalu panjang.
    `,
    bad: `
      Teguran disampaikan di depan semua orang, kadang di grup pesan.
      Bertanya dianggap melawan.
      Pimpinan hanya muncul kalau ada masalah.
      Keputusan diambil tertutup, kami tahu dari pengumuman di dinding.
      Kotak saran ada, isinya tidak pernah dibuka.
      Atasan menyalahkan bawahan di depan pelanggan.
      Yang dekat dengan atasan dapat jadwal enak, yang lain dapat sisanya.
      Nada tinggi sudah dianggap gaya memimpin.
      Saya menyampaikan keluhan dengan sopan, minggu berikutnya jadwal saya dipersulit.
      [gudang] Kepala regu memakai pengeras suara untuk memarahi orang.
      [pabrik] Bicara soal serikat langsung dicap pembuat masalah.
      [tekstil] Pengawas lini berteriak kalau hasil jam pertama kurang.
      [klinik] Perawat dimarahi di depan pasien untuk hal yang bukan salahnya.
      [it] Setiap keputusan kecil harus menunggu persetujuan tiga lapis.
      [bank] Rapat pagi isinya mempermalukan yang belum capai target.
      [ritel] Kunjungan pengawas wilayah rasanya seperti sidang.
      [hotel] Tamu selalu benar, karyawan selalu salah, tanpa ditanya dulu.
      [sekolah] Keluhan orang tua diteruskan mentah-mentah sebagai teguran.
      [telepon] Penilaian panggilan dipakai untuk menekan, bukan melatih.
      [sopir] Keluhan sopir soal rute dijawab "kalau tidak mau, banyak yang antre".
      [kebun] Mandor menentukan blok petik sesuai suka tidak suka.
      [tambang] Melaporkan hampir celaka malah dianggap menghambat produksi.
      [rintisan] Pendiri ikut campur di semua hal, lalu lupa yang diputuskan kemarin.
      [publik] Perintah lisan tidak mau ditulis, supaya tidak bisa ditanya.
      Rapat isinya satu orang bicara, yang lain mencatat.
      Usulan ditolak, lalu muncul lagi bulan depan sebagai ide atasan.
      Aturan keluar dulu, bertanyanya belakangan.
    `,
  },
  appreciation: {
    good: `
      Hasil kerja disebut di rapat, dan orangnya bukan itu-itu saja.
      Usul perbaikan yang dipakai diberi hadiah uang, kecil tetapi dibayar.
      Target tercapai, satu tim diajak makan tanpa diminta patungan.
      Penilaian tahunan berdasarkan catatan, bukan ingatan sebulan terakhir.
      Setelah proyek berat, kami mendapat libur tambahan dua hari.
      Ucapan terima kasih di sini bukan basa-basi akhir tahun.
      Ide saya dipakai dan nama tim saya dicantumkan.
      Masa kerja lima dan sepuluh tahun dirayakan dengan layak.
      Kerja yang tidak kelihatan pun diperhatikan, seperti merapikan data dan melatih orang baru.
      [gudang] Regu tanpa selisih stok selama sebulan mendapat bonus bersama.
      [pabrik] Papan penghargaan berisi nama operator, bukan cuma kepala bagian.
      [tekstil] Kain terbaik tiap bulan diberi label nama regu penenunnya.
      [klinik] Surat terima kasih dari pasien dibacakan saat apel.
      [it] Perbaikan yang membosankan dihargai sama seperti fitur baru.
      [bank] Cabang kecil pun diakui kalau kreditnya sehat.
      [jual] Capaian diumumkan lengkap dengan cara mencapainya, jadi bisa ditiru.
      [ritel] Toko yang rapi dapat hadiah, bukan hanya yang omzetnya besar.
      [hotel] Pujian tamu di kartu ulasan ditukar poin yang bisa diuangkan.
      [sekolah] Guru yang membuat bahan ajar sendiri diberi waktu dan honor.
      [sopir] Sopir tanpa kecelakaan setahun mendapat bonus keselamatan.
      [kebun] Pemetik terbaik bulan ini diumumkan saat apel, lengkap dengan hadiahnya.
      [media] Liputan panjang diberi waktu dan dipasang di halaman muka.
      [bengkel] Mekanik dengan keluhan ulang paling sedikit mendapat bonus.
      Kenaikan tahun ini disertai surat yang menyebut apa saja yang saya kerjakan dengan baik.
      Kerja lembur untuk menolong bagian lain ikut dicatat.
      Ucapan terima kasih datang dari pimpinan, tanpa fotografer.
      Yang pensiun dilepas dengan layak, seluruh regu hadir.
    `,
    mixed: `
      Pujian ada, kenaikannya belum tentu.
      Prestasi diperhatikan kalau kebetulan terlihat pimpinan.
      Hadiah tahunan meriah, apresiasi sehari-hari jarang.
      Penilaian cukup adil, tetapi hasilnya lama keluar.
      Dihargai di tim sendiri, kurang terdengar di luar tim.
      [jual] Yang menonjol dihargai, yang menjaga pelanggan lama sering terlupa.
      [pabrik gudang] Regu pagi lebih sering dipuji, mungkin karena lebih kelihatan.
    `,
    bad: `
      Berhasil itu biasa, salah sedikit langsung surat peringatan.
      Ide tim saya dipresentasikan orang lain tanpa menyebut kami.
      Nilai tahunan sudah ditentukan jatahnya sebelum dinilai.
      Bekerja lebih keras hanya berarti diberi lebih banyak pekerjaan.
      Tidak pernah ada ucapan terima kasih, bahkan setelah lembur seminggu.
      Penghargaan karyawan teladan jatuh ke orang kantor yang sama tiap tahun.
      Kerja rapi tidak terlihat; yang terlihat hanya keterlambatan lima menit.
      [gudang] Setahun tanpa selisih tidak pernah disebut, sekali selisih dibahas sebulan.
      [pabrik] Target naik terus setiap kali tercapai, tanpa tambahan orang.
      [tekstil] Lini tercepat dihadiahi target lebih tinggi.
      [klinik] Pasien puas atau tidak, penilaiannya cuma soal absen.
      [it] Yang memadamkan kebakaran dipuji, yang mencegahnya tidak dianggap.
      [bank] Portofolio sehat tidak dihitung kalau penyaluran baru kurang.
      [jual] Bulan terbaik pun dibalas dengan target yang lebih tinggi lagi.
      [ritel] Kami menutup kekurangan orang setahun penuh dan tidak ada yang menyebutnya.
      [telepon] Nilai sempurna sebulan hilang karena satu keluhan yang tidak berdasar.
      [sekolah] Murid juara disebut, gurunya tidak.
      [hotel] Ulasan tamu yang menyebut pelayanan baik tidak pernah sampai ke kami.
      [publik] Rajin dan malas dinilai sama, jadi banyak yang memilih santai.
      Setelah menyelesaikan masalah besar, yang saya terima hanya tugas berikutnya.
      Bonus kinerja dibagi sama rata supaya tidak ribut, katanya.
      Yang vokal di rapat dianggap paling bekerja.
    `,
  },
  cultural: {
    good: `
      Rekan kerja datang dari banyak daerah, dan logat jadi bahan canda yang akrab.
      Tidak pernah saya dengar orang dibedakan karena asal daerahnya.
      Rapat memakai bahasa Indonesia, jadi tidak ada yang tertinggal.
      Tim saya campuran dari Aceh sampai Papua, dan kompaknya luar biasa.
      Orang baru dari luar pulau dibantu mencari kos dan tempat makan.
      Acara tahunan bergantian menampilkan makanan daerah masing-masing.
      Penyandang disabilitas bekerja di sini dengan tugas yang wajar, bukan pajangan.
      Yang muda dan yang senior duduk satu meja tanpa sekat.
      Latar sekolah tidak dibahas; yang dilihat cara kerjanya.
      [tambang laut] Satu regu bisa lima suku, dan semua saling jaga.
      [it] Rekan tuli di tim kami dilibatkan penuh, rapat selalu ada teksnya.
      [hotel] Tamu dan rekan dari banyak negara membuat hari-hari tidak membosankan.
      [sekolah] Guru lokal dan guru asing diperlakukan setara dalam rapat.
      [lsm] Bahasa dan adat kampung dihormati, kami belajar sebelum bicara.
      [gudang sopir] Orang Batak, Sunda, Madura, Bugis, semua makan satu meja.
      [telepon] Ruang kerja penuh anak muda dari seluruh Jawa, suasananya cair.
      [ritel] Karyawan dari banyak suku, pembagian jadwalnya tidak pilih kasih.
      Logat saya kental, dan tidak sekali pun ditertawakan.
      Ada yang lulusan SMP, ada yang master, semua dipanggil dengan nama.
      Orang dengan pendapat berbeda tetap diajak makan siang.
    `,
    mixed: `
      Beragam di staf, di jajaran atas masih itu-itu saja.
      Orang luar daerah diterima, hanya butuh waktu untuk akrab.
      Obrolan sering pindah ke bahasa daerah, tetapi kalau diingatkan mereka kembali.
      Suasana ramah, walau masih ada kelompok-kelompok kecil.
      [tambang] Pekerja lokal dan pendatang bekerja baik, mesnya saja yang terpisah.
      [sekolah] Guru asing dan guru lokal rukun, paket gajinya yang jauh berbeda.
    `,
    bad: `
      Rapat penting berlangsung dalam bahasa daerah, yang tidak paham menebak sendiri.
      Candaan soal asal daerah dianggap lucu oleh semua orang kecuali yang kena.
      Posisi bagus berputar di lingkaran satu kampus.
      Pendatang selalu dapat jadwal sisa.
      Orang baru dibiarkan makan sendiri berminggu-minggu.
      Status alih daya membuat kami tidak diundang ke acara apa pun.
      [tambang] Instruksi keselamatan lebih sering dalam bahasa asing daripada bahasa kami.
      [tambang] Kantin dan fasilitas mes dibedakan antara pekerja asing dan lokal.
      [hotel] Staf lokal jarang dipercaya memegang posisi di atas penyelia.
      [sekolah] Pendapat guru lokal baru didengar kalau diulang guru asing.
      [gudang pabrik] Tiap regu dikuasai satu daerah, yang lain sulit masuk.
      [rintisan] Yang tidak ikut nongkrong malam tidak tahu keputusan.
    `,
  },
  religious: {
    good: `
      Waktu ibadah dihormati, rapat tidak pernah dipasang di jam Jumat siang.
      Libur hari raya tiap agama bisa ditukar tanpa ditanya macam-macam.
      Selama Ramadan jam masuk digeser dan yang tidak berpuasa tetap nyaman.
      Yang merayakan Natal dan Nyepi mendapat libur tanpa memotong cuti.
      Tempat salatnya bersih dan cukup, rekan non-Muslim juga punya ruang tenang.
      Perayaan Imlek, Lebaran, dan Natal sama-sama diberi tempat.
      Makanan kantin jelas keterangannya, jadi semua bisa makan tenang.
      Pakaian keagamaan tidak pernah dipersoalkan.
      Regu yang tidak merayakan dengan sukarela menggantikan yang pulang hari raya.
      [pabrik gudang] Istirahat salat bergilir tanpa mengurangi target regu.
      [klinik] Jadwal jaga hari raya dibagi lintas agama, adil untuk semua.
      [hotel] Upacara adat dan hari raya rekan Bali dihormati dalam jadwal.
      [sekolah] Murid dan guru lintas agama bekerja bersama di acara bakti sosial.
      [kebun] Ada musala di dekat pabrik dan kebaktian untuk yang membutuhkan.
      [sopir] Sopir boleh berhenti salat tanpa ditanya lewat radio.
      [tambang] Di mes ada musala dan ruang kebaktian, dua-duanya terawat.
      Jadwal cuti hari raya disusun bersama di awal tahun, semua agama masuk.
      Kumandang azan dan lagu natal sama-sama biasa terdengar di sini.
      Rapat otomatis berhenti lima belas menit saat Magrib.
    `,
    mixed: `
      Waktu ibadah diberi, tempatnya sempit dan harus bergantian.
      Toleransi baik, libur hari raya kecil tetap memakai cuti sendiri.
      Doa bersama selalu satu agama, walau yang lain boleh tidak ikut.
      Jam istirahat cukup untuk ibadah, asal tidak sedang ramai.
    `,
    bad: `
      Waktu salat Jumat sering bentrok dengan kiriman, dan kiriman yang menang.
      Izin hari raya agama saya dihitung bolos.
      Ada komentar tentang pakaian keagamaan yang dibiarkan saja.
      Ruang ibadah dipakai menyimpan kardus.
      Acara keagamaan wajib diikuti semua, tanpa ditanya agamanya.
      Tukar libur hari raya harus lewat tiga tanda tangan.
      [ritel] Toko tidak boleh kosong, jadi ibadah sering terlewat.
      [pabrik] Istirahat ibadah dihitung sebagai berhenti kerja.
      [telepon] Waktu ibadah memotong jatah istirahat makan.
      [hotel] Libur hari raya selalu diberikan kepada kelompok yang sama.
    `,
  },
  gender: {
    good: `
      Perempuan memimpin separuh bagian di sini, dan itu biasa saja.
      Gaji untuk posisi yang sama tidak dibedakan laki-laki atau perempuan.
      Laporan pelecehan ditangani cepat dan pelapornya dilindungi.
      Cuti haid diberikan tanpa harus menjelaskan panjang lebar.
      Kembali dari cuti melahirkan, posisi saya masih ada.
      Tidak ada pertanyaan soal rencana menikah waktu penilaian.
      Shift malam untuk perempuan disertai antar jemput sampai rumah.
      Ayah yang menjemput anak tidak dipandang aneh.
      [gudang] Operator forklif perempuan bukan hal langka di sini.
      [pabrik] Kepala lini banyak yang perempuan, dan didengar.
      [it] Tim kami hampir separuhnya perempuan, termasuk di bagian infrastruktur.
      [tambang] Operator alat berat perempuan mendapat pelatihan dan gaji yang sama.
      [tekstil] Perwakilan pekerja perempuan duduk di setiap perundingan.
      [bank] Kepala cabang perempuan sama banyaknya dengan laki-laki.
      [klinik] Petugas hamil tidak dipasang jaga malam.
      [media] Liputan berat dibagi tanpa melihat jenis kelamin.
      [lsm] Pertemuan kampung selalu memastikan perempuan ikut bicara.
      Dalam daftar gaji per jabatan tidak ada kolom jenis kelamin.
      Perempuan yang baru menikah tetap ikut program kaderisasi.
      Tugas luar kota ditawarkan ke siapa saja, termasuk ibu muda.
    `,
    mixed: `
      Staf seimbang, jajaran atasnya masih hampir semua laki-laki.
      Aturan kesetaraan bagus, kebiasaan sehari-hari masih menyusul.
      Perempuan boleh di semua bagian, tetapi kerja lapangan masih jarang diberi.
      Cuti haid ada, hanya banyak yang sungkan memakainya.
      [pabrik gudang] Perempuan ada di lini dan kantor, di pemeliharaan hampir tidak ada.
    `,
    bad: `
      Ditanya kapan menikah dan kapan hamil waktu membahas kontrak.
      Komentar soal penampilan dianggap candaan biasa.
      Cuti haid ada di aturan, tetapi memintanya selalu dipersulit.
      Untuk tugas yang sama, rekan laki-laki digaji lebih tinggi.
      Laporan pelecehan diselesaikan dengan memindahkan pelapornya.
      Rapat penting diadakan malam hari, yang punya anak kecil tersisih.
      [tambang proyek] Toilet perempuan di lokasi hampir tidak ada.
      [kebun] Pekerja perempuan diberi upah harian lebih kecil untuk blok yang sama.
      [pabrik] Perempuan selalu ditempatkan di pengepakan, tidak pernah di mesin.
      [ritel] Pulang tutup toko tengah malam tanpa antar jemput.
      [jual] Perempuan diminta menemani jamuan pelanggan, padahal bukan tugasnya.
      [bank] Kembali dari cuti melahirkan, portofolio saya sudah dibagi ke orang lain.
    `,
  },
}
