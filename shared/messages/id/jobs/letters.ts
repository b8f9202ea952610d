import type { AlertState, LetterKind } from '#shared/contract/jobs/alert-keys.ts'

/** Texts of the mail preferences of an address. */
export const letters = {
  title: 'Surat dari kami',
  lead: 'Yang kami kirim ke alamatmu. Kode masuk dan surat tentang akun selalu dikirim.',
  confirm: {
    title: 'Setujui kabar ini?',
    lead: 'Hanya kalau ada yang baru, dan tidak lebih sering dari yang tertulis di bawah. Menghentikannya cukup sekali tekan.',
  },
  stopped: {
    title: 'Sudah berhenti.',
    lead: 'Kami tidak mengirim kabar ini lagi. Kalau itu tidak sengaja, mulai lagi di bawah.',
  },
  ended: {
    title: 'Sudah berhenti.',
    lead: 'Alamatmu sudah kami hapus, jadi kabar ini tidak bisa dimulai lagi. Statusnya tetap bisa kamu lihat dengan kodenya.',
  },
  forGood: 'Kalau dihentikan, alamatmu langsung kami hapus dan kabar ini tidak bisa dimulai lagi.',
  paused:
    'Beberapa surat ke alamat ini ditolak, jadi kami berhenti mengirim. Tekan “Kirim lagi” kalau alamatnya sudah bisa menerima.',
  pausedOne: 'Dijeda: suratnya ditolak.',
  missing: 'Tautan ini tidak berlaku. Pakai tautan dari surat yang terbaru.',
  toJobs: 'Cari lowongan',
  failed: 'Belum berhasil. Coba lagi sebentar lagi.',
  kinds: {
    reviews: ['Ringkasan mingguan', 'berapa ulasan baru minggu lalu, mulai dari tiga'],
    messages: ['Pesan pembaca', 'yang ditulis pembaca lewat halaman perusahaanmu'],
    applications: ['Lamaran baru', 'setiap pagi, kalau kemarin ada yang melamar'],
    questions: ['Pertanyaan baru', 'setiap pagi, kalau kemarin ada yang bertanya'],
    own_application: [
      'Kabar lamaranmu',
      'yang sudah kamu kirim; keadaannya selalu ada di “Lamaran saya”, dan peringatan penipuan tetap dikirim',
    ],
    own_message: ['Kabar tentang yang kamu tanya atau jawab', 'hasil pemeriksaan, dan jawaban baru'],
  } satisfies Record<LetterKind, [string, string]> as Record<LetterKind, [string, string]>,
  advice: 'Saran karier',
  daily: 'paling banyak satu email sehari, hanya kalau ada yang baru',
  weekly: 'satu email seminggu paling banyak, kalau ada tulisan baru',
  states: {
    unconfirmed: 'Menunggu persetujuanmu.',
    active: 'Aktif.',
    stopped: 'Tidak dikirim.',
  } satisfies Record<AlertState, string> as Record<AlertState, string>,
  agree: 'Setujui',
  stop: 'Berhenti',
  begin: 'Kirim lagi',
  all: 'Hentikan semua kabar',
}
