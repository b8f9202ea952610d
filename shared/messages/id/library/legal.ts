import { duties, kept } from './kept.ts'
import { versions } from './versions.ts'

/** A page of the rules: sections with paragraphs; a list inside a section is an array. */
export type LegalText = {
  title: string
  description: string
  lead: string
  sections: readonly { id: string; title: string; body: readonly (string | readonly string[])[] }[]
}

const terms: LegalText = {
  title: 'Syarat dan ketentuan',
  description:
    'Aturan memakai situs ini: siapa yang boleh menulis, apa yang boleh ditulis, dan apa yang kami lakukan.',
  lead: 'Aturan main di sini, sesingkat mungkin. Dengan mengirim tulisan, melamar, atau membuat akun, kamu setuju dengan isinya.',
  sections: [
    {
      id: 'layanan',
      title: 'Apa yang kami sediakan',
      body: [
        'Tempat membaca dan menulis ulasan tentang perusahaan di Indonesia, serta memberi dan membandingkan gaji, bertanya dan menjawab, mencari lowongan, melamar, dan mengirim pesan ke perusahaan. Membaca tiga ulasan terbaru dan semua angka sebuah perusahaan tidak memerlukan akun. Ulasan lainnya terbuka setelah kamu masuk. Untuk pembaca dan penulis semuanya gratis. Perusahaan membayar langganan untuk memasang lowongan; langganan tidak mengubah ulasan, skor, maupun gaji yang tampil.',
      ],
    },
    {
      id: 'menulis',
      title: 'Siapa yang boleh menulis',
      body: [
        'Kamu yang berumur 18 tahun atau lebih, dan sedang bekerja, pernah bekerja, atau pernah melamar di perusahaan itu. Satu orang menulis paling banyak satu ulasan tentang satu perusahaan, dan memberi paling banyak satu gaji, dalam satu tahun kalender.',
        'Bertanya dan menjawab boleh siapa saja yang berumur 18 tahun atau lebih, juga tanpa akun.',
        'Tulis yang kamu alami atau ketahui sendiri, dengan jujur. Menulis karena dibayar, atas suruhan perusahaan atau pesaingnya, tidak boleh. Perusahaan menjawab hanya lewat akunnya, atas namanya sendiri.',
      ],
    },
    {
      id: 'isi',
      title: 'Apa yang boleh ditulis',
      body: [
        'Semua ulasan, komentar gaji, pertanyaan, dan jawaban mengikuti enam panduan komunitas. Tim kami membaca setiap ulasan, dan setiap pertanyaan dan jawaban pembaca, sebelum tampil, lalu menolak yang melanggar, dengan menyebut nomor panduannya. Kami tidak mengubah kata-katamu; paling jauh, bagian yang melanggar kami samarkan, dan itu terlihat.',
        'Isi yang diminta turun kami turunkan kalau melanggar panduan atau hukum. Selama permintaannya kami periksa, isi itu bisa tidak ditampilkan, dan itu tertulis di tempatnya.',
        'Kamu bertanggung jawab atas tulisanmu. Ulasan, pertanyaan, dan jawaban adalah pendapat penulisnya, bukan pendapat kami.',
      ],
    },
    {
      id: 'hak',
      title: 'Hak atas tulisanmu',
      body: [
        'Tulisan itu tetap milikmu. Dengan mengirimnya, kamu mengizinkan kami menampilkannya di sini dan menghitung nilainya dalam skor perusahaan. Izin itu berakhir kalau kamu menariknya dengan kode yang kamu pegang. Untuk gaji dan catatannya, pertanyaan, dan jawaban berlaku hal yang sama.',
      ],
    },
    {
      id: 'kode',
      title: 'Kodemu',
      body: [
        'Setelah mengirim ulasan, gaji, pertanyaan, atau jawaban, kamu menerima kode 26 huruf dan angka. Hanya kode itu yang bisa membuka statusnya, mengubahnya, atau menariknya. Kami tidak menyimpannya dan tidak bisa membuatkan yang baru; simpan baik-baik.',
      ],
    },
    {
      id: 'lowongan',
      title: 'Lowongan, lamaran, dan pesan',
      body: [
        'Lowongan dipasang perusahaan, yang bertanggung jawab atas isinya. Iklan yang meminta uang dari pelamar, menipu, atau membeda-bedakan orang kami tolak. Kami bukan pihak dalam lamaran atau perjanjian kerja, dan tidak menjanjikan kamu diterima.',
        'Lamar sebagai dirimu sendiri, dengan keterangan yang benar. Perusahaan itu membaca lamaranmu, dan hanya boleh memakainya untuk memutuskan tentang lowongan itu. Kamu bisa menariknya kapan saja.',
        'Pesan ke perusahaan kami teruskan apa adanya. Jangan dipakai untuk iklan atau mengganggu.',
      ],
    },
    {
      id: 'skor',
      title: 'Skor',
      body: [
        'Skor perusahaan adalah rata-rata ulasan karyawan dan mantan karyawan. Nilai pelamar dihitung terpisah. Skor tidak bisa dibeli, dan tidak ada perusahaan yang bisa meminta ulasan dihapus hanya karena nilainya rendah.',
      ],
    },
    {
      id: 'undian',
      title: 'Undian',
      body: [
        'Kalau ada undian, penyelenggara, nomor izin, masa berlaku, saksi, dan aturannya tertulis di halaman undian. Tanpa semuanya itu tidak ada undian.',
      ],
    },
    {
      id: 'larangan',
      title: 'Yang tidak boleh',
      body: [
        [
          'Mencoba membuka siapa penulis sebuah ulasan, gaji, pertanyaan, atau jawaban.',
          'Mengirim ulasan, jawaban, lowongan, atau lamaran palsu, atau banyak ulasan dengan banyak akun.',
          'Meminta uang dari pelamar, atau memakai data mereka untuk hal lain.',
          'Mengambil isi situs secara besar-besaran dengan mesin tanpa izin tertulis.',
          'Mengganggu jalannya situs.',
        ],
      ],
    },
    {
      id: 'tanggung-jawab',
      title: 'Batas tanggung jawab',
      body: [
        'Kami memeriksa tulisan menurut panduan, tetapi tidak bisa memastikan setiap kejadian, jawaban, atau lowongan di dalamnya. Pakai sebagai salah satu bahan pertimbangan. Situs bisa terganggu atau berhenti sementara.',
      ],
    },
    {
      id: 'keluhan',
      title: 'Keluhan',
      body: [
        'Isi yang melanggar panduan: laporkan lewat tombol di bawahnya. Isi yang melanggar hukum atau hakmu: lewat “Laporkan isi” (/lapor), dengan nomor dan batas waktu yang tertulis di sana. Kalau tidak dikabulkan, kamu bisa meminta kami melihatnya sekali lagi. Penulis yang ditolak bisa mengubah tulisannya dengan kodenya.',
        'Keluhan lain tentang situs ini atau keputusan kami: lewat “Hubungi kami” (/hubungi-kami). Orang yang membacanya, dan kami menjawab dalam tiga hari. Kalau tetap tidak sepakat, kamu boleh membawanya ke lembaga penyelesaian sengketa konsumen atau pengadilan.',
      ],
    },
    {
      id: 'perubahan',
      title: 'Perubahan, bahasa, dan hukum yang berlaku',
      body: [
        'Perubahan kami umumkan di halaman ini paling lambat 14 hari sebelum berlaku. Apa yang berubah, dan sejak kapan, tertulis di akhir halaman ini.',
        'Halaman ini ada dalam bahasa Indonesia dan Inggris. Kalau keduanya berbeda, yang berlaku bahasa Indonesia. Hukum Indonesia berlaku.',
      ],
    },
  ],
}

