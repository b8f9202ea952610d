import type { RetentionKey, LegalBasis } from '#shared/rules/kept/retention.ts'

const bases: Record<LegalBasis, string> = {
  consent: 'persetujuanmu',
  contract: 'perjanjian denganmu',
  law: 'kewajiban hukum',
  interest: 'kepentingan sah',
}

/** Each kind of data with its retention period and purpose. */
const lines: Record<RetentionKey, (term: string) => string> = {
  session_idle: term => `Tanda masuk yang tidak dipakai: ${term}, supaya kamu tetap masuk`,
  session: term => `Tanda masuk: paling lama ${term} sejak masuk, supaya kamu tetap masuk`,
  seen_browser: term =>
    `Tanda bahwa sebuah browser pernah masuk dengan suatu alamat: ${term} sesudah bulan terakhir masuk, supaya percobaan orang lain tidak mengunci akunmu`,
  author_mark: term =>
    `Angka yang mencegah ulasan kedua untuk perusahaan yang sama: sampai akhir tahun, paling lama ${term}`,
  raffle_contact: term => `Kontak undian: ${term} sesudah pengundian, untuk memberi tahu pemenang`,
  claim: term =>
    `Permintaan mewakili perusahaan dan buktinya: ${term} sesudah diputuskan, untuk memeriksanya`,
  claim_unopened: term =>
    `Permintaan mewakili perusahaan yang emailnya tidak pernah dibuka: ${term} sesudah jatuh tempo`,
  sent_file: term => `Berkas yang formulirnya tidak jadi dikirim: ${term}, untuk dilampirkan`,
  replaced_picture: term => `Foto perusahaan yang sudah diganti: ${term}, supaya bisa dikembalikan`,
  application: term =>
    `Lamaran dan CV: ${term} sesudah lowongannya berakhir, atau sampai kamu menghapusnya; perusahaan melihatnya selama itu`,
  application_count: term =>
    `Catatan bahwa ada lamaran dan kapan dijawab, tanpa pelamarnya: ${term} sesudah dikirim, untuk menghitung seberapa cepat perusahaan menjawab`,
  asker_address: term =>
    `Alamat email pada pertanyaan atau jawaban: ${term} sesudah kabar terakhir, untuk mengabarimu`,
  asker_waiting: term =>
    `Alamat email pada pertanyaan atau jawaban yang belum kami putuskan: ${term} sejak awal minggu pengirimannya`,
  unsent_message: term => `Pesan yang tidak sempat terkirim: ${term}`,
  inbox: term => `Pesan di kotak masuk situs ini sendiri, kalau tidak ada pengantar pesan: ${term}`,
  alert_unanswered: term => `Permintaan kabar lowongan yang tidak kamu konfirmasi: ${term}`,
  alert_stopped: term => `Kabar yang kamu hentikan: ${term}, supaya bisa kamu mulai lagi`,
  inquiry_evidence: term => `Bukti pada laporan isi: ${term} sesudah diputuskan, untuk memeriksanya`,
  inquiry_words: term =>
    `Surat kepada kami dan jawabannya: ${term} sesudah selesai, untuk menjawab dan membuktikannya`,
  inquiry_count: term =>
    `Jumlah surat menurut jenis dan akhirnya, tanpa isi: ${term}, untuk angka transparansi`,
}

/** Retention periods in the privacy policy. */
export const kept = {
  lines,
  bases,
  line: (said: string, basis: string) => `${said} (dasar: ${basis}).`,
  days: (count: number) => `${count} hari`,
  years: (count: number) => `${count} tahun`,
}
