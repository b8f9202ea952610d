/** What the demo's four companies say to their reviews, and what they hid. */
import type { ReplyRole } from '#shared/contract/keys.ts'
import type { DemoLocale } from './types.ts'

/** `days`: after the review appeared. */
export type DemoReply = {
  company: string
  headline: string
  role: ReplyRole
  locale: DemoLocale
  days: number
  words: string
  /** Marked by screening, so that it waits for the team. */
  held?: true
}

export const demoReplies = (): DemoReply[] => [
  {
    company: 'lintang-muara-kargo',
    headline: 'Di antara betah dan ingin pindah',
    role: 'human_resources',
    locale: 'id',
    days: 5,
    words:
      'Benar, di minggu promo kemarin sif dua belas jam berjalan tujuh hari berturut-turut. Mulai promo Desember paling banyak empat hari, lalu satu hari libur; jadwalnya ditempel di papan regu dua minggu di depan. Jenjang untuk operator terbit bulan ini di portal karyawan.',
  },
  {
    company: 'lintang-muara-kargo',
    headline: 'Cuti susah',
    role: 'human_resources',
    locale: 'id',
    days: 9,
    words:
      'Benar, pergantian orang tahun lalu terlalu cepat dan jam istirahat ikut terpotong. Sejak awal bulan ini tiap regu ditambah dua orang cadangan, dan jadwal cuti ditempel di papan regu sebulan di depan. Biaya sertifikasi diganti lewat formulir di loket SDM.',
  },
  {
    company: 'lintang-muara-kargo',
    headline: 'Early THR; the catch: few chances for women',
    role: 'management',
    locale: 'en',
    days: 12,
    words:
      'You are right about promotions: last year three of fourteen shift leads were women. Since January every opening is announced on the notice board for two weeks, and the panel has to give its reasons in writing. Nights on call are followed by a day off since the new roster.',
  },
  {
    company: 'lintang-muara-kargo',
    headline: 'Kerja bagus tidak terlihat, tetapi tanggal gajian pasti',
    role: 'human_resources',
    locale: 'id',
    days: 20,
    words:
      'Syarat ijazah untuk kepala regu dihapus sejak triwulan ini; yang dinilai masa kerja dan catatan regu. Syarat lengkapnya ditempel di ketiga gudang. Pengeras suara hanya untuk pengumuman keselamatan, dan keluhan tentang itu diterima di kotak aduan dekat kantin.',
  },
  {
    company: 'lintang-muara-kargo',
    headline: 'Waktu ibadah dihormati, tetapi masih ada kelompok-kelompokan',
    role: 'branch',
    locale: 'id',
    days: 30,
    words:
      'Terima kasih sudah menuliskannya. Kamu yang di regu malam Bintara tentu sudah mendengar ini dari kepala regu: jabatan baru diumumkan tiap tiga bulan.',
    held: true,
  },
  {
    company: 'bahtera-selat-kencana',
    headline: 'Selisih stok dibayar dari kantong kami',
    role: 'management',
    locale: 'id',
    days: 4,
    words:
      'Potongan untuk selisih stok kami hentikan mulai slip bulan ini, dan yang terpotong tiga bulan terakhir dikembalikan di slip yang sama. Izin hari raya dicatat sebagai cuti, bukan bolos; kalau masih tercatat bolos, bawa slipnya ke loket SDM.',
  },
  {
    company: 'bahtera-selat-kencana',
    headline: 'Peralatan tidak bikin kesal, tetapi kontrak berulang',
    role: 'human_resources',
    locale: 'id',
    days: 8,
    words:
      'Program magang kami ubah: tiap peserta punya satu pembimbing dan rencana enam bulan yang tertulis. Angkutan dari terminal ke dermaga disediakan pada jam ganti sif mulai bulan depan; jadwalnya ditempel di pos jaga.',
  },
  {
    company: 'bahtera-selat-kencana',
    headline: 'Overtime honestly counted, but top-down decisions',
    role: 'human_resources',
    locale: 'en',
    days: 10,
    words:
      'Time at sea is now extended only with a signed form, and the family is told the new date on the same day. The form and the rule hang in every mess room.',
  },
  {
    company: 'samarata-rasa',
    headline: 'THR penuh dan tepat waktu, sayangnya penghargaan cuma slogan',
    role: 'human_resources',
    locale: 'id',
    days: 14,
    words:
      'Uraian jabatan diperbarui dan dibagikan lewat portal karyawan pada bulan ini juga. Wakil tiap regu ikut rapat bulanan, dan catatannya ditempel di papan produksi.',
  },
  {
    company: 'bank-kanaka',
    headline: 'Gaji aman, target bikin sesak',
    role: 'communications',
    locale: 'id',
    days: 3,
    words:
      'Kerja dari rumah dua hari seminggu sekarang cukup dicatat di aplikasi, tanpa izin. Cuti yang ditolak karena jadwal tidak lagi hangus dan pindah ke tahun berikutnya; aturannya ada di portal karyawan.',
  },
  {
    company: 'bank-kanaka',
    headline: 'No news was the news',
    role: 'human_resources',
    locale: 'en',
    days: 6,
    words:
      'A month without a word is too long. Since this quarter every applicant gets an answer within two weeks, and tasks longer than two hours are paid. Both are written in each advertisement.',
  },
]

/** What a company hid, and in how many days it comes back by itself; the guideline is the review's. */
export const DEMO_HIDINGS = [
  { company: 'lintang-muara-kargo', headline: 'A target that forgot the calendar', days_left: 3 },
  { company: 'samarata-rasa', headline: 'Target bulan depan diumumkan di bulan depan', days_left: 8 },
] as const