const privacy: LegalText = {
  title: 'Kebijakan privasi',
  description: 'Apa yang kami simpan, apa yang tidak, berapa lama, dan apa yang bisa kamu hapus.',
  lead: 'Apa yang kami simpan, apa yang tidak, dan berapa lama. Ditulis menurut apa yang benar-benar dilakukan situs ini sekarang.',
  sections: [
    {
      id: 'ulasan',
      title: 'Yang tersimpan dalam ulasan',
      body: [
        'Isi yang kamu tulis dan pilih: perusahaan, kota, nilai, teks, bagian, jenis pekerjaan, dan yang lain dari formulir. Soal waktu, yang tersimpan hanya minggu kamu menulis dan hari ulasanmu tampil; pembaca hanya melihat bulan dan tahun. Di sampingnya ada dua hasil hitungan satu arah, dari kodenya dan dari isi yang dikirim, dan, disandikan, keterangan apakah ulasan atau gaji di dalamnya melewati batas satu orang dalam setahun.',
        'Yang tidak tersimpan dalam ulasan: nama, akun, email, nomor telepon, alamat jaringan, dan jenis perangkat. Ulasan tidak punya kolom untuk itu.',
        'Posisi dan kotamu baru ditampilkan kalau sama pada minimal tiga ulasan perusahaan itu; kalau tidak, provinsi tampil sebagai gantinya. Bagian, jenis pekerjaan, tahun keluar, atau hasil lamaran selalu tampil.',
      ],
    },
    {
      id: 'sekali-setahun',
      title: 'Satu ulasan dan satu gaji setahun, tanpa nama',
      body: [
        'Supaya satu orang tidak menulis berkali-kali, kami menyimpan sebuah tanda: hasil hitungan satu arah (tidak bisa dibalik) dari akun, perusahaan, dan tahun, dengan kunci yang tidak ada di basis data. Tanda itu hanya mengatakan bahwa seseorang sudah menulis tentang perusahaan itu tahun itu; tidak menunjuk ulasan yang mana. Setelah dua tahun tanda itu dihapus. Tentang perusahaan yang belum terdaftar, kamu bisa menulis untuk tiga perusahaan setahun; untuk masing-masing kami menyimpan tanda dari akun dan tahun saja, sampai tahun itu lewat. Ulasan kedua di tahun yang sama, atau ulasan tentang perusahaan keempat seperti itu, tetap diterima dan dibaca seperti yang lain; pada hari seharusnya tampil, ulasan itu ditarik dan teksnya dihapus.',
        'Untuk gaji berlaku hal yang sama: satu gaji per orang, per perusahaan (atau tanpa perusahaan), per tahun, lewat formulir yang mana pun. Tandanya juga dari akun, perusahaan, dan tahun, terpisah dari tanda ulasan, tidak memuat jumlahnya, dan dihapus setelah dua tahun. Gaji kedua tetap diterima; pada hari Senin gaji itu disisihkan dan isinya dihapus; perusahaan dan tahunnya tinggal, tersandi. Kalau datang bersama ulasan, ulasannya tampil tanpa gaji itu.',
        'Siapa pun yang memegang kunci itu sekaligus basis datanya bisa menguji apakah sebuah akun sudah menulis atau memberi gaji tentang sebuah perusahaan. Kalau perusahaan itu hanya punya satu ulasan, penulisnya ketahuan. Pengelola situs ini memegang keduanya.',
        'Ulasan dan gaji tidak dikirim dengan tanda masukmu, melainkan dengan izin sekali pakai. Dari izin itu kami menyimpan hasil hitungan satu arah, untuk ulasan atau gaji, perusahaannya, tanda yang sama, dan, disandikan, apakah izin itu untuk ulasan atau gaji kedua serta tanda untuk gaji dan untuk perusahaan yang belum terdaftar, sampai malam sesudah izinnya habis.',
      ],
    },
    {
      id: 'gaji',
      title: 'Gaji',
      body: [
        'Gaji bisa kamu beri bersama ulasan atau tersendiri. Bersama ulasan, gaji disandikan selama ulasannya diperiksa, lalu dipindah saat ulasan tampil. Tersendiri, semuanya disandikan sampai hari Senin: perusahaan, posisi, kota, jumlah, dan catatan. Yang terbaca hanya apakah tim kami perlu melihatnya, panduan dan penjelasan tim kami kalau ditolak, dan tahunnya; di sampingnya ada dua hasil hitungan satu arah, dari kodenya dan dari isi yang dikirim. Kapan kamu mengirimnya tidak disimpan. Tim kami hanya membuka gaji yang jumlahnya tidak lazim atau yang catatannya ditandai.',
        'Setelah itu gaji tinggal di catatan tersendiri, tanpa hubungan dengan akun, ulasan, atau catatan lainnya. Di catatan untuk perusahaan hanya perusahaannya yang terbaca; bagian, jenis pekerjaan, tahun, jumlah, THR, bonus, dan lama di posisi itu tersandi. Di catatan untuk posisi dan tempat tidak ada yang terbaca; isinya tersandi, dengan gaji dan tunjangan yang dibulatkan ke Rp 100.000 dan tanda perusahaan yang tidak bisa dibalik. Catatan yang kamu tulis berada di tempatnya sendiri, juga tersandi sampai tampil.',
        'Pembaca hanya melihat kisaran, yang dihitung ulang setiap Senin dan baru tampil kalau sedikitnya lima orang memberi gajinya. Catatan tampil beberapa sekaligus, tanpa gaji di sampingnya. Kalau kamu menarik gaji dengan kodemu, atau menarik ulasannya, gaji dan catatannya langsung dihapus; kisarannya menyesuaikan diri hari Senin.',
        'Kalau tim kami menghapus ulasan yang sudah tampil, atau menyembunyikan catatan, gajinya tetap dihitung sampai kamu menariknya dengan kode.',
        'Siapa pun yang memegang kunci kami bisa membaca gaji, dan mencocokkannya dengan ulasan dari isinya kalau ulasan tentang perusahaan itu sedikit. Apa yang masih boleh kamu ubah soal gaji di ulasanmu disimpan tersandi, dan hanya bisa ditemukan dengan kodemu.',
      ],
    },
    {
      id: 'undian',
      title: 'Undian',
      body: [
        'Kalau ada undian dan kamu ikut, kami menyimpan nomor tiket dan kontak yang kamu tulis, disandikan dan tanpa waktu. Kontak hanya kami buka kalau tiketnya menang, dan semuanya kami hapus 30 hari sesudah diundi. Nomor semua tiket diumumkan bersama hasil undian, tanpa kontak, dan tetap ada. Tiket ditandatangani tanpa kami lihat, jadi tidak ada simpanan kami yang menghubungkannya dengan ulasanmu.',
      ],
    },
    {
      id: 'tanya-jawab',
      title: 'Pertanyaan dan jawaban',
      body: [
        'Untuk bertanya atau menjawab kamu tidak perlu akun. Yang tersimpan: perusahaannya, kata-katamu, siapa kamu bagi perusahaan itu, nama yang kamu tulis sendiri pada pertanyaan, bahasa, minggu pengiriman, hari tampil, serta dua hasil hitungan satu arah, dari kodenya dan dari isi yang dikirim. Kalau kamu meninggalkan alamat email, alamat itu disandikan dan disimpan terpisah, bersama bahasa, minggunya, dan hari kabar terakhir. Pembaca tidak pernah melihatnya, dan setiap kabar bisa dihentikan dengan satu klik.',
        'Kalau seseorang menjawab untuk perusahaannya, tersimpan pula siapa yang menjawab, dan jabatannya tampil.',
      ],
    },
    {
      id: 'lamaran',
      title: 'Lamaran dan pesan ke perusahaan',
      body: [
        'Dari lamaran tersimpan lowongannya, hari dikirim, dilihat, dan dijawab, akunmu sebagai hasil hitungan satu arah, serta, disandikan, nama, kontak, surat, CV, dan jawaban perusahaan. Perusahaan itu membacanya; ulasanmu tidak terhubung dengannya. Menarik lamaran menghapus isi dan CV-nya.',
        'Pesanmu ke perusahaan kami teruskan lewat email. Isinya tidak kami simpan setelah terkirim, dan alamatmu hanya disebut kalau kamu setuju.',
      ],
    },
    {
      id: 'langganan',
      title: 'Kabar yang kamu minta',
      body: [
        'Untuk kabar lowongan, kabar perusahaan, dan saran karier kami menyimpan alamat emailmu, disandikan dan sebagai hasil hitungan satu arah, bahasa, apa yang kamu minta, hari mulainya, dan sampai hari mana kamu sudah dikabari. Untuk saran karier juga nama depan dan belakang yang kamu tulis, disandikan. Kabar baru dikirim setelah kamu mengiyakan lewat email, dan bisa kamu hentikan kapan saja tanpa masuk.',
      ],
    },
    {
      id: 'surat',
      title: 'Surat kepada kami dan laporan isi',
      body: [
        'Pesan, permintaan menurunkan isi, dan permintaan tentang data pribadi disandikan seluruhnya: nama, alamat email, perusahaan, halaman yang disebut, isi surat, bukti, dan jawaban kami. Yang terbaca hanya jenisnya, bahasanya, jam paling lambat kami menjawab, dan akhirnya. Yang kamu laporkan tidak diberi tahu siapa kamu.',
      ],
    },
    {
      id: 'akun',
      title: 'Akun',
      body: [
        'Akun berisi alamat email atau nomor WhatsApp-mu, disandikan dan sebagai hasil hitungan satu arah untuk menemukannya, namamu kalau kamu mengisinya, disandikan, lowongan yang kamu simpan dan perusahaan yang kamu ikuti, disandikan, bulan pembuatannya, bahasa yang kamu pilih untuk emailnya, apakah ada email kepadanya yang kembali, dan catatan bahwa kamu menyetujui ketentuan, dengan tanggal dan bahasanya disandikan. Berapa perusahaan yang belum terdaftar kamu sebut tahun ini disimpan sebagai hasil hitungan satu arah yang tanpa kunci kami tidak menunjuk ke akun mana pun. Akun, dan ulasan serta gaji, berada di dua bagian basis data yang terpisah; tidak ada kolom yang menunjuk dari yang satu ke yang lain.',
        'Kode masuk berlaku 5 menit. Dari setiap percobaan masuk, selesai atau tidak, kami menyimpan alamatmu, disandikan, kodenya sebagai hasil hitungan satu arah, kapan dikirim, dan berapa kali salah, sampai dipakai, atau paling lama dua jam setelah kedaluwarsa. Sesi masuk disimpan sebagai hasil hitungan satu arah, dengan waktu berakhirnya disandikan; berakhir setelah 30 hari tidak dipakai, paling lama 90 hari. Browser yang pernah masuk diingat paling lama setengah tahun, juga sebagai hasil hitungan satu arah, supaya orang lain tidak bisa menghalangimu masuk.',
        'Sebelum kode dikirim, dan saat kamu membuka formulir ulasan atau gaji, bagian di belakang @ kami bandingkan dengan situs perusahaan, supaya kamu tahu kalau alamat itu tampaknya milik tempat kerja. Hasilnya tidak disimpan.',
      ],
    },
    {
      id: 'browser',
      title: 'Yang tersimpan di browsermu',
      body: [
        [
          'Tampilan terang atau gelap, kalau kamu memilihnya.',
          'Tanda masuk dan nama akunmu, selama kamu masuk.',
          'Sebuah nama acak untuk browser ini, dibuat saat kamu meminta kode masuk atau mengirim sesuatu, supaya kode tidak bisa ditebak berulang-ulang. Ulasan, gaji, dan tiket undian dikirim tanpa nama itu.',
          'Tanda masuk perusahaan dan nama perusahaannya, selama kamu masuk untuk sebuah perusahaan, dan draf lowongannya.',
          'Kode pertanyaan dan jawabanmu, beserta nama perusahaannya, begitu kamu mengirimnya. Ini disimpan tanpa ditanya dulu, supaya kamu bisa membukanya lagi. Di halaman “Pertanyaan dan jawabanku” kamu bisa melupakannya di perangkat ini.',
          'Draf lamaran, sampai kamu mengirim atau menghapusnya.',
          'Draf ulasan dan gaji sampai kamu mengirim atau menghapusnya, dan kodenya kalau kamu minta disimpan. Sesaat setelah dikirim, kodenya juga tinggal di tab itu saja, sampai kamu menyimpannya, membuka halaman lain situs ini di sana, keluar dari akun, atau menutup tab. Begitu pula izin untuk memberi lagi ulasan atau gaji yang sudah kamu tarik, selama formulirnya terbuka.',
          'Ulasan dan jawaban mana saja yang kamu tandai membantu.',
          'Lowongan yang kamu simpan dan perusahaan yang kamu ikuti selama kamu tidak masuk.',
          'Tiket undian, kalau kamu menyimpannya.',
          'Hanya di satu tab, sampai ditutup: posisi gulir halaman, proses masuk yang belum selesai, dan perubahan ulasan atau gaji yang belum kamu kirim.',
        ],
        'Tidak ada cookie pelacak, tidak ada skrip pihak lain, dan tidak ada penghitung kunjungan.',
      ],
    },
    {
      id: 'tanda',
      title: 'Tanda membantu dan laporan',
      body: [
        'Saat kamu menandai ulasan atau jawaban sebagai membantu, kami menyimpan hasil hitungan satu arah dari nama acak browsermu bersama ulasan atau jawaban itu, supaya satu browser terhitung sekali. Dua tanda dari browser yang sama tidak bisa dipasangkan. Kalau banyak tanda datang dari satu jaringan, hanya beberapa yang dihitung dalam sehari; kami melihat apakah kamu sedang masuk, tanpa mencatat akunmu.',
        'Dari laporan tentang ulasan, komentar gaji, pertanyaan, jawaban, atau lowongan tersimpan apa yang dilaporkan, nomor panduan atau alasannya, penjelasanmu, bahasa, dan minggunya. Siapa yang melapor tidak disimpan.',
      ],
    },
    {
      id: 'catatan-server',
      title: 'Catatan server',
      body: [
        'Program mencatat jenis permintaan, pola alamat halaman, hasil, dan kisaran lamanya. Alamat jaringan, nama browser, dan isi permintaan tidak dicatat. Untuk membatasi percobaan masuk dan seringnya kiriman, program menghitung. Alamat jaringan, dan apa yang kamu lakukan saat mengirim ulasan atau gaji, hanya dihitung di ingatan program, dalam bentuk hasil hitungan satu arah; alamat jaringan tidak pernah dituliskan. Berapa kali kode diminta atau salah untuk suatu email atau nomor, atau di suatu browser, dan berapa kali sebuah browser melapor, ada di basis data, juga sebagai hasil hitungan satu arah. Namanya berganti setiap jam atau setiap hari, dan dihapus paling lambat sekitar sehari setelah percobaan terakhir.',
      ],
    },
    {
      id: 'lama',
      title: 'Berapa lama',
      body: [
        [
          'Ulasan yang tampil tinggal di sini sampai kamu menariknya dengan kode. Saat ditarik, teks dan gajinya dihapus dan nilainya tidak dihitung lagi. Nilai dan pilihanmu (seperti bagian dan kota) tetap tersimpan, tidak tampil.',
          'Ulasan yang ditolak atau dihapus tim kami tersimpan, tidak tampil, sampai kamu menariknya dengan kode yang sama.',
          'Pertanyaan dan jawaban tinggal di sini sampai kamu menariknya dengan kode, juga yang ditolak atau tidak tampil lagi. Saat ditarik, kata-kata dan nama yang kamu tulis dihapus.',
          'Langganan kabar tinggal sampai kamu menghentikannya.',
          'Gaji tinggal di sini sampai kamu menariknya dengan kode. Gaji yang ditolak atau disisihkan dihapus setelah dua tahun.',
          'Cadangan basis data berisi semua yang ada saat cadangan dibuat, juga yang sudah dihapus sesudahnya. Cadangan dihapus sesudah 30 hari.',
          'Akun tinggal sampai kamu menghapusnya di halaman akun; sesudah itu alamat, nama, yang kamu simpan, sesi, dan catatan persetujuannya langsung hilang. Menghapus akun tidak menghapus ulasan atau gaji: keduanya tidak menyebut milik siapa.',
        ],
      ],
    },
    {
      id: 'hak',
      title: 'Hakmu',
      body: [
        'Undang-Undang Pelindungan Data Pribadi (UU 27/2022, pasal 5–13) memberimu hak ini atas data pribadimu:',
        [
          'tahu siapa yang meminta datamu, untuk apa, dan atas dasar apa',
          'melengkapi dan membetulkannya',
          'melihatnya dan mendapat salinannya, juga dalam bentuk yang bisa dibaca mesin dan dibawa ke tempat lain',
          'mengakhiri pemrosesan, menghapus, dan memusnahkannya',
          'menarik persetujuan yang pernah kamu beri',
          'berkeberatan atas pemrosesan, termasuk keputusan yang dibuat mesin saja',
          'menunda atau membatasi pemrosesan',
          'mengadu, menggugat, dan menerima ganti rugi kalau pemrosesan datamu melanggar hukum',
        ],
        'Mintalah lewat halaman “Hak atas data pribadi” (/hak-data); kami menjawab dalam 3 × 24 jam. Untuk akun, sebagian besar bisa kamu lakukan sendiri di halaman akun: melihat dan mengunduh salinannya, mengganti alamat dan nama, mengeluarkan perangkat, dan menghapus akun. Untuk ulasan, gaji, pertanyaan, dan jawaban, kode yang kamu pegang adalah satu-satunya bukti bahwa itu milikmu; dengan kode itu kamu bisa melihat dan menariknya sendiri kapan saja.',
      ],
    },
    {
      id: 'batas',
      title: 'Yang tidak bisa kami janjikan',
      body: [
        'Selama paling lama satu jam, salinan basis data masih bisa menunjukkan urutan masuknya ulasan dan gaji. Program yang diubah pengelolanya juga bisa mengingat siapa mengirim apa; janji tidak melindungi dari itu.',
        'Tulisanmu sendiri bisa membuatmu dikenali: kejadian yang hanya kamu alami, tanggal yang tepat, gaya bahasa. Formulir mengingatkan sebelum kamu mengirim. Tulis dari tempat yang aman, bukan dari jaringan kantor.',
      ],
    },
  ],
}

