import type { Blocks } from '../bank.ts'

export const headlines: Blocks = {
  good: `
    [+balance>] Jam pulang ya jam pulang
    Tempat kerja yang membuat saya berhenti mencari lowongan
    Janjinya kecil, tetapi semuanya ditepati
    Betah bukan karena fasilitas, tetapi karena orangnya
    [+salary<] Gaji biasa, hidup tenang
    Pindah ke sini adalah keputusan yang tepat
    [+appreciation>] Kerja keras yang kelihatan hasilnya
    Tidak glamor, tetapi jujur
    [+relationship>] Akhirnya punya atasan yang mau mendengar
    [+relationship>] Di sini boleh salah, asal mau belajar
    Tempat pertama yang menganggap saya dewasa
    [+balance>] Cuti ya cuti, ponsel boleh mati
    Senin tidak lagi menakutkan
    [+opportunity>] Orang baru benar-benar diajari
    Sederhana, tertata, manusiawi
    Bukan keluarga, tetapi tim yang baik
    [+salarypayment>] Hak dibayar tanpa harus diminta
    Enam tahun dan masih ada yang dipelajari
    [+clarity>] Semua orang tahu tugasnya
    Tempat belajar yang sabar
    [+family>] Ramah untuk yang baru berkeluarga
    Kerjanya capek, pulangnya tetap senyum
    Sistemnya jalan walau orangnya berganti
    Tidak ada drama, cuma pekerjaan
    [+relationship>] Pintu atasan memang terbuka
    [+opportunity>] Cocok untuk yang ingin tumbuh pelan tapi pasti
    [+appreciation>] Dihargai sejak hari pertama
    [+relationship>] Aturannya berlaku untuk semua, termasuk pimpinan
    Perusahaan lama dengan kebiasaan baik
    Yang ditulis di kontrak, itu yang dijalani
    Tempat kerja yang aman untuk bertanya
    Kalau semua perusahaan begini, saya tidak akan mengeluh
    Hal kecilnya diperhatikan
    [+balance>] Sehat untuk badan, cukup untuk dompet
    [+relationship>] Kepercayaan dulu, pengawasan belakangan
    Saya merekomendasikannya ke adik saya
    Regu yang saling jaga
    [+balance>] Beban wajar, kawan banyak
    Lebih baik daripada yang saya bayangkan
    [+salary>] Pekerjaan berat yang dibayar pantas
    [gudang +equipment>] Gudang rapi, orangnya juga
    [gudang +equipment>] Keselamatan di gudang bukan sekadar spanduk
    [gudang +balance>] Muat bongkar teratur, pulang tidak molor
    [gudang] Dari tukang angkut sampai admin, semua disapa
    [sopir] Sopir diperlakukan sebagai karyawan, bukan angka ritase
    [sopir +equipment>] Truk sehat, rute masuk akal
    [pabrik +equipment>] Mesin terawat, target masuk akal
    [pabrik] Lini yang tidak saling menyalahkan
    [pabrik] Shift tiga pun tidak terasa ditinggal
    [tekstil] Menenun dengan tenang
    [tekstil] Kain bagus lahir dari kerja yang tidak diburu-buru
    [klinik] Pasien banyak, tim kompak
    [klinik +balance>] Jaga malam yang adil
    [klinik +relationship>] Perawat ditanya pendapatnya
    [klinik] Klinik yang merawat pegawainya juga
    [it +balance>] Rilis Jumat dilarang, dan itu indah
    [it] Kode rapi, rapat sedikit
    [it +opportunity>] Tempat yang baik untuk tumbuh sebagai pengembang
    [it +balance>] Kerja dari mana saja, asal jelas hasilnya
    [bank +balance>] Target ada, napas juga ada
    [bank] Cabang kecil, kerja sama besar
    [ritel +opportunity>] Dari kasir jadi kepala toko
    [ritel +balance>] Toko ramai, jadwal tetap manusiawi
    [hotel] Tamu senang, karyawan juga makan enak
    [hotel +salary>] Musim ramai capek, tetapi uang servisnya adil
    [sekolah +relationship>] Guru dipercaya mengatur kelasnya
    [sekolah] Mengajar tanpa rasa takut
    [kebun +salary>] Udara dingin, upah hangat
    [kebun] Hidup layak di tengah kebun
    [tambang +balance>] Jauh dari rumah, tetapi jatah pulang ditepati
    [tambang +equipment>] Keselamatan nomor satu, sungguhan
    [proyek +salarypayment>] Kontraktor yang membayar tukangnya lebih dulu
    [proyek +clarity>] Gambar jelas, kerja tenang
    [laut +salarypayment>] Kapal berangkat, hak awak tidak tertinggal
    [media] Redaksi kecil dengan hati besar
    [media +balance>] Tulisan dibaca dulu sebelum diburu tenggat
    [lsm +salary>] Gaji cukup, makna lebih
    [lab +relationship>] Laboratorium yang mau mendengar analisnya
    [telepon +relationship>] Telepon terus berdering, penyelia tetap sabar
    [jual +salary>] Komisi dibayar, kepercayaan terjaga
    [publik] Kerja tenang melayani orang banyak
    [lapangan +equipment>] Turun ke lapangan dengan alat yang layak
    [bengkel +opportunity>] Bengkel bersih, ilmu bertambah
    [+intern] Magang yang tidak sia-sia
    [+intern] Datang sebagai magang, pulang dengan portofolio
    [+former] Sudah pindah, masih suka menengok
    [+former] Bekas tempat kerja yang saya rindukan
  `,
  mixed: `
    [+opportunity<] Cocok untuk belajar, sulit untuk menetap
    Setengah nyaman, setengah lelah
    [+cultural>] Rekan kerja juara, sistemnya belum
    Bagus di awal, datar di tengah
    Ada kemajuan, tetapi pelan
    [+family<] Lumayan kalau belum berkeluarga
    [+relationship<] Tergantung dapat atasan yang mana
    [+opportunity<] Aman, tetapi begitu-begitu saja
    Banyak janji, sebagian ditepati
    Baik hati, kurang rapi
    Bukan tempat terburuk, bukan pula yang terbaik
    Cukup untuk batu loncatan
    Niatnya baik, pelaksanaannya belum
    [+salarypayment>] Hak pokok lancar, selebihnya menunggu
    [+opportunity<] Nyaman asal tidak berharap naik cepat
    Perlu banyak sabar, ada hasilnya
    Di antara betah dan ingin pindah
    Tiga bintang karena teman-temannya
    Stabil, tetapi kaku
    Semua serba nanti
    [gudang +equipment<] Gudang rapi, sistem sering lambat di akhir bulan
    [gudang +balance<] Enak di luar musim promo
    [sopir +salary<] Jalan jauh, hitungannya pas-pasan
    [pabrik] Lembur banyak, itu kabar baik sekaligus buruk
    [pabrik] Lini depan maju, lini belakang tertinggal
    [klinik +balance<] Ilmu banyak, istirahat sedikit
    [it +clarity<] Proyek menarik, prioritas berganti-ganti
    [bank +salarypayment>] Gaji aman, target bikin sesak
    [ritel +balance<] Rekan ramah, jadwal sering berubah
    [hotel] Musim menentukan segalanya
    [sekolah +balance<] Murid menyenangkan, administrasi menumpuk
    [kebun +equipment<] Tenang, tetapi alatnya tua
    [tambang +salary>] Uang ada, waktu yang tidak
    [proyek +balance<] Banyak belajar, jarang pulang
    [telepon] Teman banyak, tekanan juga
    [jual] Insentif besar kalau target tercapai, kalau
    [publik] Pasti, tetapi pelan
    [rintisan] Seru, asal tahan perubahan
    [media +salarypayment<] Tulisan bebas, honor menyusul
    [lapangan +equipment<] Kerja lapangan seru, kendaraan selalu kurang
    [+former] Dua tahun cukup, terima kasih
    [+former] Pergi tanpa dendam
    [+intern] Magang lumayan kalau rajin bertanya
  `,
  bad: `
    [+opportunity<] Kontrak diperpanjang terus
    Yang dijanjikan dan yang dijalani berbeda
    Lelah sebelum sempat belajar
    Datang semangat, pulang habis
    Pikir dua kali sebelum tanda tangan
    Semua mendesak, tidak ada yang selesai
    Karyawan datang dan pergi tiap bulan
    [+salary<] Kerja dua orang dibayar satu
    [+balance<] Tidak ada hari yang benar-benar libur
    Bertahan karena cicilan
    Aturan untuk bawahan saja
    [+relationship<] Suara kami berhenti di meja penyelia
    [+salarypayment>] Gaji dibayar, tenaga diperas
    Jangan percaya iklan lowongannya
    Hak dianggap hadiah
    [+opportunity<] Tidak ada masa depan di sini
    Pergantian orang adalah rutinitas
    Setahun di sini rasanya tiga tahun
    Salah sedikit diungkit setahun
    Baca kontraknya sampai lembar terakhir
    Semoga berubah, saya tidak menunggu
    [gudang +salary<] Selisih stok dibayar dari kantong kami
    [gudang] Musim promo, musim tumbang
    [sopir +equipment<] Ban gundul, target penuh
    [sopir +salary<] Uang jalan habis di antrean
    [pabrik] Target naik, orang berkurang
    [pabrik] Mesin lebih diistirahatkan daripada orang
    [tekstil +salarypayment<] Dijahit cepat, dibayar lambat
    [tekstil +relationship<] Teriakan lebih sering daripada arahan
    [klinik] Merawat pasien, tidak dirawat tempat kerja
    [klinik +balance<] Jaga malam tanpa cukup orang
    [it] Selalu memadamkan, tidak pernah membangun
    [bank] Target dulu, manusia belakangan
    [bank] Dikejar angka sampai akhir pekan
    [ritel] Toko buka, hak tutup
    [ritel +opportunity<] Bulan kesebelas, kontrak selesai
    [hotel] Senyum ke tamu, menangis di belakang
    [hotel +balance<] Shift pecah memecah hari
    [sekolah] Guru serba bisa, serba disuruh
    [kebun] Lepas bertahun-tahun
    [tambang] Debu, jarak, dan janji
    [proyek] Jembatan selesai, kami juga
    [telepon] Menit di kamar kecil pun dicatat
    [jual +salary<] Target bergerak, komisi menguap
    [publik +appreciation<] Rajin atau tidak, sama saja
    [rintisan] Pendanaan habis, kesabaran juga
    [media] Lima tulisan sehari, mutu entah ke mana
    [lapangan +equipment<] Naik tiang dengan doa
    [dapur +equipment<] Dapur panas dalam segala arti
    [+former] Keluar adalah keputusan terbaik saya tahun itu
    [+former] Lega setelah pergi
    [+former] Delapan bulan yang panjang
    [+intern] Magang rasa tenaga gratis
  `,
}

