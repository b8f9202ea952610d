/** Texts of the form for standalone pay, of the page after it, and of the amount that its code opens. */
export const given = {
  company: {
    none: 'Belum ada dalam daftar kami. Coba nama resminya di slip gaji, atau pilih “Lebih baik tidak bilang”.',
    unsaid: 'Lebih baik tidak bilang',
    unsaidHint: 'Gajimu tetap dihitung untuk posisi dan tempatnya, tanpa perusahaan.',
    choose: 'Pilih perusahaan dari daftar, atau “Lebih baik tidak bilang”.',
  },
  role: {
    label: 'Posisi',
    hint: 'Pilih yang paling dekat.',
    other: 'Posisiku tidak ada, pilih bagian saja',
    back: 'Pilih posisi dari daftar',
  },
  city: 'Tempat kamu bekerja.',
  year: { label: 'Gaji tahun berapa?' },
  draft: {
    wipeBody: 'Isianmu hilang dari browser ini dan tidak bisa dikembalikan.',
  },
  send: {
    button: 'Kirim gajiku',
    signInFirst: 'Masuk dan kirim',
    signIn:
      'Kamu masuk supaya browsermu mendapat kunci, dan satu orang dihitung satu kali. Gajimu sendiri dikirim tanpa akun.',
    signedIn:
      'Gaji dikirim tanpa akun. Browsermu membuktikan bahwa ia memegang kunci salah satu akun kami, tanpa mengatakan akun yang mana.',
    exists: 'Gaji untuk tahun itu sudah kamu beri sebelumnya, dan yang pertama yang dihitung.',
    toMine: 'Ke “Ulasan saya”',
  },
  thanks: {
    title: 'Terima kasih. Gajimu sudah kami terima.',
    earlier: 'Yang sampai di kami adalah yang pertama kali kamu kirim.',
    codeTitle: 'Kode gajimu',
    explain:
      'Dengan kode ini kamu melihat, mengubah, atau menarik gajimu; kami tidak menyimpannya dan tidak bisa mengirimnya ulang.',
    file: (code: string, address: string) =>
      `Kode gaji KerjaJujur\n\n${code}\n\nBuka ${address} dan masukkan kode ini untuk melihat, mengubah, atau menarik gajimu.\nSiapa pun yang punya kode ini bisa melakukannya. Kami tidak menyimpannya.\n`,
    fileName: 'kode-gaji.txt',
    leave: 'Kodenya hanya tampil di halaman ini. Tanpa kode kamu tidak bisa mengubah atau menarik gajimu.',
    held: 'Tim kami melihatnya dulu, karena jumlahnya tidak lazim atau catatannya ditandai.',
    steps: [
      [
        'Menunggu hari Senin.',
        'Angka gaji dihitung ulang seminggu sekali, supaya waktunya tidak mengarah kepada siapa pun.',
      ],
      [
        'Tidak pernah tampil sendiri.',
        'Sebuah kelompok baru tampil mulai dari lima orang, itu pun hanya kisarannya.',
      ],
      [
        'Yang dihitung satu gaji setahun.',
        'Kalau gajimu di sini untuk tahun itu sudah pernah kamu beri, yang pertama yang berlaku. Itu baru tertulis di “Ulasan saya” mulai Senin, supaya orang lain yang bisa membuka emailmu tidak bisa mengetahuinya hanya dengan bertanya sekarang.',
      ],
    ] as [string, string][],
  },
  own: {
    about: 'Gajimu di',
    aboutUnsaid: 'Gajimu',
    unsaid: 'tanpa perusahaan',
    unnamedCompany: 'gaji tanpa perusahaan',
    ofCompany: (company: string) => `gaji di ${company}`,
    show: (company: string) => `Lihat gaji ${company}`,
    states: {
      waiting: [
        'Menunggu hari Senin',
        'Mulai saat itu gajimu ikut dalam angka begitu cukup banyak gaji lain.',
      ],
      held: ['Dilihat tim kami dulu', 'Jumlahnya tidak lazim, atau catatannya ditandai.'],
      rejected: ['Tidak diterima', 'Gaji ini tidak dihitung.'],
      counted: [
        'Masuk hitungan mingguan',
        'Gaji baru ikut sedikitnya lima sekaligus, dari minggu yang berbeda, jadi gajimu mungkin masih menunggu yang lain.',
      ],
      set_aside: [
        'Tidak dihitung: sudah ada yang pertama',
        'Gajimu untuk perusahaan dan tahun itu sudah pernah kamu beri, lewat formulir ini atau ulasan. Isian yang ini sudah dihapus; yang pertama bisa diubah dengan kodenya.',
      ],
      withdrawn: ['Sudah kamu tarik', 'Gajimu sudah dihapus; angkanya menyesuaikan diri hari Senin.'],
    } satisfies Record<string, [string, string]> as Record<
      'waiting' | 'held' | 'rejected' | 'counted' | 'set_aside' | 'withdrawn',
      [string, string]
    >,
    else: 'Merasa belum pernah memberinya? Mungkin ada orang lain yang bisa membuka emailmu. Beri gajimu dengan alamat yang hanya kamu yang memegangnya.',
    rounded: 'Tanpa perusahaan, yang disimpan hanya gaji dan tunjangan bersama, dibulatkan ke Rp 100.000.',
    /** Before a counted amount is changed. */
    changing:
      'Kalau kamu mengubahnya, yang baru harus menunggu sedikitnya lima gaji baru dari orang lain, dan angka kelompoknya bisa kosong sampai saat itu.',
    tooOld: 'Yang bisa diubah hanya gaji tahun ini dan tahun lalu. Menarik gaji ini tetap bisa.',
    what: 'Yang kamu beri',
    year: 'Tahun',
    edit: 'Ubah gaji',
    editRejected: 'Ubah dan kirim lagi',
    withdraw: 'Tarik gaji ini',
    withdrawTitle: 'Tarik gaji ini?',
    withdrawBody: 'Gajimu dihapus; angkanya menyesuaikan diri hari Senin. Ini tidak bisa dibatalkan.',
    withdrawAfter:
      'Setelah itu kode ini masih bisa dipakai sekali untuk memberi gaji yang baru untuk perusahaan dan tahun yang sama.',
    withdrawn: 'Gajimu sudah ditarik dan dihapus.',
    giveAgain: 'Beri gaji yang baru',
    stillFor:
      'Kode ini masih bisa dipakai sekali untuk memberi gaji yang baru untuk perusahaan dan tahun yang sama.',
    editing: {
      title: 'Ubah gajimu',
      lead: 'Yang kamu kirim menggantikan yang lama dan menunggu hari Senin.',
      leadCounted: 'Yang kamu kirim menggantikan yang lama, yang langsung keluar dari hitungan.',
      send: 'Kirim perubahan',
      back: 'Batal mengubah',
      sent: 'Perubahanmu sudah kami terima.',
      fixed: (company: string, year: string) => `Gajimu di ${company}, tahun ${year}`,
      fixedUnsaid: (year: string) => `Gajimu tanpa perusahaan, tahun ${year}`,
      changed: 'Sementara itu ada yang berubah. Buka lagi gajinya, lalu ubah sekali lagi.',
    },
  },
}
