import type { Blocks } from '../bank.ts'

export const advice: Record<string, string> = {
  general: `
    [+pleased] Pertahankan yang sudah baik, jangan berubah karena tren.
    Tanyakan ke orang di lantai kerja sebelum membuat aturan baru.
    Jelaskan alasan di balik keputusan, orang akan lebih mudah menerima.
    Dengarkan yang keluar, bukan hanya yang masuk.
    Hitung berapa biaya melatih orang baru setiap bulan.
    Lakukan survei tanpa nama dan umumkan hasilnya.
    Jangan tunggu orang mengundurkan diri baru ditanya kabarnya.
    Tepati hal kecil dulu, yang besar akan dipercaya.
    Bagikan rencana tahun depan kepada semua orang, bukan hanya kepala bagian.
    Samakan perlakuan pegawai tetap dan kontrak.
    Undang perwakilan tiap regu ke rapat bulanan.
    Belajarlah dari cabang yang pegawainya betah.
    [+pleased] Teruskan, dan tolong jangan kendur.
    [+pleased] Rawat orang yang diam-diam membuat semuanya jalan.
    Kalau berjanji, tulis tanggalnya.
  `,
  salary: `
    Umumkan skala gaji supaya tidak ada yang menebak-nebak.
    Tampilkan rincian jam lembur di slip.
    Samakan gaji orang lama dengan orang baru untuk tugas yang sama.
    Bandingkan gaji dengan pasar paling tidak setahun sekali.
    Bayar lembur sesuai jam, lalu lihat sendiri semangatnya.
    Naikkan tunjangan transportasi mengikuti harga bensin sekarang.
    Hapus potongan yang tidak pernah dijelaskan.
    Daftarkan iuran sesuai gaji yang sebenarnya.
  `,
  salarypayment: `
    Tetapkan satu tanggal gajian dan jangan digeser.
    Kalau harus terlambat, kabari lebih dulu dan sebut tanggalnya.
    Bayar lembur bersama gaji bulan itu.
    Uang jalan jangan pernah ditalangi sopir.
    Gaji dulu, pengeluaran lain menyusul.
  `,
  thrpayment: `
    Bayar THR lebih awal, tiket mudik tidak menunggu.
    THR jangan dicicil, aturannya jelas.
    Umumkan tanggal dan hitungan THR sebulan sebelumnya.
    Hitung THR dengan tunjangan tetap, bukan gaji pokok saja.
  `,
  family: `
    Masukkan pasangan dan anak ke asuransi.
    Buat aturan izin anak sakit yang tidak memotong cuti.
    Sediakan ruang laktasi yang sungguhan.
    Beri cuti ayah yang layak.
    Tiket pulang jangan dihitung pelit, keluarga itu alasan kami bekerja.
  `,
  relationship: `
    Latih para atasan cara menegur yang benar.
    Sediakan waktu rutin bagi staf untuk bicara dengan pimpinan.
    Tegur berdua, puji di depan umum.
    Buka kotak saran dan jawab isinya.
    Turunlah ke lapangan tanpa rombongan.
    Beri atasan baru pelatihan sebelum diberi bawahan.
  `,
  appreciation: `
    Ucapkan terima kasih, gratis kok.
    Nilai hasil setahun, bukan seminggu terakhir.
    Sebut nama timnya waktu memakai idenya.
    Hargai yang mencegah masalah, bukan hanya yang memadamkan.
    Beri hadiah kecil yang rutin daripada pesta besar setahun sekali.
  `,
  cultural: `
    Pakai bahasa Indonesia di rapat.
    Campur anggota regu supaya tidak berkubu.
    Buka jabatan atas untuk lulusan dari mana saja.
    Undang pekerja alih daya ke acara bersama.
  `,
  religious: `
    Sediakan ruang ibadah yang layak untuk semua.
    Atur jadwal kiriman supaya tidak menabrak waktu ibadah.
    Permudah tukar libur hari raya.
  `,
  gender: `
    Buka data gaji laki-laki dan perempuan untuk posisi yang sama.
    Lindungi pelapor, bukan pelakunya.
    Sediakan antar jemput untuk yang pulang malam.
    Hilangkan pertanyaan soal menikah dan hamil dari wawancara.
  `,
  balance: `
    Tambah orang, bukan tambah jam.
    Umumkan jadwal dua minggu di depan dan jangan diutak-atik.
    Hentikan pesan kerja setelah jam pulang.
    Beri hari pengganti bagi yang berjaga malam.
    Biarkan orang cuti tanpa ditelepon.
    Kurangi rapat, perbanyak waktu mengerjakan.
    Jangan hadiahi yang paling larut pulangnya.
    Istirahat satu jam itu hak, bukan bonus.
  `,
  clarity: `
    Tulis uraian tugas dan patuhi.
    Satu orang satu atasan saja.
    Kunci target di awal bulan.
    Buat masa pengenalan yang benar untuk orang baru.
    Pilih tiga prioritas saja, lalu selesaikan.
    Tulis aturan baru, jangan hanya diumumkan lisan.
  `,
  equipment: `
    Perbaiki sistemnya sebelum menambah target.
    Ganti alat pelindung secara berkala.
    Anggarkan penggantian komputer tua.
    Dengarkan laporan kerusakan sebelum terjadi kecelakaan.
    Perbaiki toilet dan ruang istirahat, itu murah.
    Rawat kendaraan sesuai jadwal, bukan sesuai keluhan.
  `,
  opportunity: `
    Angkat orang lama yang sudah terbukti.
    Tulis syarat naik jabatan dan umumkan.
    Beri pelatihan, dan waktu untuk mengikutinya.
    Tawarkan lowongan ke dalam sebelum ke luar.
    Perjelas kapan kontrak menjadi tetap.
    Sediakan jenjang ahli bagi yang tidak ingin memimpin.
  `,
  quickresponse: `
    Balas lamaran dalam seminggu, walau hanya satu kalimat.
    Kabari perubahan jadwal paling lambat sehari sebelumnya.
  `,
  clearprocess: `
    Tulis jumlah tahapnya di undangan.
    Satukan tes dalam satu hari supaya pelamar tidak bolak-balik.
  `,
  professionality: `
    Baca berkas pelamar sebelum wawancara.
    Jangan beri tugas rumah yang setara kerja seminggu.
    Tanyakan kemampuan, bukan urusan keluarga.
  `,
  atmosphere: `
    Sediakan kursi untuk yang menunggu.
    Mulailah dengan memperkenalkan diri.
  `,
  respected: `
    Hargai waktu orang yang datang dari jauh.
    Perlakukan pelamar seperti calon pelanggan.
  `,
  clearexplanation: `
    Cantumkan kisaran gaji di iklan.
    Jelaskan penempatan sebelum tes dimulai.
    Ceritakan juga sisi beratnya.
  `,
  timelyfeedback: `
    Kabari juga yang tidak lolos.
    Tepati tanggal pengumuman.
    Satu kalimat alasan sudah cukup membantu.
  `,
}

