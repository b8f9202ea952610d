/** A page of the rules: sections with paragraphs; a list inside a section is an array. */
export type LegalText = {
  title: string
  description: string
  lead: string
  updated: string
  sections: readonly { id: string; title: string; body: readonly (string | readonly string[])[] }[]
}

const terms: LegalText = {
  title: 'Syarat dan ketentuan',
  description:
    'Aturan memakai situs ini: siapa yang boleh menulis, apa yang boleh ditulis, dan apa yang kami lakukan.',
  lead: 'Aturan main di sini, sependek mungkin. Dengan menulis ulasan atau membuat akun, kamu setuju dengan isinya.',
  updated: '22 November 2026',
  sections: [
    {
      id: 'layanan',
      title: 'Apa yang kami sediakan',
      body: [
        'Tempat membaca dan menulis ulasan tentang perusahaan di Indonesia. Membaca tiga ulasan terbaru dan semua angka sebuah perusahaan tidak memerlukan akun. Ulasan lainnya terbuka setelah kamu masuk. Semuanya gratis.',
      ],
    },
    {
      id: 'menulis',
      title: 'Siapa yang boleh menulis',
      body: [
        'Kamu yang berumur 18 tahun atau lebih, dan sedang bekerja, pernah bekerja, atau pernah melamar di perusahaan itu. Satu orang menulis paling banyak satu ulasan tentang satu perusahaan dalam satu tahun kalender.',
        'Tulis yang kamu alami sendiri, dengan jujur. Menulis karena dibayar, atas suruhan perusahaan atau pesaingnya, tidak boleh.',
      ],
    },
    {
      id: 'isi',
      title: 'Apa yang boleh ditulis',
      body: [
        'Semua ulasan mengikuti enam panduan komunitas. Tim kami membaca setiap ulasan sebelum tampil dan menolak yang melanggar, dengan menyebut nomor panduannya. Kami tidak mengubah kata-katamu; paling jauh, bagian yang melanggar kami samarkan, dan itu terlihat.',
        'Kamu bertanggung jawab atas isi ulasanmu. Ulasan adalah pendapat penulisnya, bukan pendapat kami.',
      ],
    },
    {
      id: 'hak',
      title: 'Hak atas tulisanmu',
      body: [
        'Tulisan itu tetap milikmu. Dengan mengirimnya, kamu mengizinkan kami menampilkannya di sini dan menghitung nilainya dalam skor perusahaan. Izin itu berakhir kalau kamu menarik ulasanmu dengan kode yang kamu pegang.',
      ],
    },
    {
      id: 'kode',
      title: 'Kode ulasanmu',
      body: [
        'Setelah mengirim, kamu menerima kode 26 huruf dan angka. Hanya kode itu yang bisa membuka status ulasanmu atau menariknya. Kami tidak menyimpannya dan tidak bisa membuatkan yang baru; simpan baik-baik.',
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
      id: 'larangan',
      title: 'Yang tidak boleh',
      body: [
        [
          'Mencoba membuka siapa penulis sebuah ulasan.',
          'Mengirim ulasan palsu, atau banyak ulasan dengan banyak akun.',
          'Mengambil isi situs secara besar-besaran dengan mesin tanpa izin tertulis.',
          'Mengganggu jalannya situs.',
        ],
      ],
    },
    {
      id: 'tanggung-jawab',
      title: 'Batas tanggung jawab',
      body: [
        'Kami memeriksa ulasan menurut panduan, tetapi tidak bisa memastikan setiap kejadian di dalamnya. Pakai ulasan sebagai salah satu bahan pertimbangan. Situs bisa terganggu atau berhenti sementara.',
      ],
    },
    {
      id: 'perubahan',
      title: 'Perubahan dan hukum yang berlaku',
      body: ['Kalau aturan ini berubah, tanggal di atas ikut berubah. Hukum Indonesia berlaku.'],
    },
  ],
}

const privacy: LegalText = {
  title: 'Kebijakan privasi',
  description: 'Apa yang kami simpan, apa yang tidak, berapa lama, dan cara menghapusnya.',
  lead: 'Apa yang kami simpan, apa yang tidak, dan berapa lama. Ditulis menurut apa yang benar-benar dilakukan situs ini sekarang.',
  updated: '22 November 2026',
  sections: [
    {
      id: 'ulasan',
      title: 'Yang tersimpan dalam ulasan',
      body: [
        'Isi yang kamu tulis dan pilih: perusahaan, kota, nilai, teks, bagian, jenis pekerjaan, dan yang lain dari formulir. Soal waktu, yang tersimpan hanya minggunya; pembaca hanya melihat bulan dan tahun.',
        'Yang tidak tersimpan dalam ulasan: nama, akun, surel, nomor telepon, alamat jaringan, dan jenis perangkat. Ulasan tidak punya kolom untuk itu.',
        'Posisi dan kotamu baru ditampilkan kalau sama pada minimal tiga ulasan perusahaan itu; kalau tidak, provinsi tampil sebagai gantinya. Bagian dan jenis pekerjaan selalu tampil.',
      ],
    },
    {
      id: 'sekali-setahun',
      title: 'Satu ulasan setahun, tanpa nama',
      body: [
        'Supaya satu orang tidak menulis berkali-kali, kami menyimpan sebuah tanda: hasil hitungan satu arah (tidak bisa dibalik) dari akun, perusahaan, dan tahun, dengan kunci yang tidak ada di basis data. Tanda itu hanya mengatakan bahwa seseorang sudah menulis tentang perusahaan itu tahun itu; tidak menunjuk ulasan yang mana. Setelah dua tahun tanda itu dihapus.',
        'Ulasan tidak dikirim dengan tanda masukmu, melainkan dengan izin sekali pakai yang hanya disimpan sebagai hasil hitungan satu arah.',
      ],
    },
    {
      id: 'gaji',
      title: 'Gaji',
      body: [
        'Gaji yang kamu tulis disandikan selama ulasanmu diperiksa. Saat ulasan tampil, gaji dipindah ke catatan tersendiri: perusahaan, bagian, jenis pekerjaan, tahun, jumlah, dan komentarnya. Catatan itu ditemukan hanya dengan kode yang kamu pegang, dan ikut dihapus kalau kamu menarik ulasan.',
        'Kalau tim kami menghapus ulasan yang sudah tampil, catatan gajinya tetap tinggal, karena tidak terhubung dengan ulasan itu; juga dalam ringkasan gaji yang dihitung darinya.',
      ],
    },
    {
      id: 'undian',
      title: 'Undian',
      body: [
        'Kalau ada undian dan kamu ikut, kami menyimpan nomor tiket dan kontak yang kamu tulis, disandikan dan tanpa waktu. Kontak hanya dibuka kalau tiketmu menang, dan semuanya dihapus 30 hari sesudah diundi. Tiket ditandatangani tanpa kami lihat, jadi tidak ada yang menghubungkannya dengan ulasanmu.',
      ],
    },
    {
      id: 'akun',
      title: 'Akun',
      body: [
        'Akun berisi alamat surel atau nomor WhatsApp-mu, disandikan, bulan pembuatannya, dan catatan bahwa kamu menyetujui ketentuan. Akun dan ulasan berada di dua bagian basis data yang terpisah, tanpa penghubung.',
        'Kode masuk berlaku 5 menit dan disimpan hanya sebagai hasil hitungan satu arah. Sesi masuk juga begitu, dengan tanggal terakhir dipakai; berakhir setelah 30 hari tidak dipakai, paling lama 90 hari. Peramban yang pernah masuk diingat setengah tahun, juga sebagai hasil hitungan satu arah, supaya orang lain tidak bisa menghalangimu masuk.',
      ],
    },
    {
      id: 'peramban',
      title: 'Yang tersimpan di perambanmu',
      body: [
        [
          'Tampilan terang atau gelap, kalau kamu memilihnya.',
          'Tanda masuk dan nama akunmu, selama kamu masuk.',
          'Sebuah nama acak untuk peramban ini, dibuat saat kamu meminta kode masuk atau mengirim sesuatu, supaya kode tidak bisa ditebak berulang-ulang. Ulasan dan tiket undian dikirim tanpa nama itu.',
          'Draf ulasan sampai kamu mengirim atau menghapusnya, dan kode ulasan kalau kamu minta disimpan.',
          'Ulasan mana saja yang kamu tandai membantu.',
          'Tiket undian, kalau kamu menyimpannya.',
          'Jawabanmu tentang kuki.',
        ],
        'Tidak ada kuki pelacak, tidak ada skrip pihak lain, dan sekarang tidak ada penghitung kunjungan. Kalau suatu hari ada, hanya berjalan untuk yang mengizinkan.',
      ],
    },
    {
      id: 'tanda',
      title: 'Tanda membantu dan laporan',
      body: [
        'Saat kamu menandai ulasan sebagai membantu, kami menyimpan hasil hitungan satu arah dari nama acak perambanmu bersama ulasan itu, supaya satu peramban terhitung sekali. Dua tanda dari peramban yang sama tidak bisa dipasangkan.',
        'Dari laporan tersimpan ulasannya, nomor panduan, penjelasanmu, bahasa, dan minggunya. Siapa yang melapor tidak disimpan.',
      ],
    },
    {
      id: 'catatan-server',
      title: 'Catatan server',
      body: [
        'Program mencatat jenis permintaan, pola alamat halaman, hasil, dan kisaran lamanya. Alamat jaringan, nama peramban, dan isi permintaan tidak dicatat. Untuk membatasi percobaan masuk, alamat jaringan dipakai sebentar di ingatan dalam bentuk hasil hitungan satu arah, dan tidak pernah ditulis.',
      ],
    },
    {
      id: 'lama',
      title: 'Berapa lama',
      body: [
        [
          'Ulasan yang tampil tinggal di sini sampai kamu menariknya dengan kode. Saat ditarik, teks dan gajinya dihapus dan nilainya tidak dihitung lagi.',
          'Ulasan yang ditolak tersimpan, tidak tampil, sampai kamu menariknya dengan kode yang sama.',
          'Akun tinggal selama situs ini berjalan. Menghapus akun sendiri belum bisa dilakukan di sini; kalau sudah bisa, ulasan tidak ikut terhapus, karena kami tidak tahu mana yang milikmu.',
        ],
      ],
    },
    {
      id: 'hak',
      title: 'Hakmu',
      body: [
        'Undang-Undang Pelindungan Data Pribadi memberimu hak melihat, membetulkan, dan menghapus data akunmu; pengelola situs ini wajib melayaninya. Untuk ulasan, kode yang kamu pegang adalah satu-satunya bukti bahwa itu milikmu; dengan kode itu kamu bisa melihat dan menariknya sendiri kapan saja.',
      ],
    },
    {
      id: 'batas',
      title: 'Yang tidak bisa kami janjikan',
      body: [
        'Tulisanmu sendiri bisa membuatmu dikenali: kejadian yang hanya kamu alami, tanggal yang tepat, gaya bahasa. Formulir mengingatkan sebelum kamu mengirim. Tulis dari tempat yang aman, bukan dari jaringan kantor.',
      ],
    },
  ],
}

/** Words of the rules: guidelines, terms, privacy. */
export const legal = {
  updated: (day: string) => `Berlaku sejak ${day}`,
  contents: 'Isi halaman',
  terms,
  privacy,
  carriers: {
    section: { id: 'pengantar', title: 'Siapa yang mengantar kode masukmu' },
    inbox:
      'Demo ini tidak mengirim apa pun keluar: semua kode masuk ke kotak di /inbox, yang hanya bisa dibuka dari komputer ini.',
    email:
      'Kode lewat surel diantar penyedia surel kami dan penyedia surelmu. Keduanya tahu bahwa alamatmu menerima kode dari kami, dan kapan. Tentang ulasan mereka tidak tahu apa-apa; pesannya tidak pernah menyebut perusahaan.',
    meta: 'Kode lewat WhatsApp diantar Meta, yang memproses nomormu untuk kami, juga di luar Indonesia. Meta tahu bahwa nomormu menerima kode dari kami, dan kapan; tentang ulasan tidak tahu apa-apa. Nomor HP di Indonesia terdaftar atas namamu. Kalau tidak mau Meta tahu, masuklah lewat surel.',
  },
  operator: {
    section: { id: 'pengelola', title: 'Siapa yang mengelola situs ini' },
    is: (name: string, email: string) =>
      `Situs ini dikelola oleh ${name}. Pertanyaan, permintaan, dan keluhan tentang data pribadi bisa dikirim ke ${email}.`,
    registered: (number: string) =>
      `Situs ini terdaftar sebagai Penyelenggara Sistem Elektronik (PSE) Lingkup Privat di Kementerian Komunikasi dan Digital dengan nomor ${number}.`,
    demo: 'Ini demo: tidak ada badan yang mengelolanya. Di situs yang sungguhan, nama pengelola dan alamat surelnya tertulis di sini, misalnya “PT Contoh Jujur (demo), privasi@contoh.example”.',
  },
  guidelines: {
    title: 'Panduan komunitas',
    description: 'Enam panduan untuk ulasan, dengan contoh yang boleh dan yang tidak.',
    lead: 'Enam panduan yang nomornya tidak pernah berubah. Tim kami membaca setiap ulasan menurut panduan ini; kalau ada yang ditolak, disembunyikan, atau dihapus, nomornya selalu disebut.',
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
        body: 'Jangan menulis nomor telepon, surel, alamat, akun media sosial, nomor rekening, atau tautan, milikmu maupun orang lain.',
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
        body: 'Tulis pengalamanmu sendiri bekerja atau melamar di sana. Keluhan pelanggan, iklan, kabar dari orang lain, dan urusan politik bukan tempatnya.',
        bad: 'Paket saya dua kali hilang, jangan belanja di sini.',
        good: 'Kurir memakai motor sendiri; bensin diganti sebagian.',
      },
    ] as readonly { title: string; body: string; bad: string; good: string }[],
    afterTitle: 'Kalau ulasanmu ditolak',
    after:
      'Buka dengan kodemu: di sana tertulis panduan mana yang dilanggar. Kamu bisa menariknya dan menulis yang baru.',
    afterLink: 'Buka ulasan saya',
  },
}
