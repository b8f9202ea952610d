/** Texts of the page for standalone pay before its form has loaded. */
export const giving = {
  title: 'Beri gajimu saja',
  titleOf: (company: string) => `Beri gajimu di ${company}`,
  description:
    'Beri gajimu tanpa nama dan tanpa ulasan, kira-kira semenit, supaya orang lain tahu berapa yang wajar.',
  lead: 'Tanpa nama, tanpa ulasan, kira-kira semenit. Gajimu hanya tampil sebagai kisaran bersama gaji orang lain.',
  noScript:
    'Formulir ini memerlukan JavaScript: isianmu disimpan di browser, dan kodenya dibuat di perangkatmu. Nyalakan JavaScript, lalu muat ulang halaman ini.',
  once: 'Satu orang, satu gaji per perusahaan setiap tahun, dari formulir ini atau dari ulasan. Sudah pernah? Ubah atau tarik dengan kodenya di',
  onceLink: 'Ulasan saya',
  loading: 'Memuat formulir …',
  failed: 'Formulirnya gagal dimuat. Periksa koneksi internetmu.',
  retry: 'Coba lagi',
}