export const salaryComments: Blocks = {
  good: `
    Sudah termasuk tunjangan makan dan transportasi.
    Belum termasuk lembur, yang biasanya menambah {500|700|900} ribu.
    Bersih setelah potongan pajak dan BPJS.
    Gaji pokok saja; bonus tahunan di luar angka ini.
    Naik dua kali sejak saya masuk.
    Termasuk tunjangan jabatan.
    Ditambah asuransi untuk pasangan dan anak.
    Angka ini setelah masa percobaan selesai.
    Komisi rata-rata di luar angka ini.
    Termasuk premi hadir penuh.
    [tambang laut] Termasuk tunjangan lokasi; makan dan mes ditanggung.
    [klinik] Termasuk jasa pelayanan bulan biasa.
    [hotel] Uang servis di musim ramai bisa menambah sejuta lebih.
    [it] Ditambah uang internet dan satu bulan bonus.
    [pabrik gudang] Bersih dengan sekitar 20 jam lembur.
    [sekolah] Termasuk tunjangan wali kelas.
    [bank] Gaji ke-13 dibayar terpisah.
    [jual] Uang bensin dan pulsa di luar angka ini.
    Lebih tinggi daripada tawaran lain yang saya terima.
    Kotor, sebelum potongan.
    Sudah disesuaikan awal tahun ini.
    Termasuk uang makan yang dibayar harian.
    Tiga tahun masa kerja.
    Angka di slip bulan terakhir.
  `,
  mixed: `
    Mepet upah minimum kalau tanpa lembur.
    Naik turun tergantung jumlah shift.
    Gaji pokok kecil, sisanya tunjangan tidak tetap.
    Sudah termasuk semua tunjangan, jadi tidak ada lagi tambahan.
    Kotor; bersihnya berkurang sekitar {200|250|300} ribu.
    Sesuai tawaran awal, belum pernah naik.
    Bulan sepi bisa turun cukup terasa.
    Termasuk lembur, tanpa itu berat.
    [jual] Separuhnya komisi, jadi tidak pasti.
    [sopir] Di luar uang jalan.
    [hotel] Tanpa uang servis, yang tidak bisa ditebak.
    [gudang pabrik] Sudah dengan premi hadir; sekali izin, hilang.
    Cukup untuk sendiri.
    Setara dengan tempat lain di kota ini.
  `,
  bad: `
    Tidak berubah sejak dua tahun lalu.
    Masih dipotong seragam dan parkir.
    Lembur tidak pernah masuk hitungan.
    Di bawah upah minimum kota ini.
    Dibayar tunai tanpa slip.
    Potongan absen besar sekali.
    Tidak ada tunjangan apa pun.
    Orang baru masuk dengan angka yang sama.
    [ritel] Sering terpotong selisih kas.
    [sopir] Uang jalan yang kurang saya tutup sendiri.
    [jual] Komisi tidak pernah penuh.
    [telepon] Insentif hampir selalu hangus.
    [sekolah] Dua belas bulan dihitung sepuluh.
    Termasuk uang makan yang dipotong kalau terlambat.
    Pernah dibayar dua kali cicil.
    Setelah potongan tinggal cukup untuk kos dan makan.
  `,
}

