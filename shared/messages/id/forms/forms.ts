/** Texts of the room `forms`, which all forms with several steps share. */
export const forms = {
  step: (now: number, of: number) => `Langkah ${now} dari ${of}`,
  back: 'Kembali',
  next: (name: string) => `Lanjut: ${name}`,
  toLast: 'Kembali ke ringkasan',
  sending: 'Mengirim …',
  loading: 'Memuat …',
  optional: 'boleh kosong',
  counter: (used: string, limit: string) => `${used} dari ${limit}`,
  combobox: {
    loading: 'Mencari …',
    none: 'Tidak ada yang cocok. Coba ejaan lain.',
    exit: 'Tidak ada di daftar? Tulis sendiri.',
    found: (count: number) => `${count} pilihan.`,
    keys: 'Pakai panah atas dan bawah.',
    failed: 'Daftarnya gagal dimuat.',
    retry: 'Coba lagi',
  },
  /** An upload that has stopped. */
  stopped: {
    line: 'Sinyalmu putus. Begitu tersambung lagi, kami lanjutkan dari sini.',
    server: 'Server kami sedang sibuk. Sebentar lagi kami lanjutkan dari sini.',
    over: 'Server kami masih sibuk. Yang sudah terkirim tidak hilang: lanjutkan dari sini sebentar lagi.',
    again: 'Lanjutkan sekarang',
  },
  draft: {
    saved: (time: string) => `Draf tersimpan di browser ini saja, pukul ${time}.`,
    notSaved: 'Browser ini tidak mengizinkan draf disimpan. Jangan tutup halaman ini sebelum mengirim.',
    elsewhere: (time: string) =>
      `Isian ini diubah di tab lain, pukul ${time}. Yang terlihat di sini yang akan dikirim.`,
    empty: 'Isianmu disimpan di browser ini saja, sampai kamu mengirimnya.',
    wipe: 'Hapus draf ini',
    wipeTitle: 'Hapus draf ini?',
    wipeBody: 'Semua isianmu hilang dari browser ini dan tidak bisa dikembalikan.',
    wipeYes: 'Hapus draf',
    wiped: 'Draf dihapus.',
    keep: 'Jangan hapus',
  },
}
