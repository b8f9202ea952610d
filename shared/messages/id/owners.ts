/** Words of the room `owners`: a company's side. */
export const owners = {
  login: {
    title: 'Masuk untuk perusahaan',
    description: 'Masuk ke area perusahaan dengan email dan kata sandi.',
    lead: 'Dengan email kantor dan kata sandimu. Akun pembaca tidak berlaku di sini.',
    email: { label: 'Email kantor', empty: 'Isi email kantormu dulu.' },
    password: { label: 'Kata sandi', empty: 'Isi kata sandimu dulu.' },
    submit: 'Masuk',
    expired: 'Langganan perusahaanmu sudah berakhir.',
    expiredHow: 'Hubungi tim dukungan perusahaan untuk mengaktifkannya lagi:',
    expiredKept: 'Profil, balasan, dan ulasan tetap tampil bagi pembaca.',
    already: (company: string) => `Kamu sudah masuk untuk ${company}.`,
    goOn: 'Ke area perusahaan',
  },
  failed: {
    offline: 'Belum tersambung. Periksa koneksimu, lalu coba lagi.',
    tooSoon: (seconds: number) =>
      seconds < 90
        ? `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`
        : `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`,
  },
  area: {
    name: 'Area perusahaan',
    description: 'Halaman kerja perusahaan.',
    tabs: { ownerHome: 'Beranda' },
    seePublic: 'Lihat halaman publik',
    logout: 'Keluar',
    noScript: 'Area perusahaan memerlukan JavaScript. Nyalakan JavaScript, lalu muat ulang halaman ini.',
    toSite: 'Ke situs publik',
    loading: 'Memuat …',
    again: 'Coba lagi',
    failed: 'Halaman ini belum bisa dimuat.',
    refused: 'Langgananmu sekarang tidak mencakup bagian ini.',
  },
  home: {
    title: 'Beranda',
    nobodyWaits: 'Tidak ada yang menunggu.',
    subscription: 'Langganan',
    states: {
      trial: (until: string) => `Masa coba, gratis sampai ${until}.`,
      standard: () => 'Akun standar, gratis.',
      active: (until: string) => `Langganan tahunan, sampai ${until}.`,
      expired: (until: string) => `Berakhir ${until}.`,
    },
    absent: 'Yang tidak ada di sini',
    absentWhy:
      'Siapa yang membaca profilmu, dan siapa yang menulis. Kami tidak menyimpannya, jadi tidak bisa memperlihatkannya.',
  },
}
