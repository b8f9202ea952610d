/** Words of the form for pay alone, what comes after it, and the amount that its code opens. */
export const given = {
  company: {
    none: 'Belum ada dalam daftar kami. Coba nama resminya di slip gaji. Tetap tidak ada? Pilih “Lebih baik tidak bilang”.',
    unsaid: 'Lebih baik tidak bilang',
    unsaidHint: 'Gajimu tetap dihitung untuk posisi dan tempatnya, tanpa perusahaan.',
    choose: 'Pilih perusahaan dari daftar, atau “Lebih baik tidak bilang”.',
  },
  role: {
    label: 'Posisi',
    hint: 'Ketik namanya, lalu pilih yang paling dekat.',
    other: 'Posisiku tidak ada, pilih bagian saja',
    back: 'Pilih posisi dari daftar',
  },
  city: 'Tempat kamu bekerja. Ketik, lalu pilih.',
  year: { label: 'Gaji tahun berapa?' },
  draft: {
    wipeBody: 'Isianmu hilang dari browser ini dan tidak bisa dikembalikan.',
  },
  send: {
    button: 'Kirim gajiku',
    signInFirst: 'Masuk dan kirim',
    signIn:
      'Untuk mengirim, masuk dulu, supaya satu orang dihitung satu kali. Akunmu tidak disimpan bersama gajimu.',
    signedIn: 'Akunmu hanya dipakai supaya satu orang dihitung satu kali. Gajimu dikirim tanpa akunmu.',
    exists: 'Gaji untuk tahun itu sudah kamu beri sebelumnya, dan yang pertama yang dihitung.',
    toMine: 'Ke “Ulasan saya”',
  },
  thanks: {
    title: 'Terima kasih. Gajimu sudah kami terima.',
    earlier: 'Yang sampai di kami adalah yang pertama kali kamu kirim.',
    codeTitle: 'Kode gajimu',
    explain:
      'Kami tidak menyimpannya dan tidak bisa mengirimnya ulang. Dengan kode ini kamu melihat, mengubah, atau menarik gajimu kapan saja.',
    file: (code: string, address: string) =>
      `Kode gaji KerjaJujur\n\n${code}\n\nBuka ${address} dan masukkan kode ini untuk melihat, mengubah, atau menarik gajimu.\nSiapa pun yang punya kode ini bisa melakukannya. Kami tidak menyimpannya.\n`,
    fileName: 'kode-gaji.txt',
    leave:
      'Kodenya hanya tampil di halaman ini. Tanpa kode kamu tidak bisa mengubah atau menarik gajimu, dan kami tidak bisa mengirimnya ulang.',
    held: 'Tim kami melihatnya dulu, karena jumlahnya tidak lazim atau catatannya ditandai. Hasilnya muncul di “Ulasan saya”.',
    steps: [
      [
        'Menunggu hari Senin.',
        'Angka gaji dihitung ulang seminggu sekali, supaya waktunya tidak mengarah kepada siapa pun.',
      ],
      [
        'Tidak pernah tampil sendiri.',
        'Sebuah kelompok baru tampil kalau sedikitnya lima orang memberi gajinya, itu pun hanya kisarannya.',
      ],
      [
        'Yang dihitung satu gaji setahun.',
        'Kalau gajimu di sini untuk tahun itu sudah pernah kamu beri, yang pertama yang berlaku. Itu baru tertulis di “Ulasan saya” mulai Senin. Kalau dikatakan sekarang, siapa pun yang bisa membuka emailmu tinggal bertanya.',
      ],
    ] as [string, string][],
  },
  own: {
    about: 'Gajimu di',
    aboutUnsaid: 'Gajimu',
    unsaid: 'tanpa perusahaan',
    keptUnsaid: 'gaji tanpa perusahaan',
    kept: (company: string) => `gaji di ${company}`,
    show: (company: string) => `Lihat gaji ${company}`,
    states: {
      waiting: [
        'Menunggu hari Senin',
        'Hari Senin ia masuk hitungan mingguan, dan ikut dalam angka begitu cukup banyak gaji lain bersamanya. Kamu boleh mengubah atau menariknya.',
      ],
      held: [
        'Dilihat tim kami dulu',
        'Jumlahnya tidak lazim, atau catatannya ditandai. Sesudah itu menunggu Senin. Kamu boleh mengubah atau menariknya.',
      ],
      rejected: ['Tidak diterima', 'Gaji ini tidak dihitung. Kamu boleh mengubahnya dan mengirimnya lagi.'],
      counted: [
        'Masuk hitungan mingguan',
        'Setiap Senin gajimu ikut dalam angka yang cukup orangnya. Gaji baru ikut sedikitnya bertiga sekaligus, dari minggu yang berbeda, jadi bisa saja gajimu masih menunggu yang lain.',
      ],
      set_aside: [
        'Tidak dihitung: sudah ada yang pertama',
        'Gajimu untuk perusahaan dan tahun itu sudah pernah kamu beri, dari formulir ini atau dari ulasan. Yang pertama yang berlaku; isian yang ini sudah dihapus. Ingin menggantinya? Ubah yang pertama dengan kodenya.',
      ],
      withdrawn: [
        'Sudah kamu tarik',
        'Gajimu sudah dihapus. Angka yang tampil menyesuaikan diri mulai Senin.',
      ],
    } satisfies Record<string, [string, string]> as Record<
      'waiting' | 'held' | 'rejected' | 'counted' | 'set_aside' | 'withdrawn',
      [string, string]
    >,
    else: 'Merasa belum pernah memberinya? Mungkin ada orang lain yang bisa membuka emailmu. Beri gajimu dengan alamat yang hanya kamu yang memegangnya.',
    rounded: 'Tanpa perusahaan, yang disimpan hanya gaji dan tunjangan bersama, dibulatkan ke Rp 100.000.',
    /** Before a counted amount is changed. */
    changing:
      'Kalau kamu mengubahnya, yang baru harus menunggu sedikitnya tiga gaji baru dari orang lain, dan angka kelompoknya bisa kosong sampai saat itu.',
    tooOld:
      'Gaji setua ini tidak bisa diubah lagi: yang bisa diberi hanya gaji tahun ini dan tahun lalu, dan angka pun hanya memakai keduanya. Hanya perbandingan antartahun satu posisi masih memakainya. Menariknya tetap bisa.',
    what: 'Yang kamu beri',
    year: 'Tahun',
    edit: 'Ubah gaji',
    editRejected: 'Ubah dan kirim lagi',
    withdraw: 'Tarik gaji ini',
    withdrawTitle: 'Tarik gaji ini?',
    withdrawBody:
      'Gajimu dihapus dan tidak lagi dihitung. Angka yang sudah tampil menyesuaikan diri mulai Senin. Ini tidak bisa dibatalkan.',
    withdrawAfter:
      'Setelah itu kode ini masih bisa dipakai sekali untuk memberi gaji yang baru untuk perusahaan dan tahun yang sama.',
    withdrawn: 'Gajimu sudah ditarik dan dihapus.',
    giveAgain: 'Beri gaji yang baru',
    stillFor:
      'Kode ini masih bisa dipakai sekali untuk memberi gaji yang baru untuk perusahaan dan tahun yang sama.',
    editing: {
      title: 'Ubah gajimu',
      lead: 'Yang kamu kirim menggantikan yang lama dan menunggu hari Senin. Kodenya tetap sama.',
      leadCounted:
        'Yang kamu kirim menggantikan yang lama, yang langsung keluar dari hitungan. Yang baru ikut lagi dalam angka kelompoknya sesudah sedikitnya tiga orang lain memberi gaji baru di sana; sampai saat itu angka itu bisa kosong. Kodenya tetap sama.',
      send: 'Kirim perubahan',
      back: 'Batal mengubah',
      sent: 'Perubahanmu sudah kami terima.',
      fixed: (company: string, year: string) => `Gajimu di ${company}, tahun ${year}`,
      fixedUnsaid: (year: string) => `Gajimu tanpa perusahaan, tahun ${year}`,
      changed: 'Sementara itu ada yang berubah. Buka lagi gajinya, lalu ubah sekali lagi.',
    },
  },
}
