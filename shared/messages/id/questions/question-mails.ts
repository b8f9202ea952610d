import { legal } from '../library/legal.ts'

const { items } = legal.guidelines
const look = ['Statusnya bisa kamu lihat dengan kode yang kamu simpan.', 'Lihat statusnya']
const change = 'Kamu bisa mengubahnya dengan kode yang kamu simpan.'

/**
 * Mails to the authors of questions and answers. Subject and first line name no company and quote nobody, because lock
 * screens show them.
 */
export const messageMails = {
  subject: 'Ada kabar untukmu',
  why: 'Kamu menerima ini karena meninggalkan alamat saat bertanya atau menjawab. Berhenti tanpa perlu masuk:',
  reason: (guideline: number, note: string | null) =>
    `Alasannya: panduan komunitas nomor ${guideline}, “${items[guideline - 1]?.title}”.${note === null ? '' : `\nCatatan tim: ${note}`}`,
  guideline: 'Baca panduannya',
  law: 'Alasannya: kami menurunkannya atas permintaan hukum. Kalau menurutmu ini keliru, kamu bisa mengajukan keberatan kepada kami.',
  object: 'Ajukan keberatan',
  /** What happened; the last entry is the text of the link. */
  answered: ['Pertanyaanmu mendapat jawaban baru.', 'Baca di sini'],
  question_withdrawn: [
    'Pertanyaan yang kamu jawab ditarik penanyanya, jadi jawabanmu juga tidak tampil.',
    ...look,
  ],
  question_removed: [
    'Pertanyaan yang kamu jawab tidak tampil lagi, jadi jawabanmu juga tidak tampil.',
    ...look,
  ],
  news: {
    question: {
      published: ['Pertanyaanmu sudah tampil.', 'Baca di sini'],
      returned: ['Pertanyaanmu tampil lagi.', 'Baca di sini'],
      rejected: ['Pertanyaanmu belum bisa tampil.', change, 'Ubah pertanyaanmu'],
      examined: [
        'Pertanyaanmu tidak tampil selama kami memeriksa permintaan tentang pertanyaan ini.',
        ...look,
      ],
      removed: ['Pertanyaanmu tidak tampil lagi.', ...look],
      taken_off: ['Perusahaan menghapus pertanyaanmu dari halamannya.', ...look],
    },
    answer: {
      published: ['Jawabanmu sudah tampil.', 'Baca di sini'],
      returned: ['Jawabanmu tampil lagi.', 'Baca di sini'],
      rejected: ['Jawabanmu belum bisa tampil.', change, 'Ubah jawabanmu'],
      examined: ['Jawabanmu tidak tampil selama kami memeriksa permintaan tentang jawaban ini.', ...look],
      removed: ['Jawabanmu tidak tampil lagi.', ...look],
      taken_off: ['Perusahaan menghapus jawabanmu dari halamannya.', ...look],
    },
  },
}