export const applicantHeadlines: Blocks = {
  good: `
    [+rejected] Ditolak, tetapi dengan hormat
    [+quickresponse> +clearexplanation>] Proses cepat dan kisaran gaji disebut di awal
    Wawancara yang rasanya seperti mengobrol
    Dua tahap, dua minggu, selesai
    [+professionality>] Pewawancara yang siap dan sopan
    Seleksi paling rapi yang pernah saya ikuti
    [+timelyfeedback>] Tesnya masuk akal, hasilnya dijelaskan
    Semua pertanyaan saya dijawab
    [+rejected] Tidak lolos, tetap dapat ilmu
    Undangan jelas, mulai tepat waktu
    Diajak melihat tempat kerja dulu
    [+offered] Penawaran sesuai yang dibicarakan
    [+declined] Saya menolak tawarannya, mereka tetap ramah
    Seleksi tanpa pertanyaan pribadi
    [+timelyfeedback>] Kabar datang di hari yang dijanjikan
    Melamar di sini tidak bikin trauma
    Jujur soal sisi berat pekerjaannya
    Singkat, jelas, sopan
    Contoh seleksi yang baik
    Diperlakukan sama dengan pelamar lain
  `,
  mixed: `
    [+quickresponse<] Dua minggu menunggu, tetapi kabarnya jelas
    Ramah di depan, sunyi di belakang
    [+clearexplanation<] Prosesnya lumayan, gajinya misteri
    Wawancara baik, jadwalnya berantakan
    Cukup rapi, kurang cepat
    Tesnya banyak, penjelasannya sedikit
    Orangnya baik, alurnya samar
    Biasa saja, tidak buruk
    Sopan, tetapi seperti antre loket
    [+rejected] Awal lancar, akhir menggantung
  `,
  bad: `
    [+quickresponse< +rejected] Menunggu kabar sampai lupa pernah melamar
    [+rejected] Lima tahap tanpa hasil
    [+professionality<] Wawancara dua jam terlambat
    Posisi yang dibahas bukan yang saya lamar
    [+professionality<] Ditanya soal menikah, bukan kemampuan
    Tugas gratis berkedok tes
    [+clearexplanation< +offered] Gaji baru disebut di hari tanda tangan
    Seperti diinterogasi
    Jauh-jauh datang untuk lima menit
    [+timelyfeedback< +rejected] Tidak ada kabar adalah kabarnya
    Prosesnya sudah cukup jadi peringatan
    [+declined] Ijazah mau ditahan, saya mundur
  `,
}

