import type { Blocks } from '../bank.ts'

export const applicants: Record<string, Blocks> = {
  quickresponse: {
    good: `
      {Dua|Tiga|Empat} hari setelah melamar sudah ada balasan.
      Jadwal wawancara ditetapkan dalam seminggu.
      Pertanyaan saya lewat email dijawab di hari yang sama.
      Dari lamaran sampai keputusan hanya {10|12|14} hari.
      Balasan awal cepat, dan isinya bukan pesan otomatis.
      Perubahan jadwal dikabari sehari sebelumnya, bukan satu jam.
      Saya melamar Senin, Kamis sudah duduk di ruang tes.
    `,
    mixed: `
      Balasan pertama lambat, sesudah itu cepat.
      Dua minggu menunggu jadwal tes, masih wajar.
      Jawaban selalu ada, hanya harus ditanya dulu.
    `,
    bad: `
      Sebulan tidak ada kabar, lalu diminta datang besok pagi.
      [+declined] Balasan baru datang setelah saya diterima di tempat lain.
      Tiga email saya tidak pernah dibalas.
      Jadwal diundur dua kali, dua-duanya pada hari-H.
      Enam minggu menunggu hanya untuk tahu apakah berkas saya diterima.
      [+rejected] Setelah tes, sunyi senyap.
    `,
  },
  clearprocess: {
    good: `
      Tahapnya dijelaskan sejak undangan pertama: tes, wawancara, keputusan.
      Setiap tahap ada tanggalnya, dan ditepati.
      Undangannya lengkap, dari alamat sampai apa yang perlu dibawa.
      Saya tahu akan bertemu bagian apa dan membahas apa.
      Prosesnya tertulis, jadi tidak perlu menebak langkah berikutnya.
      Syarat di iklan sama dengan yang ditanyakan saat seleksi.
    `,
    mixed: `
      Tahap awal jelas, setelah wawancara kedua mulai samar.
      Ada tes tambahan yang tidak disebut di awal, tetapi masuk akal.
      Alurnya cukup jelas walau jadwalnya sering bergeser.
    `,
    bad: `
      Katanya dua tahap, ternyata lima.
      Datang untuk wawancara, disuruh menunggu tes yang tidak pernah disebut.
      Posisi yang dibahas berbeda dengan yang saya lamar.
      Tidak ada yang bisa menjelaskan langkah setelah ini.
      Diminta membawa berkas asli tanpa penjelasan untuk apa.
      Alamat di undangan salah, saya berputar setengah jam.
    `,
  },
  professionality: {
    good: `
      Pewawancara sudah membaca riwayat saya sebelum masuk ruangan.
      Pertanyaannya tentang pekerjaan, bukan urusan pribadi.
      Wawancara mulai tepat waktu.
      Tes tertulisnya relevan dengan pekerjaan sehari-hari.
      Semua pelamar di ruangan itu mendapat perlakuan yang sama.
      [klinik] Ujian keterampilannya memakai kasus yang benar-benar ada di lapangan.
      [it] Tugas kodingnya pendek dan dibahas bersama, bukan untuk dipakai gratis.
      [gudang pabrik] Tes fisiknya sesuai pekerjaan dan didampingi petugas kesehatan.
      [sekolah] Saya diberi kesempatan mengajar singkat dan langsung dapat masukan.
    `,
    mixed: `
      Pewawancara ramah, hanya terlihat terburu-buru.
      Pertanyaannya umum sekali, kurang menyentuh pekerjaan.
      Satu pewawancara siap, yang lain baru membaca berkas saya di tempat.
    `,
    bad: `
      Pewawancara sibuk dengan ponsel selama saya bicara.
      Pertanyaannya lebih banyak soal keluarga daripada pekerjaan.
      Wawancara mulai dua jam terlambat tanpa permintaan maaf.
      [+rejected] Diminta membuat rencana lengkap tanpa bayaran, lalu tidak ada kabar.
      [jual] Diminta membawa daftar calon pelanggan sebelum tanda tangan apa pun.
      Berkas lamaran saya tercecer di meja penerima tamu.
      [it] Tugas rumahnya setara kerja seminggu.
    `,
  },
  atmosphere: {
    good: `
      Suasananya seperti mengobrol, saya cepat tidak gugup.
      Saya diajak keliling melihat tempat kerja setelah wawancara.
      Ruang tunggunya nyaman dan ditawari minum.
      Calon rekan kerja ikut duduk dan suasananya cair.
      Penerima tamunya membantu waktu saya datang terlalu pagi.
      Tesnya serius, orang-orangnya tidak menakutkan.
    `,
    mixed: `
      Suasana kaku di awal, lama-lama mencair.
      Ruang tesnya penuh, tetapi tertib.
      Ramah di pintu, dingin di ruang wawancara.
    `,
    bad: `
      Suasananya seperti diinterogasi.
      Menunggu di lorong sambil berdiri hampir satu jam.
      Tiga orang bertanya bersamaan tanpa memberi waktu menjawab.
      Dua puluh pelamar dikumpulkan di satu ruang panas.
      Pewawancara berdebat satu sama lain di depan saya.
    `,
  },
  respected: {
    good: `
      Waktu saya dihargai, selesai persis seperti yang dijanjikan.
      [+rejected] Saya ditolak, tetapi tidak merasa direndahkan.
      Ongkos perjalanan ke wawancara terakhir diganti.
      Ada waktu untuk saya bertanya, dan dijawab sungguh-sungguh.
      Kondisi saya yang sedang menyusui dipertimbangkan saat mengatur jadwal.
      Jawaban saya didengar sampai selesai.
    `,
    mixed: `
      Dihargai saat wawancara, dilupakan sesudahnya.
      Cukup sopan, walau terasa seperti nomor antrean.
      Pertanyaan saya dijawab seperlunya.
    `,
    bad: `
      Pengalaman kerja saya ditertawakan.
      Ditanya rencana menikah sebelum ditanya kemampuan.
      [+offered] Gaji lama saya dipakai untuk menekan tawaran.
      Datang jauh-jauh, wawancaranya hanya lima menit.
      [+declined] Diminta menahan ijazah asli sebagai jaminan, saya mundur.
    `,
  },
  clearexplanation: {
    good: `
      Kisaran gaji disebut di awal, jadi tidak buang waktu.
      Tugas, jam kerja, dan lokasi penempatan dijelaskan apa adanya.
      Sisi berat pekerjaannya diceritakan terus terang.
      [+accepted] Isi kontrak dibacakan bersama sebelum saya tanda tangan.
      Masa percobaan dan hak selama itu dijelaskan tanpa ditanya.
      [gudang pabrik klinik] Pola shift ditunjukkan lewat contoh jadwal bulan lalu.
    `,
    mixed: `
      Tugasnya jelas, gajinya baru dibahas di akhir.
      Penjelasan lengkap, kecuali soal penempatan.
      Jam kerja dijelaskan, lemburnya tidak.
    `,
    bad: `
      [+offered] Gaji tidak mau disebut sampai hari tanda tangan.
      [+offered] Penempatan baru diberitahu setelah diterima, ternyata di kota lain.
      Soal lembur dijawab "nanti juga tahu".
      [+offered] Status kontrak berubah dari yang dibicarakan.
      [+offered] Tugasnya digambarkan kantoran, ternyata keliling lapangan.
      [+offered] Masa ikatan dan dendanya baru muncul di lembar terakhir kontrak.
    `,
  },
  timelyfeedback: {
    good: `
      Keputusan keluar di hari yang dijanjikan.
      [+rejected] Penolakannya disertai alasan yang bisa dipakai belajar.
      Hasil tes dibagikan, termasuk bagian yang kurang.
      Saya ditelepon untuk diberi tahu hasilnya, bukan dibiarkan menebak.
      Umpan balik dari tes keterampilan dikirim dua hari kemudian.
    `,
    mixed: `
      Kabarnya datang, seminggu lewat dari janji.
      Dua minggu menunggu, tetapi kabarnya jelas.
      [+rejected] Hasil diberitahu tanpa alasan, masih lebih baik daripada tidak sama sekali.
    `,
    bad: `
      [+rejected] Sampai hari ini tidak ada kabar diterima atau tidak.
      Dijanjikan tiga hari, kabarnya sebulan kemudian.
      [+rejected] Saya tahu ditolak karena iklannya dipasang lagi.
      [+rejected] Penolakan datang dari sistem, salah menyebut posisi pula.
      [+rejected] Sudah tiga kali menanyakan hasil, jawabannya selalu "masih diproses".
    `,
  },
}
