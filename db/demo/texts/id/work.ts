import type { Blocks } from '../bank.ts'

export const work: Record<string, Blocks> = {
  balance: {
    good: `
      Jam pulang benar-benar jam pulang, tidak ada yang menunggu atasan dulu.
      Cuti disetujui cepat dan selama cuti tidak ada pesan kerja.
      Lembur ada, tetapi ditanya dulu bersedia atau tidak.
      Jadwal keluar dua minggu sebelumnya, jadi urusan rumah bisa diatur.
      Akhir pekan saya kembali jadi akhir pekan.
      Setelah lembur panjang, besoknya boleh masuk siang.
      Grup kerja sepi setelah pukul enam sore.
      Bisa ambil cuti setengah hari, berguna sekali untuk urusan bank atau sekolah anak.
      Tidak ada budaya pamer lembur di sini.
      [it] Jaga sistem digilir adil, dan yang berjaga dapat hari pengganti.
      [it] Jam kerja lentur asal hadir di rapat pukul sepuluh.
      [gudang] Tukar shift cukup lewat papan, tidak perlu memohon.
      [pabrik] Rotasi shift tiga mingguan cukup manusiawi untuk badan.
      [klinik] Setelah jaga malam selalu ada libur utuh sehari.
      [klinik] Jadwal jaga disusun bersama, bukan turun dari atas.
      [bank] Kantor tutup buku tanpa drama; pukul lima lewat kami sudah pulang.
      [ritel] Libur mingguan tetap, jadi bisa kuliah sore.
      [hotel] Tidak pernah dua shift berturut-turut kecuali kami sendiri yang mau.
      [sekolah] Sore hari guru boleh pulang setelah murid habis, tidak perlu menunggu jam absen.
      [sopir] Istirahat empat jam sekali benar-benar dipantau demi keselamatan.
      [sopir] Rute dibagi supaya tiap orang tidur di rumah paling tidak dua malam seminggu.
      [kebun] Kerja mulai subuh dan siang sudah selesai, sore bebas.
      [tambang] Pola enam minggu kerja dua minggu pulang ditepati.
      [lapangan] Panggilan malam digilir, dan besoknya boleh mulai lebih siang.
      [telepon] Jeda antarpanggilan diberikan, jadi tidak sesak napas.
      [media] Piket Sabtu cuma sebulan sekali dan dapat ganti hari.
      [publik] Pulang pukul empat, dan tidak ada yang merasa bersalah.
      Pukul lima lewat sepuluh parkiran sudah kosong.
      Permintaan tukar hari libur dijawab hari itu juga.
      Hari libur nasional benar-benar libur, yang masuk dibayar dua kali.
      Rapat tidak pernah dipasang setelah pukul empat.
      Sempat ikut kelas malam karena jam pulangnya bisa dipercaya.
      Atasan sendiri mengambil cuti panjang, jadi kami tidak sungkan.
    `,
    mixed: `
      Minggu biasa tenang, akhir bulan bisa pulang pukul sembilan malam.
      Cuti mudah diambil, kecuali menjelang hari raya.
      Lembur tidak dipaksa, tetapi menolak rasanya tidak enak.
      Jadwal cukup teratur walau kadang berubah dua hari sebelumnya.
      Jam kerja wajar, hanya pesan kerja masih masuk di malam hari.
      Beban naik turun; ada minggu santai, ada minggu tanpa napas.
      [gudang] Di luar musim belanja ritmenya enak, saat promo besar lembur tiap hari.
      [pabrik] Shift malam seminggu penuh berat, untung liburnya tidak diganggu.
      [klinik] Jaga pagi nyaman; jaga malam sering kurang orang.
      [it] Menjelang rilis lembur, sesudahnya ada jeda yang lumayan.
      [sekolah] Mengajarnya teratur, administrasi terbawa ke rumah.
      [hotel] Musim sepi santai sekali, musim ramai hampir tidak ada libur.
      [sopir] Jalur dekat bisa pulang tiap hari, jalur jauh sebaliknya.
      Jam kerja di kertas delapan, di lapangan kira-kira sembilan.
      Libur lengkap, hanya jarang bisa dua hari berturut-turut.
    `,
    bad: `
      Pulang tepat waktu dianggap tidak punya semangat.
      Cuti diajukan sebulan sebelumnya, ditolak sehari sebelum berangkat.
      Pesan kerja masuk sampai tengah malam dan harus dibalas.
      Enam hari kerja sering menjadi tujuh tanpa ganti libur.
      Lembur mendadak hampir setiap hari sampai badan protes.
      Jadwal berubah lewat pesan malam untuk besok pagi.
      Sakit pun diminta tetap memantau dari rumah.
      Jam istirahat sering dipotong karena orangnya kurang.
      [it] Jaga sistem 24 jam dipegang dua orang bergantian, tanpa hari pengganti.
      [it] Hampir setiap rilis dikerjakan Jumat malam, Sabtunya memadamkan masalah.
      [gudang] Saat promo besar kerja dua belas jam seminggu penuh.
      [pabrik] Shift bisa diganti dari malam ke pagi tanpa jeda tidur yang cukup.
      [tekstil] Target tidak tembus berarti pulang dua jam lebih lambat, tanpa dihitung.
      [klinik] Satu perawat memegang terlalu banyak pasien di jaga malam.
      [klinik] Habis jaga malam masih diminta ikut rapat siang.
      [bank] Absen keluar pukul lima, pulangnya pukul delapan.
      [bank] Akhir pekan dipakai keliling menagih dan menyebar brosur.
      [ritel] Jadwal toko keluar Minggu malam untuk hari Senin.
      [ritel] Menjaga toko dua orang saja dari buka sampai tutup.
      [hotel] Shift pecah, pagi dan malam, membuat sehari penuh habis di tempat kerja.
      [sekolah] Akhir pekan habis untuk acara promosi sekolah.
      [telepon] Izin ke kamar kecil pun dihitung menit.
      [sopir] Baru sampai garasi sudah diminta berangkat lagi.
      [tambang] Masa kerja di lokasi sering ditambah seminggu dengan alasan pengganti belum datang.
      [proyek lapangan] Hari Minggu hanya ada di kalender.
      [media] Sehari diminta lima tulisan, mutu sudah tidak sempat dipikirkan.
      [rintisan] Semua hal mendesak, semua orang kelelahan.
      Makan siang sambil membalas pesan sudah jadi kebiasaan.
      Libur hangus kalau tidak diambil, tetapi tiap diajukan selalu ada alasan.
      Saya melewatkan tiga acara keluarga dalam setahun karena jadwal dadakan.
    `,
  },
  clarity: {
    good: `
      Tugas tertulis sejak hari pertama dan cocok dengan kenyataan.
      Target dibahas bersama di awal bulan, bukan diumumkan.
      Setiap orang tahu harus melapor ke siapa.
      Prosedur kerja ditempel di tempat yang dibutuhkan, bukan disimpan di map.
      Serah terima antarregu rapi, jadi tidak ada saling menyalahkan.
      Kalau prioritas berubah, alasannya dijelaskan.
      Masa pengenalan dua minggu membuat saya tidak tersesat.
      Ukuran penilaian dibagikan di awal tahun dan tidak berubah di tengah jalan.
      Uraian tugas diperbarui waktu pekerjaan saya bertambah, gajinya ikut.
      [gudang] Tiap lorong ada penanggung jawab, barang jarang tercecer.
      [pabrik] Instruksi kerja di tiap mesin jelas, lengkap dengan gambar.
      [klinik] Alur pasien tertulis jelas, dari pendaftaran sampai obat.
      [it] Tugas ditulis lengkap dengan ukuran selesainya, jarang ada tafsir ganda.
      [it] Keputusan teknis dicatat, jadi orang baru bisa membaca alasannya.
      [bank] Batas wewenang tiap meja jelas, tidak ada yang main lempar.
      [ritel] Pembagian tugas buka dan tutup toko sudah ada daftarnya.
      [proyek] Gambar kerja dan jadwal dibagikan sebelum mulai, bukan sambil jalan.
      [sekolah] Pembagian kelas dan tugas piket keluar sebelum semester mulai.
      [lapangan] Surat tugas lengkap dengan alamat dan alat yang perlu dibawa.
      [sopir] Urutan pengantaran sudah disusun sebelum truk keluar gerbang.
      [kebun] Pembagian blok petik jelas sejak apel pagi.
      [hotel] Daftar kamar dan tugas dibagi adil setiap awal shift.
      [telepon] Naskah dan batas wewenang jelas, kami tahu kapan harus meneruskan keluhan.
      [media] Rapat redaksi singkat dan pembagian liputan tidak tumpang tindih.
      Satu papan besar di ruang kerja menunjukkan siapa mengerjakan apa.
      Perintah dari bagian lain harus lewat satu pintu, jadi tidak saling tabrak.
      Hak dan batas tugas masa percobaan tertulis satu halaman.
      Saat ada penggabungan bagian, tugas baru dijelaskan satu per satu.
    `,
    mixed: `
      Tugas utama jelas, tugas tambahannya yang sering muncul tiba-tiba.
      Target ada, tetapi cara menghitungnya belum tentu sama antarbagian.
      Peran cukup jelas kecuali saat ada yang cuti.
      Prosedur lengkap di atas kertas, di lapangan masih banyak improvisasi.
      Arah perusahaan jelas, arah tim kami tidak selalu.
      [it] Rencana tiga bulan ada, isinya bisa berganti tiap rapat.
      [gudang pabrik] Instruksi pagi dan instruksi sore kadang berbeda.
      [sekolah] Kurikulum jelas, pembagian tugas panitia acara tidak.
      [rintisan] Peran masih longgar; menarik kalau kamu suka mencoba banyak hal.
    `,
    bad: `
      Satu pekerjaan ada tiga atasan, tiga-tiganya minta didahulukan.
      Uraian tugas tidak pernah ada, semuanya "sekalian saja".
      Target berubah di tengah bulan dan dihitung mundur dari awal.
      Prioritas hari ini bisa dibatalkan besok pagi.
      Saya dilamar untuk satu posisi lalu mengerjakan posisi lain.
      Kalau ada kesalahan, batas tanggung jawab tiba-tiba kabur.
      Tidak ada masa pengenalan; hari pertama langsung ditinggal sendiri.
      Aturan baru diumumkan lisan, jadi tiap regu punya versi sendiri.
      [gudang] Selisih stok selalu jadi salah orang shift terakhir.
      [pabrik] Urutan produksi diganti saat bahan sudah di mesin.
      [it] Permintaan datang lewat obrolan, lalu ditagih seolah sudah dijadwalkan.
      [klinik] Perawat merangkap kasir dan pendaftaran kalau malam.
      [bank] Petugas kredit sekaligus penagih, targetnya dua-duanya.
      [ritel] Kasir sekaligus bongkar barang, jaga gudang, dan bersih-bersih.
      [sekolah] Tugas guru bertambah terus: admin, panitia, sampai antar jemput murid.
      [hotel] Pelayan diminta membantu dapur, dapur diminta membantu kebun.
      [telepon] Aturan penilaian panggilan berganti tiap bulan tanpa pelatihan.
      [proyek] Revisi gambar datang setelah pekerjaan terpasang.
      [rintisan] Arah produk berganti tiap kuartal, orangnya yang disalahkan.
      [publik] Surat tugas sering menyusul setelah pekerjaan selesai.
      [sopir] Alamat kirim sering salah, bensin putar baliknya kami yang ditanya.
      [jual] Wilayah penjualan digeser tanpa pelanggan lama dialihkan dengan benar.
      Dua bagian merasa paling berhak memerintah kami.
      Pertanyaan "ini tugas siapa" muncul tiap minggu.
      Jabatan saya berganti nama tiga kali, isinya tetap tidak jelas.
    `,
  },
  equipment: {
    good: `
      Alat kerja lengkap dan yang rusak diganti dalam hitungan hari.
      Tempat kerja terang, bersih, dan tidak pengap.
      Kursi dan meja layak, pinggang saya berterima kasih.
      Perawatan alat terjadwal, jadi jarang berhenti mendadak.
      Seragam dan sepatu diganti setiap tahun tanpa potong gaji.
      Ruang istirahat punya tempat duduk yang cukup untuk semua.
      Usulan alat baru ditanggapi, bukan sekadar dicatat.
      [gudang] Alat pelindung diganti berkala dan aturan keselamatan benar-benar dipakai.
      [gudang] Pemindai dan forklif baru membuat muat barang jauh lebih cepat.
      [pabrik] Mesin dirawat terjadwal dan tombol darurat diuji tiap minggu.
      [pabrik] Masker, sarung tangan, dan penyumbat telinga selalu tersedia di pintu masuk.
      [tekstil] Mesin jahit baru dan penerangan tiap meja cukup, mata tidak cepat lelah.
      [klinik] Alat habis pakai tidak pernah harus diakali.
      [klinik] Alat periksa dikalibrasi rutin dan stikernya bisa kami lihat.
      [it] Laptop kencang, dua layar, dan uang internet kalau bekerja dari rumah.
      [it] Lingkungan uji mirip aslinya, jadi jarang ada kejutan saat rilis.
      [bank] Sistem cabang stabil dan cadangannya jalan saat jaringan putus.
      [ritel] Mesin kasir baru, antrean jarang macet karena sistem.
      [hotel dapur] Dapur lapang, pisau dan kompor terawat, gudang dinginnya bersih.
      [sekolah] Tiap kelas punya proyektor yang menyala dan buku cukup untuk semua murid.
      [sopir] Truk diservis sesuai jarak, ban tidak pernah dipaksa sampai gundul.
      [sopir] Keluhan rem langsung masuk bengkel, tidak disuruh jalan dulu.
      [tambang] Alat berat relatif baru dan kabinnya sejuk.
      [tambang proyek] Tidak ada yang boleh masuk lokasi tanpa alat pelindung lengkap, termasuk tamu.
      [kebun] Gunting petik, jas hujan, dan sepatu bot dibagikan tanpa potongan.
      [lapangan] Tangga, helm, dan alat ukur dibagikan per orang, bukan pinjam-pinjaman.
      [lab] Laboratorium tertata dan bahan habis cepat dipesan lagi.
      [laut] Alat keselamatan di kapal dan di depo diperiksa sebelum tiap keberangkatan.
      [media] Kamera dan laptop liputan disediakan, tidak pakai punya sendiri.
      [bengkel] Kunci dan alat diagnosis lengkap untuk tiap mekanik.
      [telepon] Alat dengar pribadi, bukan dipakai bergantian.
      Lampu, kipas, dan toilet diperiksa tiap minggu, sepele tetapi terasa.
      Jaringan internet cepat dan ada cadangannya.
      Kotak obat selalu terisi dan ada yang bertanggung jawab.
      Loker pribadi bisa dikunci, jadi tenang meninggalkan barang.
    `,
    mixed: `
      Alat cukup, hanya jumlahnya pas-pasan saat semua orang masuk.
      Komputer kantor agak tua, masih jalan asal sabar.
      Alat baru ada, pelatihannya menyusul.
      Ruang kerja bersih, hanya pendingin udaranya sering rewel.
      [gudang] Gudang rapi, aplikasi stoknya sering lambat di akhir bulan.
      [pabrik] Mesin lini depan baru, lini belakang sudah waktunya pensiun.
      [klinik] Alat utama baik, komputernya bikin antrean mengular.
      [it] Laptop standar bagus, lisensi alat bantu lama disetujui.
      [sekolah] Kelas bagus, tetapi satu printer dipakai seluruh guru.
      [sopir] Truk baru nyaman, truk lama seperti untung-untungan.
      [lapangan] Alat pokok ada, kendaraan dinas selalu rebutan.
      [bank] Aplikasi inti stabil, yang pendukung sering putus.
    `,
    bad: `
      Alat rusak ditulis di buku, lalu bukunya yang hilang.
      Pakai ponsel dan kuota sendiri untuk semua urusan kerja.
      Komputer butuh sepuluh menit untuk menyala.
      Pendingin ruangan mati berbulan-bulan, kipas bawa sendiri.
      Toilet karyawan kurang dan sering tidak ada air.
      Alat pelindung dibagi sekali di awal, setelah itu beli sendiri.
      Sistem kerja masih kertas rangkap tiga, salah satu harus menyalin ulang.
      [gudang] Aplikasi stok macet setiap tutup buku, dan kami yang lembur menunggu.
      [gudang] Tangga rak goyang dan baru diganti setelah ada yang jatuh.
      [pabrik] Pengaman mesin dilepas supaya lebih cepat.
      [pabrik] Debu di ruang produksi tebal, masker kain harus dicuci sendiri.
      [tekstil] Mesin tua sering macet, tetapi target per jamnya tetap.
      [klinik] Sarung tangan dijatah sampai harus memilih kapan dipakai.
      [klinik] Alat tensi rusak dipakai bergantian antarpoli.
      [it] Laptop lima tahun lalu dipakai untuk pekerjaan hari ini.
      [bank] Aplikasi klaim dan nasabah terpisah, data diketik dua kali.
      [ritel] Pendingin toko sering mati dan karyawan yang menanggung barang rusak.
      [hotel dapur] Dapur panas tanpa penghisap asap yang layak.
      [sekolah] Alat peraga dibeli guru dari kantong sendiri.
      [sopir] Ban gundul masih disuruh jalan ke luar kota.
      [sopir] Lampu dan rem dilaporkan berkali-kali, perbaikannya tambal sulam.
      [tambang] Debu di jalur angkut jarang disiram, pandangan tinggal beberapa meter.
      [kebun] Alat semprot bocor dan pelindungnya tidak lengkap.
      [proyek] Pagar dan jaring pengaman dipasang kalau ada tamu saja.
      [telepon] Alat dengar dipakai bergantian tanpa dibersihkan.
      [lapangan] Naik tiang tanpa sabuk pengaman yang layak.
      [publik] Alat perbaikan harus dipinjam dari rekan di wilayah lain.
      [bengkel] Oli tercecer di mana-mana dan lift angkatnya sudah oleng.
      [bank kantor] Printer satu untuk satu lantai, antreannya seperti loket.
      Loker karyawan dipakai berdua, kuncinya entah di mana.
      Bocor di atap sudah dua musim hujan ditadah ember.
      Permintaan alat harus melewati lima tanda tangan.
    `,
  },
  opportunity: {
    good: `
      Lowongan naik jabatan diumumkan ke dalam dulu sebelum ke luar.
      Dalam {2|3} tahun saya pindah dari staf ke penyelia, syaratnya jelas sejak awal.
      Ada anggaran pelatihan per orang, dan memang boleh dipakai.
      Perusahaan membiayai sertifikasi saya sampai lulus.
      Boleh mencoba bagian lain selama tiga bulan sebelum memutuskan pindah.
      Pegawai kontrak di regu saya diangkat tetap setelah setahun.
      Rekan senior mau mengajari, tidak pelit ilmu.
      Setiap semester ada pembicaraan soal mau ke mana karier kita.
      Kuliah sambil kerja didukung, jadwalnya bisa diatur.
      [+intern] Anak magang diberi proyek sungguhan, bukan disuruh fotokopi.
      [+intern] Setelah magang selesai saya ditawari lanjut sebagai pegawai.
      [gudang] Banyak penyelia gudang yang dulunya tukang angkut.
      [sopir] Kenek bisa belajar menyetir dan mengurus SIM dengan bantuan perusahaan.
      [pabrik] Operator bisa naik jadi teknisi lewat sekolah internal.
      [tekstil] Ada kelas pola dan desain untuk operator yang berminat.
      [klinik] Pelatihan kegawatdaruratan dibiayai penuh setiap dua tahun.
      [klinik] Perawat boleh lanjut kuliah profesi dengan jadwal jaga yang disesuaikan.
      [it] Jalur ahli dan jalur manajer terpisah, jadi tidak dipaksa memimpin tim.
      [it] Satu hari dalam sebulan khusus untuk belajar, tanpa tugas.
      [bank] Program pendidikan jenjang berikutnya terbuka lewat tes, bukan tunjukan.
      [ritel] Kepala toko di sini hampir semuanya naik dari kasir.
      [hotel] Boleh silang belajar dari dapur ke pastri atau ke meja depan.
      [sekolah] Guru dikirim ikut pelatihan dan berbagi lagi di hari Jumat.
      [kebun] Mandor muda banyak yang berasal dari pemetik.
      [tambang] SIO operator diuruskan dan dibiayai perusahaan.
      [proyek] Insinyur muda cepat diberi tanggung jawab dengan pendampingan.
      [media] Reporter baru dibimbing sampai tulisannya layak tayang.
      [lsm] Staf lokal disiapkan jadi pemimpin program, bukan cuma pelaksana.
      [bengkel] Mekanik dikirim pelatihan motor listrik tanpa ikatan yang aneh.
      Tiap lowongan di dalam disertai kisaran gajinya.
      Gagal naik tahun lalu, saya diberi tahu apa yang kurang dan dibantu mengejarnya.
      Ada perpustakaan kecil dan kursus daring yang ditanggung.
      Pindah bagian tidak dianggap pengkhianatan.
    `,
    mixed: `
      Pelatihan ada, tetapi jabatan di atas jarang kosong.
      Kesempatan naik ada kalau bersedia pindah kota.
      Ilmunya banyak, pangkatnya menunggu lama.
      Bisa belajar banyak hal, asal rajin bertanya sendiri.
      Pengangkatan tetap mungkin, hanya harus sabar dua kali kontrak.
      [it] Teknologinya cukup baru, jenjangnya belum disusun.
      [klinik] Pelatihan wajib dibiayai, yang pilihan bayar sendiri.
      [pabrik gudang] Naik ke kepala regu bisa, di atas itu biasanya dari luar.
      [sekolah] Pelatihan sering, sertifikatnya tidak berpengaruh ke gaji.
    `,
    bad: `
      Tiga kali kontrak tanpa kejelasan pengangkatan.
      Posisi kosong diisi orang luar, yang di dalam disuruh mengajari.
      Pelatihan terakhir yang saya ikuti adalah hari pertama masuk.
      Naik jabatan tergantung siapa yang dekat, bukan hasil kerja.
      Lima tahun di meja yang sama, dan tidak ada yang menanyakan rencana saya.
      Sertifikasi dibayar sendiri tetapi dipakai untuk nama perusahaan.
      Ijazah dijadikan alasan untuk tidak naik, padahal tugasnya sudah dikerjakan.
      Cocok untuk belajar setahun dua tahun, sulit untuk menetap.
      [+intern] Magang enam bulan isinya menyalin data, tidak ada yang membimbing.
      [gudang] Tidak ada jalan dari lantai gudang ke kantor, berapa lama pun bekerja.
      [pabrik] Operator tetap operator sampai kontraknya habis.
      [tekstil] Operator mahir dipindah ke lini lain, bukan dinaikkan.
      [klinik] Perawat kontrak bertahun-tahun menunggu pengangkatan.
      [it] Sistem lama terus ditambal, pengetahuan saya jalan di tempat.
      [bank] Status alih daya membuat kerja keras tidak pernah dihitung untuk pengangkatan.
      [ritel] Kontrak diputus menjelang bulan keduabelas, lalu mulai lagi dari nol.
      [telepon] Dari ratusan agen, yang naik jadi penyelia setahun cuma segelintir.
      [sekolah] Status guru kontrak diperbarui tiap tahun tanpa ujung.
      [kebun] Buruh harian lepas tetap lepas walau sudah bekerja bertahun-tahun.
      [proyek] Kontrak per proyek; selesai jembatan, selesai juga kita.
      [publik] Golongan naik menunggu masa kerja, bukan kemampuan.
      [rintisan] Jenjang jabatan ditulis ulang tiap ganti pimpinan.
      [jual] Sudah melampaui target dua tahun, jabatannya tetap tenaga lapangan.
      [hotel] Pekerja harian dipanggil terus, tetapi tidak pernah dibuatkan kontrak.
      Pelatihan selalu untuk orang yang sama.
      Saya melatih tiga orang baru yang kemudian jadi atasan saya.
      Lowongan di dalam diumumkan setelah orangnya sudah dipilih.
    `,
  },
}