export const surprises = `
  Diminta menjelaskan pekerjaan saya kepada anak SD.
  Disuruh menghitung luas ruangan tanpa alat ukur.
  Ada simulasi menghadapi pelanggan yang marah.
  Diminta menceritakan kegagalan yang paling memalukan.
  Tes mengetik sambil mendengarkan rekaman.
  Disuruh menyusun ulang kardus sesuai urutan kirim.
  Ditanya apa yang akan saya ubah dari situs mereka.
  Ada diskusi kelompok dengan pelamar lain, tanpa pemberitahuan.
  Diminta menulis surat penolakan untuk diri sendiri.
  Tes menggambar orang dan pohon.
  Disuruh menjual pulpen, ternyata memang masih ada.
  Ditanya berapa liter air yang dipakai kota ini sehari.
  Diminta mengajar topik bebas selama lima menit.
  Ada soal logika tentang tiga lampu dan tiga saklar.
  Tugas memeriksa laporan yang sengaja dibuat salah.
  Diminta menilai hasil kerja mereka sendiri.
  Wawancara dilakukan sambil berjalan keliling lokasi.
  Ditanya buku terakhir yang saya baca dan isinya.
  Tes buta warna dan ketelitian yang cukup lama.
  Diminta membuat jadwal shift untuk sepuluh orang.
  Ditanya apa yang membuat saya berhenti dari tempat lama, tiga kali dengan kalimat berbeda.
  Tes kecepatan melipat dan memeriksa kain.
  Disuruh menebak harga bahan baku hari itu.
  Diminta menelepon pelanggan pura-pura saat itu juga.
  Ada pertanyaan dalam bahasa Inggris di tengah wawancara.
  Diminta memperbaiki kode yang sengaja dirusak, sambil ditonton.
  Tugas membuat satu cangkir kopi dan menjelaskan rasanya.
  Menghitung dosis obat tanpa kalkulator.
`
