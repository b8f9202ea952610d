/** Letters to whoever asked or answered. Subject and first line show on a lock screen: they name no company and quote nobody. */
export const askedMails = {
  subject: 'Ada kabar untukmu',
  why: 'Kamu menerima ini karena meninggalkan alamat saat bertanya atau menjawab. Berhenti menerima kabar seperti ini, tanpa masuk:',
  reason: (guideline: number, note: string | null) =>
    `Alasannya: panduan komunitas nomor ${guideline}.${note === null ? '' : `\nCatatan tim: ${note}`}`,
  unasked: [
    'Pertanyaan yang kamu jawab ditarik penanyanya, jadi jawabanmu tidak tampil lagi.',
    'Lihat keadaannya dengan kode yang kamu simpan:',
  ],
  news: {
    question: {
      published: ['Pertanyaanmu sudah tampil.', 'Baca di sini:'],
      rejected: ['Pertanyaanmu belum bisa tampil.', 'Ubah dengan kode yang kamu simpan:'],
      examined: [
        'Pertanyaanmu tidak tampil selama sebuah permintaan tentangnya diperiksa.',
        'Lihat keadaannya dengan kode yang kamu simpan:',
      ],
      removed: ['Pertanyaanmu tidak tampil lagi.', 'Lihat keadaannya dengan kode yang kamu simpan:'],
      taken_off: [
        'Perusahaan menghapus pertanyaanmu dari halamannya.',
        'Lihat keadaannya dengan kode yang kamu simpan:',
      ],
      answered: ['Pertanyaanmu mendapat jawaban baru.', 'Baca di sini:'],
    },
    answer: {
      published: ['Jawabanmu sudah tampil.', 'Baca di sini:'],
      rejected: ['Jawabanmu belum bisa tampil.', 'Ubah dengan kode yang kamu simpan:'],
      examined: [
        'Jawabanmu tidak tampil selama sebuah permintaan tentangnya diperiksa.',
        'Lihat keadaannya dengan kode yang kamu simpan:',
      ],
      removed: ['Jawabanmu tidak tampil lagi.', 'Lihat keadaannya dengan kode yang kamu simpan:'],
      taken_off: [
        'Perusahaan menghapus jawabanmu dari halamannya.',
        'Lihat keadaannya dengan kode yang kamu simpan:',
      ],
      answered: ['Ada jawaban baru.', 'Baca di sini:'],
    },
  },
}
