import type { Blocks } from '../bank.ts'

export const others: Record<string, Blocks> = {
  general: {
    good: `
      [+current] Sudah {2|3|4|5} tahun di sini dan belum pernah serius mencari yang lain.
      [+current] Saya pindah dari perusahaan yang lebih besar dan tidak menyesal.
      [+current] Awalnya cuma coba-coba, ternyata betah.
      [+current] Setiap Senin pagi saya tidak merasa berat berangkat.
      [+current] Saya sudah mengajak dua teman melamar ke sini, dan dua-duanya masih bertahan.
      [+current] Tidak sempurna, tetapi janji di sini umumnya ditepati.
      [+current] Ini tempat ketiga saya bekerja, dan sejauh ini yang paling tertata.
      [+current] Baru enam bulan bergabung, tetapi rasanya sudah seperti lama.
      [+former] Saya keluar karena pindah kota, bukan karena kecewa.
      [+former] Kalau ada kesempatan, saya mau kembali ke sini.
      [+former] Keluar baik-baik, dan surat keterangan kerja langsung diberikan.
      [+former] Banyak kebiasaan baik dari sini yang saya bawa ke tempat baru.
      [+former] Saya berhenti untuk lanjut kuliah, dan dilepas dengan hangat.
      [+intern] Magang di sini membuat saya yakin dengan jurusan yang saya ambil.
      [+intern] Empat bulan magang, saya pulang dengan hasil yang bisa ditunjukkan.
    `,
    mixed: `
      [+current] Ada hari yang menyenangkan, ada hari yang membuat bertanya-tanya.
      [+current] Cocok untuk yang baru mulai, kurang untuk yang ingin cepat naik.
      [+current] Saya bertahan karena rekan kerjanya, bukan karena sistemnya.
      [+current] Dua tahun berjalan, plus dan minusnya kira-kira seimbang.
      [+current] Banyak yang membaik sejak tahun lalu, banyak juga yang masih jalan di tempat.
      [+former] Dua tahun yang mengajarkan banyak hal, termasuk kapan harus pergi.
      [+former] Tidak menyesal pernah di sini, tidak juga berniat kembali.
      [+former] Tempat belajar yang baik sebelum pindah ke tempat lain.
      [+former] Saya pergi tanpa sakit hati, hanya merasa sudah cukup.
    `,
    bad: `
      [+current] Saya menulis ini supaya yang melamar tahu isinya.
      [+current] Jujur, saya bertahan hanya karena belum dapat tempat lain.
      [+current] Dalam setahun, separuh tim saya sudah berganti orang.
      [+current] Yang dijanjikan waktu wawancara dan yang saya jalani adalah dua tempat berbeda.
      [+current] Semangat saya habis di bulan keempat.
      [+former] Saya keluar tanpa pegangan pekerjaan baru, dan tetap merasa lega.
      [+former] Setelah keluar, tidur saya kembali nyenyak.
      [+former] Delapan bulan cukup untuk tahu bahwa ini bukan tempat saya.
      [+former] Bertahan setahun hanya supaya riwayat kerja tidak terlihat pendek.
      [+former] Sewaktu berhenti, tidak ada yang bertanya kenapa.
      [+former] Hampir semua yang seangkatan dengan saya sudah pergi.
    `,
  },
  privateinsurance: {
    good: `
      Asuransi swastanya tinggal gesek, rumah sakit langganan saya masuk daftar.
      Ada asuransi tambahan di luar BPJS, kacamata pun diganti.
      Kartu asuransi keluar di minggu pertama kerja.
      Batas rawat jalannya cukup untuk setahun, sudah saya buktikan.
      Waktu saya operasi, asuransi menanggung hampir semuanya.
    `,
    bad: `
      Tidak ada asuransi di luar BPJS.
      Asuransi tambahan hanya untuk jajaran atas.
      Kalau sakit hanya mengandalkan BPJS, dan antrenya memakan hari kerja.
    `,
  },
  easyaccesstoprayerroom: {
    good: `
      Musala dekat ruang kerja, wudunya juga nyaman.
      Ruang ibadah bersih dan tidak pernah jauh dari tempat kerja.
      Musala cukup besar, jadi tidak perlu antre saat Magrib.
      Mukena dan sarung dicuci tiap minggu, hal kecil yang terasa.
    `,
    bad: `
      Musala terdekat harus jalan keluar gerbang dulu.
      Ruang ibadah di lantai dasar parkir, pengap dan sempit.
      Untuk salat harus menumpang di gedung sebelah.
    `,
  },
  parkingspace: {
    good: `
      Parkir motor beratap dan gratis.
      Tempat parkir luas dan dijaga, helm pun aman.
      Parkir karyawan dekat pintu masuk, tidak kehujanan.
      Tidak pernah kehabisan tempat parkir walau datang mepet.
    `,
    bad: `
      Parkir motor bayar sendiri setiap hari.
      Tempat parkir penuh sebelum pukul tujuh.
      Karyawan parkir di tanah kosong seberang jalan, becek kalau hujan.
    `,
  },
  workfromhome: {
    good: `
      [it kantor bank telepon] Boleh kerja dari rumah dua hari seminggu, tanpa drama absen kamera.
      [it kantor] Bekerja dari rumah benar-benar dipercaya, yang dilihat hasilnya.
      [it kantor media] Kalau hujan deras atau anak sakit, tinggal kabari lalu kerja dari rumah.
      [it] Separuh tim bekerja dari kota lain, dan rapatnya memang dirancang untuk itu.
    `,
    bad: `
      [it kantor] Kerja dari rumah dicabut tiba-tiba, padahal pekerjaan semuanya daring.
      [it kantor telepon] Tidak ada hari kerja dari rumah, walau tugasnya bisa dikerjakan dari mana saja.
      [kantor bank] Kerja dari rumah harus izin seolah-olah minta cuti.
    `,
  },
  publictransport: {
    good: `
      Halte dan angkot ada di depan gerbang.
      Turun dari angkutan umum tinggal jalan lima menit.
      Ada bus jemputan dari titik kumpul yang mudah dicapai.
      Lokasinya gampang dijangkau tanpa kendaraan sendiri.
    `,
    bad: `
      Tidak ada angkutan umum yang lewat, tanpa motor susah.
      Pulang shift malam sudah tidak ada kendaraan umum.
      Ongkos ojek dari terminal ke tempat kerja lebih mahal dari makan siang.
    `,
  },
  freemeals: {
    good: `
      Makan siang disediakan, dan menunya berganti tiap hari.
      Makan gratis dua kali sehari, rasanya seperti masakan rumah.
      Kantinnya gratis, sayurnya selalu ada.
      Jatah makan untuk yang lembur tidak pernah lupa.
      Kopi, teh, dan buah tersedia sepanjang hari.
    `,
    bad: `
      Makan bawa sendiri, warung terdekat cukup jauh.
      Katering yang disediakan sering basi sebelum jam makan.
      Jatah makan lembur diganti mi instan.
    `,
  },
}