/** Clauses for two-part headlines; lower case, without a full stop. */
export const clauses: Record<string, Blocks> = {
  salary: {
    good: `
      gajinya sebanding dengan kerjanya
      upah di atas rata-rata
      lembur dihitung jujur
      kenaikan gaji ada rumusnya
      tunjangannya terasa
      gaji cukup untuk menabung
    `,
    bad: `
      gajinya tertinggal
      lembur tidak dihitung
      kenaikan gaji nyaris tidak ada
      gaji pas di upah minimum
      tunjangan sekadarnya
      upah tidak sebanding dengan beban
    `,
  },
  salarypayment: {
    good: `
      gaji tidak pernah terlambat
      tanggal gajian pasti
      gajian selalu tepat hari
      soal gajian tidak pernah waswas
    `,
    bad: `
      gajian sering mundur
      tanggal gajian tidak menentu
      gaji dicicil
      lembur dibayar belakangan
    `,
  },
  thrpayment: {
    good: `
      THR datang lebih awal
      THR penuh dan tepat waktu
      THR tanpa drama
      THR dua minggu sebelum hari raya
    `,
    bad: `
      THR selalu mepet
      THR dicicil
      THR harus ditunggu-tunggu
      hitungan THR tidak jelas
    `,
  },
  family: {
    good: `
      keluarga ikut terlindungi
      ramah untuk orang tua baru
      cuti melahirkan dihormati
      tunjangan keluarga nyata
      izin urusan anak mudah
    `,
    bad: `
      keluarga tidak masuk hitungan
      izin anak sakit dipersulit
      tunjangan keluarga minim
      berat untuk yang punya anak
    `,
  },
  relationship: {
    good: `
      atasan mau mendengar
      pimpinannya terbuka
      atasan yang membimbing
      hubungan dengan atasan hangat
      pimpinan bisa ditanya
    `,
    bad: `
      atasan sulit diajak bicara
      teguran di depan umum
      keputusan selalu dari atas
      pimpinan jauh dari lantai kerja
      masukan menguap
    `,
  },
  appreciation: {
    good: `
      kerja bagus dihargai
      prestasi diperhatikan
      usaha kami terlihat
      ide dari bawah dipakai
    `,
    bad: `
      kerja bagus tidak terlihat
      penghargaan cuma slogan
      prestasi dianggap biasa
      yang dinilai cuma kesalahan
    `,
  },
  cultural: {
    good: `
      rekan dari mana-mana dan kompak
      asal daerah tidak jadi soal
      timnya beragam dan akrab
      orang baru cepat diterima
    `,
    bad: `
      masih ada kelompok-kelompokan
      pendatang sulit masuk
      pergaulannya berkubu
      asal daerah masih dilihat
    `,
  },
  religious: {
    good: `
      waktu ibadah dihormati
      toleransinya nyata
      semua hari raya dihargai
      ibadah tidak pernah dipersulit
    `,
    bad: `
      waktu ibadah terjepit
      libur hari raya tidak adil
      ruang ibadah seadanya
      izin ibadah dipersulit
    `,
  },
  gender: {
    good: `
      perempuan dan laki-laki setara
      perempuan banyak yang memimpin
      aman untuk perempuan
      kesempatan sama untuk semua
    `,
    bad: `
      perempuan sulit naik
      kesetaraan baru di poster
      cuti haid sekadar tulisan
      candaan tidak pantas dibiarkan
    `,
  },
  balance: {
    good: `
      pulang tepat waktu
      jadwalnya manusiawi
      akhir pekan milik sendiri
      cuti mudah
      lembur tidak dipaksa
      hidup tetap seimbang
    `,
    bad: `
      lembur tiada henti
      jadwal sering berubah mendadak
      cuti susah
      waktu istirahat terpotong
      hampir tidak ada waktu untuk rumah
      pesan kerja sampai malam
    `,
  },
  clarity: {
    good: `
      tugasnya jelas
      arah kerja tidak membingungkan
      target dibahas bersama
      semua ada prosedurnya
    `,
    bad: `
      tugas melebar ke mana-mana
      arahnya sering berubah
      targetnya kabur
      satu tugas tiga atasan
      prosedur tinggal di kertas
    `,
  },
  equipment: {
    good: `
      alat kerja lengkap
      tempat kerja bersih dan aman
      fasilitas kerja terawat
      peralatan tidak bikin kesal
      keselamatan diperhatikan
    `,
    bad: `
      alat kerja ketinggalan zaman
      peralatan sering rusak
      tempat kerja pengap
      keselamatan sekadarnya
      alat harus berbagi
    `,
  },
  opportunity: {
    good: `
      jalan naik terbuka
      banyak ilmu
      pelatihan benar-benar jalan
      ada jenjang yang jelas
      senior tidak pelit ilmu
    `,
    bad: `
      karier jalan di tempat
      pengangkatan tidak jelas
      pelatihan hampir tidak ada
      naik jabatan soal kedekatan
      kontrak berulang
    `,
  },
  quickresponse: {
    good: `
      balasannya cepat
      tidak lama menunggu
      kabar datang tepat waktu
    `,
    bad: `
      balasan lama
      menunggu berminggu-minggu
      kabarnya lambat
    `,
  },
  clearprocess: {
    good: `
      tahapannya jelas
      alur seleksi rapi
      undangannya lengkap
    `,
    bad: `
      tahapannya bertambah terus
      alurnya membingungkan
      jadwal tes simpang siur
    `,
  },
  professionality: {
    good: `
      pewawancara siap
      pertanyaannya relevan
      tesnya sesuai pekerjaan
    `,
    bad: `
      pewawancara tidak siap
      pertanyaannya terlalu pribadi
      wawancara molor
    `,
  },
  atmosphere: {
    good: `
      suasananya hangat
      wawancaranya santai
      penerimaannya ramah
    `,
    bad: `
      suasananya tegang
      ruang tunggunya sesak
      wawancaranya kaku
    `,
  },
  respected: {
    good: `
      pelamar dihormati
      waktu saya dihargai
      diperlakukan dengan sopan
    `,
    bad: `
      pelamar dipandang sebelah mata
      waktu saya terbuang
      merasa seperti nomor
    `,
  },
  clearexplanation: {
    good: `
      gaji dan tugas dijelaskan
      penjelasannya terus terang
      isi kontrak terang
    `,
    bad: `
      gaji dirahasiakan
      penjelasannya setengah-setengah
      penempatan tidak jelas
    `,
  },
  timelyfeedback: {
    good: `
      hasilnya dikabari
      [+rejected] penolakan pun ada alasannya
      umpan baliknya berguna
    `,
    bad: `
      [+rejected] hasilnya tidak pernah dikabari
      [+rejected] akhirnya menggantung
      [+rejected] tidak ada kabar penutup
    `,
  },
}
