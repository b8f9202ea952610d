/** Texts of the page for companies. */
export const employers = {
  title: 'Untuk perusahaan',
  description:
    'Yang bisa dilakukan perusahaan di halamannya sendiri, dan yang tidak pernah bisa: membeli skor, tahu siapa menulis, menghapus yang benar.',
  lead: 'Halaman yang perusahaannya tidak pernah bicara hanya separuh cerita. Klaim halamanmu, jawab yang ditulis orang, dan tunjukkan siapa kamu. Tanpa telepon dari tim penjualan.',
  find: 'Cari perusahaanmu',
  signIn: 'Sudah punya akun? Masuk',
  how: 'Caranya',
  steps: [
    'Cari perusahaanmu dan buka “Ini perusahaanmu?” di halamannya.',
    'Isi siapa kamu di sana. Email di situs perusahaan, atau sebuah dokumen, menjadi buktinya.',
    'Tim kami menjawab dalam tiga hari kerja. Sesudah itu kamu memilih kata sandi dan mulai.',
  ],
  readers: 'Yang dilihat pembaca',
  readersBody: [
    'Semua yang kamu tulis tampil dengan tanda “ditulis perusahaan”, dengan bulannya. Tidak ada yang tampak seperti ulasan.',
    'Berapa ulasan yang kamu jawab, dan biasanya seberapa cepat, tertulis di halamanmu.',
    'Ulasan yang kamu minta disembunyikan tetap terlihat sebagai satu baris dengan alasannya, nilainya tetap dihitung, dan setelah 14 hari tampil lagi kecuali tim kami setuju.',
    'Pertanyaan dan jawaban pembaca bisa kamu hapus dari halamanmu. Di tempatnya tertulis bahwa perusahaanmu menghapusnya, dan itu tidak bisa dibatalkan.',
  ],
  honest: 'Kenapa tidak bisa dibeli',
  honestBody:
    'Skor adalah rata-rata biasa dari semua ulasan yang tampil. Langganan tidak mengubahnya, tidak mengurutkan ulasan, dan tidak membuka siapa penulisnya: kami sendiri tidak menyimpannya.',
}
