import type { Blocks } from '../bank.ts'

export const money: Record<string, Blocks> = {
  salary: {
    good: `
      Gaji pokok sudah di atas upah minimum sejak masa percobaan.
      Kenaikan tahunan dihitung dari skala yang bisa dibaca semua orang.
      Lembur dibayar sesuai jam, bukan dibulatkan ke bawah.
      Setelah satu tahun gaji saya naik {8|9|10|12} persen tanpa harus meminta.
      Tunjangan makan dan transportasi dipisah dari gaji pokok, jadi hitungannya jelas.
      Bonus tahunan cair sesuai janji, tahun lalu setara {1|1,5|2} bulan gaji.
      Dibanding tawaran lain yang saya terima, paket di sini paling masuk akal.
      Slip gaji rinci sampai potongan iurannya, jadi tidak ada yang perlu ditebak.
      Struktur gaji dijelaskan waktu tanda tangan kontrak, dan ternyata memang begitu.
      Tabungan saya akhirnya bisa jalan setelah pindah ke sini.
      Potongan pajak dan iuran dijelaskan satu per satu oleh bagian gaji.
      [gudang] Premi hadir dan premi muat lumayan menambah isi amplop bulanan.
      [sopir] Uang jalan dihitung dari jarak dan tol, sisanya tidak diminta kembali.
      [sopir] Ritase dibayar per trip dan rekapnya dibagikan tiap Sabtu.
      [pabrik] Tunjangan shift malam dibayar terpisah dan nilainya terasa.
      [pabrik] Insentif hasil dihitung per regu, jadi tidak saling sikut.
      [tekstil] Upah borongan per potong ditempel di papan dan tidak diubah di tengah bulan.
      [klinik] Jasa pelayanan dibagi dengan rumus yang bisa kami periksa.
      [klinik] Uang jaga malam dan jaga hari libur dibayar penuh.
      [it] Gajinya sebanding dengan perusahaan besar di Jakarta, padahal biaya hidup di sini lebih ringan.
      [it] Peninjauan gaji dua kali setahun, dan hasilnya disertai angka pembanding pasar.
      [bank] Insentif penyaluran dibayar per triwulan sesuai capaian yang tercatat.
      [jual] Komisi dibayar dari penjualan yang lunas, dan rumusnya tidak diutak-atik.
      [jual] Uang bensin diganti penuh selama ada catatan kunjungan.
      [ritel] Kekurangan kas kecil tidak langsung dipotong dari gaji kasir.
      [hotel] Uang servis dibagi rata dan rekapnya dipasang di ruang karyawan.
      [sekolah] Jam mengajar tambahan dibayar terpisah, termasuk jam mengisi kelas guru yang sakit.
      [kebun] Premi panen dibayar tiap dua minggu sesuai timbangan yang kami lihat sendiri.
      [tambang] Tunjangan lokasi membuat gaji bersih jauh di atas rata-rata kota.
      [proyek lapangan] Uang harian lapangan turun sebelum berangkat, bukan sesudah pulang.
      [media] Honor liputan luar kota dibayar bersama gaji bulan itu juga.
      [laut] Premi berlayar dihitung per hari dan tercantum di slip.
      Gaji dibahas terbuka setiap Februari, lengkap dengan alasan angkanya.
      Uang makan dibayar walau sedang dinas luar.
      Tiga bulan pertama gaji sudah penuh, tidak ada potongan masa percobaan.
      Kalau mengambil tugas rekan yang cuti, ada tambahan yang jelas.
      Iuran hari tua dihitung dari gaji sebenarnya.
      Gaji saya cukup untuk kos, kirim ke orang tua, dan sedikit menabung.
    `,
    mixed: `
      Gaji setara upah minimum, cukup untuk yang belum berkeluarga.
      Kenaikan ada setiap tahun, tetapi tipis, sekitar {3|4|5} persen.
      Gaji pokok biasa saja; yang menolong justru tunjangannya.
      Lembur dibayar, tetapi ada batas jam dan sisanya dianggap kerelaan.
      Gaji pegawai baru dan pegawai lama jaraknya tipis sekali.
      Bonus ada, hanya besarnya tidak bisa ditebak dari tahun ke tahun.
      Gaji lumayan untuk ukuran kota ini, walau kalah dari pusat.
      [jual] Komisi menarik di atas kertas, tetapi targetnya naik hampir tiap triwulan.
      [pabrik gudang] Gaji bersih sangat bergantung pada lembur; bulan sepi terasa sekali.
      [hotel] Uang servis besar di musim ramai dan hampir tidak ada di musim sepi.
      [klinik] Jasa medis dibayar, tetapi selalu menunggu klaim cair dulu.
      [it kantor] Gaji masuk cukup baik, setelah itu kenaikannya pelan.
      [sekolah] Gaji pokok cukup, tetapi kegiatan akhir pekan dianggap bagian dari tugas.
    `,
    bad: `
      Gaji masih di bawah upah minimum dengan alasan masa percobaan diperpanjang.
      Lembur sering tidak dihitung karena harus ada surat yang tidak pernah keluar.
      Tiga tahun bekerja, gaji hanya naik mengikuti upah minimum.
      Pegawai baru masuk dengan gaji lebih tinggi untuk pekerjaan yang sama.
      Tunjangan transportasi habis untuk separuh bulan saja.
      Janji penyesuaian gaji setelah enam bulan tidak pernah dibahas lagi.
      Slip gaji hanya menulis jumlah akhir, jadi jam lembur tidak bisa dicocokkan.
      Beban dua posisi, gaji satu posisi.
      Potongan di slip sering berubah tanpa penjelasan.
      Iuran jaminan didaftarkan dengan upah yang lebih kecil dari gaji sebenarnya.
      [gudang] Barang rusak di rak dipotong rata dari gaji satu regu.
      [sopir] Uang jalan tidak pernah cukup kalau antre muat lebih dari sehari.
      [sopir] Denda keterlambatan dibebankan ke sopir walau macetnya di pelabuhan.
      [pabrik] Tunjangan shift malam tidak naik sejak saya masuk.
      [tekstil] Target borongan dinaikkan diam-diam, akibatnya premi hampir tidak pernah tembus.
      [klinik] Uang jaga malam kalah dari ongkos ojek pulang-pergi.
      [it] Gaji tertinggal jauh dari pasar, dan tim inti satu per satu pindah.
      [bank] Insentif dipangkas di akhir tahun padahal target tercapai.
      [jual] Komisi baru cair berbulan-bulan kemudian, dan sering berkurang tanpa rincian.
      [ritel] Selisih stok toko dibagi rata ke semua karyawan, termasuk yang sedang libur.
      [hotel] Uang servis tidak pernah dijelaskan pembagiannya.
      [telepon] Insentif hangus hanya karena satu menit terlambat masuk sistem.
      [sekolah] Koreksi, rapat, dan acara Sabtu tidak dihitung sebagai jam kerja.
      [kebun] Timbangan hasil petik sering dipotong lebih besar dari kadar air yang wajar.
      [proyek lapangan] Uang makan lapangan tidak cukup untuk dua kali makan di warung terdekat.
      [rintisan] Gaji dipotong sementara untuk semua orang, dan sementaranya sudah setahun.
      Kenaikan tahunan habis dimakan kenaikan iuran.
      Minta penjelasan soal gaji selalu disuruh menunggu rapat berikutnya.
      Uang lembur dihitung dari angka yang lebih kecil daripada gaji pokok.
      Bonus yang diumumkan saat rapat tahunan tidak pernah sampai.
    `,
  },
  salarypayment: {
    good: `
      Gaji masuk tanggal {25|26|27|28} pagi, tidak pernah meleset selama saya di sini.
      Kalau tanggal gajian jatuh hari libur, transfernya dimajukan, bukan dimundurkan.
      Gaji pertama saya dibayar penuh walau masuk di tengah bulan.
      Selama pandemi pun gaji tidak pernah ditunda.
      Kesalahan hitung lembur diperbaiki dalam dua hari, tidak menunggu bulan depan.
      Belum pernah sekali pun kami bertanya "gajian kapan".
      [+former] Gaji terakhir dan surat keterangan kerja keluar tepat waktu sesudah berhenti.
      Lembur bulan berjalan dibayar di bulan yang sama.
      Slip masuk ke email sehari sebelum gajian, jadi sempat dicek.
      [sopir] Uang jalan dan gaji dibayar terpisah, dua-duanya tepat hari.
      [kebun] Upah mingguan dibayar tiap Sabtu siang, tidak pernah pindah hari.
      [proyek] Proyek terlambat dibayar pemilik pun gaji kami tetap masuk.
      [pabrik gudang] Karyawan kontrak dan tetap gajian di hari yang sama.
      [klinik] Klaim boleh terlambat, gaji perawat tidak.
      [hotel] Gaji tetap tepat tanggal walau kamar sedang sepi.
      [media] Honor kontributor dibayar seminggu setelah tulisan tayang.
      Cuti bersama atau tidak, gajian tetap di tanggal yang sama.
      Gaji masuk sebelum jam kantor, jadi bisa langsung bayar sekolah anak.
      Rekening bank baru pun tidak membuat gaji tertunda.
      Selisih gaji karena salah absen dibetulkan di hari yang sama.
      Tidak pernah ada alasan sistem; uangnya memang disiapkan.
    `,
    mixed: `
      Gaji tepat tanggal, tetapi uang lembur menyusul seminggu kemudian.
      Dua kali terlambat sehari dalam setahun, dan dua-duanya diumumkan sebelumnya.
      Tanggal gajian tetap, hanya jamnya bisa sampai malam.
      Gaji lancar, penggantian biaya yang sering lama.
      Pernah mundur tiga hari, tetapi dijelaskan alasannya.
      [sopir] Gaji pokok lancar; uang jalan kadang harus ditalangi dulu.
      [proyek lapangan] Gaji aman, uang harian lapangan sering turun belakangan.
    `,
    bad: `
      Gaji mundur {tiga|lima|tujuh} hari hampir setiap bulan tanpa pemberitahuan.
      Pernah dibayar dua kali cicil, dan sisanya baru masuk pertengahan bulan berikutnya.
      Setiap mendekati gajian, grup kerja isinya orang saling bertanya.
      Lembur dibayar dua bulan kemudian, itu pun kalau ditagih.
      Alasan keterlambatan selalu sistem bank, padahal kejadiannya rutin.
      [+former] Gaji terakhir saya baru dibayar setelah berkali-kali datang.
      Cicilan motor saya sampai kena denda karena gaji terlambat.
      Tanggal gajian di kontrak dan kenyataan berbeda sejak bulan kedua.
      [sopir] Uang jalan terlambat, jadi sopir berutang dulu di warung.
      [proyek] Kalau termin proyek macet, gaji kami ikut macet.
      [rintisan] Sejak pendanaan seret, gajian bisa mundur dua minggu.
      [hotel] Musim sepi datang, gaji langsung dibayar setengah dulu.
      [kebun] Upah mingguan berubah jadi dua mingguan tanpa dirundingkan.
      [ritel] Gaji karyawan toko selalu dibayar setelah kantor, kadang selisih empat hari.
    `,
  },
  thrpayment: {
    good: `
      THR masuk dua minggu sebelum hari raya, jadi sempat beli tiket mudik.
      THR dibayar satu bulan gaji penuh, termasuk tunjangan tetap.
      Karyawan yang belum setahun tetap dapat THR sesuai hitungan bulan.
      THR dibayar menurut hari raya masing-masing kalau kita memintanya.
      Pengumuman tanggal THR keluar sebulan sebelumnya dan ditepati.
      Tahun ini THR cair bersamaan dengan bonus, pas sekali.
      THR tidak pernah dicicil, bahkan di tahun yang sulit.
      Selain THR ada bingkisan untuk keluarga di rumah.
      Karyawan kontrak yang habis menjelang Lebaran tetap diberi THR.
      [sopir] Sopir harian pun dapat THR sesuai rata-rata ritase.
      [kebun] Pemetik harian juga mendapat THR, dihitung dari rata-rata setahun.
      [hotel] THR karyawan dibayar sebelum musim libur mulai ramai.
      [pabrik gudang] Yang tetap jaga di hari raya dapat THR dan upah libur terpisah.
      [sekolah] Guru honorer ikut menerima THR, tidak dibedakan.
      Besaran THR bisa dihitung sendiri dari surat edarannya.
      Saya baru empat bulan bekerja dan THR sudah ikut dihitung.
      THR dan gaji bulan itu dibayar terpisah, jadi tidak membingungkan.
      Yang merayakan Natal menerima THR di bulan Desember, tepat waktu juga.
    `,
    mixed: `
      THR dibayar penuh, tetapi selalu di hari terakhir yang diizinkan.
      THR ada, hanya dihitung dari gaji pokok saja.
      THR cair tepat waktu untuk pegawai tetap; yang kontrak menyusul.
      Jumlah THR benar, pengumumannya selalu mendadak.
      THR lancar tahun ini, tahun sebelumnya sempat dicicil.
    `,
    bad: `
      THR dicicil dua kali, dan cicilan kedua turun setelah Lebaran.
      THR keluar tiga hari sebelum hari raya, tiket sudah habis.
      [+former] Kontrak diputus sebulan sebelum Lebaran, lalu dipanggil lagi sesudahnya.
      THR diganti bingkisan sembako tanpa ditanya dulu.
      Hitungan THR tidak memasukkan tunjangan tetap, dan pertanyaan kami tidak dijawab.
      Karyawan yang belum setahun tidak mendapat apa-apa, padahal ada aturannya.
      Tiap tahun selalu tegang menunggu THR, karena kabarnya berubah-ubah.
      [ritel] Toko yang targetnya kurang menerima THR paling akhir.
      [jual] THR tenaga penjualan dipotong karena target tidak tembus.
      [rintisan] THR dibayar sebagian dan sisanya "nanti setelah pendanaan".
      [sopir] Sopir dianggap mitra setiap kali bicara soal THR.
      [hotel] THR dibayar bertahap karena alasan kamar sepi.
    `,
  },
  family: {
    good: `
      Asuransi menanggung pasangan dan {dua|tiga} anak, termasuk rawat inap.
      Cuti melahirkan dijalani penuh tanpa ditelepon urusan kerja.
      Ayah baru dapat cuti {lima|tujuh|sepuluh} hari dan tidak dipersulit.
      Ada bantuan uang sekolah setiap bulan Juli.
      Waktu orang tua saya dirawat, izin langsung diberikan tanpa banyak tanya.
      Ada ruang laktasi yang bersih, lengkap dengan lemari pendingin.
      Keluarga didaftarkan jaminan kesehatan sejak bulan pertama.
      Santunan duka dan pernikahan ada aturannya dan cepat cair.
      Anak karyawan boleh ikut program beasiswa, seleksinya terbuka.
      Jadwal bisa ditukar kalau anak sakit, cukup bicara dengan regu.
      [kebun] Rumah karyawan layak, dan ada penitipan anak dekat kebun.
      [kebun] Bus sekolah untuk anak karyawan berangkat dari perumahan kebun.
      [tambang laut] Tiket pulang tiap cuti berkala ditanggung, termasuk untuk hari raya.
      [pabrik] Poliklinik pabrik juga melayani istri dan anak.
      [bank] Pinjaman rumah karyawan bunganya ringan dan prosesnya jelas.
      [klinik] Periksa anak di tempat sendiri mendapat potongan besar.
      [sekolah] Anak guru mendapat keringanan uang sekolah yang lumayan.
      Istri saya melahirkan dan biayanya tidak sampai menguras tabungan.
      Acara keluarga setahun sekali benar-benar untuk keluarga, bukan untuk pidato.
      Izin mengantar anak hari pertama sekolah diberikan tanpa syarat.
      Orang tua bisa ikut jaminan dengan iuran tambahan yang ringan.
    `,
    mixed: `
      Asuransi keluarga ada, tetapi rawat jalannya cepat habis.
      Cuti ayah hanya dua hari sesuai aturan, tidak lebih.
      Tunjangan anak ada untuk pegawai tetap saja.
      Jaminan keluarga aktif, hanya pilihan rumah sakitnya sedikit.
      Izin urusan anak diberikan, tetapi harus mengganti jam di hari lain.
      [tambang laut] Fasilitas keluarga baik di kota, tidak untuk yang tinggal di lokasi.
    `,
    bad: `
      Jaminan kesehatan keluarga baru diurus setelah setahun bekerja.
      Izin anak sakit dihitung sebagai cuti tahunan.
      Cuti melahirkan diberikan, tetapi kontrak tidak diperpanjang sesudahnya.
      Tidak ada tunjangan keluarga apa pun di luar yang diwajibkan.
      Ruang laktasi hanya ada di denah; nyatanya jadi gudang arsip.
      Cuti menikah harus diambil dari jatah tahunan.
      Asuransi hanya untuk karyawan, pasangan dan anak bayar sendiri.
      [tambang] Jadwal pulang sering digeser, rencana keluarga ikut berantakan.
      [proyek lapangan] Enam bulan di lokasi hanya sekali tiket pulang.
      [laut] Masa berlayar sering diperpanjang sepihak, keluarga yang menunggu.
      [ritel] Minta libur saat anak masuk sekolah pun ditolak karena kurang orang.
      [pabrik] Hamil besar tetap dipasang shift malam.
      [sopir] Pulang ke rumah tidak bisa direncanakan, apalagi acara keluarga.
      [hotel] Hari raya selalu wajib masuk, gantinya tidak jelas kapan.
    `,
  },
}