/** Words of the rules: guidelines, terms, privacy. */
export const legal = {
  contents: 'Isi halaman',
  terms,
  privacy,
  kept,
  versions,
  duties: duties as LegalText['sections'],
  carriers: {
    section: { id: 'pengantar', title: 'Siapa yang mengantar kode masukmu' },
    inbox:
      'Demo ini tidak mengirim apa pun keluar: semua kode masuk ke kotak di /inbox, yang hanya bisa dibuka dari komputer ini.',
    email:
      'Kode lewat email diantar penyedia email kami dan penyedia emailmu. Keduanya tahu bahwa alamatmu menerima kode dari kami, dan kapan. Tentang ulasan mereka tidak tahu apa-apa; pesannya tidak pernah menyebut perusahaan.',
    meta: 'Kode lewat WhatsApp diantar Meta, yang memproses nomormu untuk kami, juga di luar Indonesia. Meta tahu bahwa nomormu menerima kode dari kami, dan kapan; tentang ulasan tidak tahu apa-apa. Nomor HP di Indonesia terdaftar atas namamu. Kalau tidak mau Meta tahu, masuklah lewat email.',
  },
  operator: {
    section: { id: 'pengelola', title: 'Siapa yang mengelola situs ini' },
    is: (name: string, email: string) =>
      `Situs ini dikelola oleh ${name}. Pertanyaan, permintaan, dan keluhan tentang data pribadi bisa dikirim ke ${email}.`,
    registered: (number: string) =>
      `Situs ini terdaftar sebagai Penyelenggara Sistem Elektronik (PSE) Lingkup Privat di Kementerian Komunikasi dan Digital dengan nomor ${number}.`,
    demo: 'Ini demo: tidak ada badan yang mengelolanya. Di situs yang sungguhan, nama pengelola dan alamat emailnya tertulis di sini, misalnya “PT Contoh Jujur (demo), privasi@contoh.example”.',
  },
  guidelines: {
    title: 'Panduan komunitas',
    description:
      'Enam panduan untuk ulasan, pertanyaan, dan jawaban, dengan contoh yang boleh dan yang tidak.',
    lead: 'Enam panduan yang nomornya tidak pernah berubah. Tim kami membaca setiap ulasan, pertanyaan, dan jawaban pembaca menurut panduan ini. Kalau ada yang ditolak atau dihapus karenanya, nomornya disebut; yang diturunkan atas permintaan hukum disebut begitu.',
    badLabel: 'Tidak boleh',
    goodLabel: 'Boleh',
    items: [
      {
        title: 'Jangan menunjuk orang',
        body: 'Jangan menyebut nama, inisial, atau jabatan yang hanya dipegang satu orang. Ceritakan kejadiannya, bukan orangnya. Nama pimpinan yang memang dikenal umum pun tidak perlu.',
        bad: 'Bu R. dari keuangan selalu memarahi staf di depan umum.',
        good: 'Teguran sering diberikan di depan umum, juga untuk hal kecil.',
      },
      {
        title: 'Tanpa data kontak',
        body: 'Jangan menulis nomor telepon, email, alamat rumah, akun media sosial, nomor rekening, atau tautan, milikmu maupun orang lain.',
        bad: 'Tanya aku di 0812… kalau mau tahu lebih banyak.',
        good: 'Proses masuknya dua minggu, dengan dua wawancara.',
      },
      {
        title: 'Tanpa informasi internal',
        body: 'Jangan membuka rahasia perusahaan: produk yang belum keluar, mutu, angka penjualan, data pelanggan, isi kontrak. Cara kerja, jam, gaji, dan suasana boleh.',
        bad: 'Bulan depan pabrik kedua ditutup, dan pelanggan terbesar kami pindah.',
        good: 'Target naik tiap bulan tanpa tambahan orang.',
      },
      {
        title: 'Tanpa diskriminasi',
        body: 'Jangan merendahkan orang karena suku, agama, ras, gender, orientasi, usia, atau disabilitas. Menceritakan diskriminasi yang kamu alami atau lihat tentu boleh.',
        bad: 'Orang dari daerah itu memang malas.',
        good: 'Kenaikan jabatan jarang sampai ke perempuan; dalam tiga tahun aku hanya melihat satu.',
      },
      {
        title: 'Tanpa kata kasar',
        body: 'Kritik boleh keras, kata-katanya jangan. Tanpa makian, ancaman, atau ejekan.',
        bad: 'Manajemennya sekumpulan *****.',
        good: 'Keputusan manajemen sering berubah dan jarang dijelaskan.',
      },
      {
        title: 'Tentang pengalaman kerja',
        body: 'Dalam ulasan dan jawaban, tulis pengalaman atau pengetahuanmu sendiri tentang bekerja atau melamar di sana. Dalam pertanyaan, tanyakan hal itu saja. Keluhan pelanggan, iklan, kabar dari orang lain, dan urusan politik bukan tempatnya.',
        bad: 'Paket saya dua kali hilang, jangan belanja di sini.',
        good: 'Kurir memakai motor sendiri; bensin diganti sebagian.',
      },
    ] as readonly { title: string; body: string; bad: string; good: string }[],
    afterTitle: 'Kalau tulisanmu ditolak',
    after:
      'Buka dengan kodemu: di sana tertulis panduan mana yang dilanggar. Kamu bisa mengubahnya lalu mengirimnya lagi, atau menariknya.',
    afterLink: 'Buka ulasan saya',
    afterAsked: 'Buka pertanyaan dan jawabanku',
  },
}
