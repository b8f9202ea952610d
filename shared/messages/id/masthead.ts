/** Words of the head of every page, and of the menus in it. */
export const masthead = {
  skip: 'Langsung ke isi',
  nav: {
    label: 'Utama',
    companies: 'Perusahaan',
    salaries: 'Gaji',
    jobs: 'Lowongan',
    latest: 'Ulasan terbaru',
    writeReview: 'Tulis ulasan',
    myReview: 'Ulasan saya',
    login: 'Masuk',
    menu: 'Menu',
    close: 'Tutup',
  },
  search: { label: 'Cari perusahaan atau posisi', placeholder: 'Nama atau posisi', submit: 'Cari' },
  language: { switchTo: 'EN', label: 'EN, English' },
  account: {
    menu: 'Akun',
    applications: 'Lamaran saya',
    own: 'Kelola akun',
    signedInAs: 'Masuk sebagai',
    logout: 'Keluar',
    loggedOut: 'Kamu sudah keluar.',
  },
}
