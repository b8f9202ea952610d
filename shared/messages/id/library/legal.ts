import { kept } from './kept.ts'
import { versions } from './versions.ts'

/** Texts of the legal pages, in addition to `terms.md` and `privacy.md`. */
export const legal = {
  contents: 'Isi halaman',
  kept,
  versions,
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
