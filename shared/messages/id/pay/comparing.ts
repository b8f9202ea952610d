const ORDINALS =
  'pertama kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh kesebelas'.split(' ')

/** Texts of the comparison of one's own pay with others'. */
export const comparing = {
  title: 'Bandingkan gaji',
  heading: 'Gajimu wajar?',
  lead: 'Kami tunjukkan di mana letak gajimu, dan berapa yang masuk akal untuk diminta.',
  description:
    'Di bawah, di dalam, atau di atas kisaran? Bandingkan gajimu dengan posisi yang sama di kotamu atau bagian yang sama di provinsimu, dengan upah minimumnya, tanpa masuk dan tanpa disimpan.',
  private:
    'Gajimu dihitung di browser ini dan tidak disimpan; gajimu dikirim hanya kalau hitungannya gagal dimuat di sini.',
  /** Without JavaScript. */
  plain: 'Gajimu dipakai untuk hitungan ini saja; tidak disimpan, dan tidak muncul di alamat halaman.',
  fields: {
    pay: {
      label: 'Gaji sebulan, sebelum potongan',
      hint: 'Gaji pokok dan tunjangan tetap, misalnya 5,2 juta.',
    },
    job_role: {
      label: 'Posisi',
      hint: 'Kalau tidak ada, pilih bagiannya saja.',
      none: 'Belum ada posisi dengan nama itu.',
      found: (count: number) => `${count} posisi, pilih dengan panah.`,
      missing: 'Tulis posisi, atau pilih bagian di bawahnya.',
      several: (names: string) => `Yang mana: ${names}? Tulis lengkap.`,
      unknown: (typed: string) =>
        `Posisi “${typed}” tidak ada di daftar kami. Coba nama lain, atau pilih bagiannya saja.`,
    },
    department: { label: 'Bagian', empty: 'Ikut posisinya', wrong: 'Pilih salah satu bagian.' },
    city: {
      label: 'Kota atau kabupaten',
      hint: 'Untuk upah minimumnya juga.',
      none: 'Belum ada kota atau kabupaten dengan nama itu.',
      found: (count: number) => `${count} tempat, pilih dengan panah.`,
      unknown: (typed: string) => `“${typed}” bukan nama kota atau kabupaten yang kami kenal.`,
      several: (names: string) => `Yang mana: ${names}? Tulis lengkap.`,
    },
    more: 'Jenis pekerjaan dan lama di posisi',
    job_type: {
      label: 'Jenis pekerjaan',
      empty: 'Tidak disebut',
      wrong: 'Pilih salah satu jenis pekerjaan.',
    },
    years: { label: 'Tahun di posisi itu', wrong: 'Tulis angka dari 0 sampai 60.' },
  },
  submit: 'Bandingkan',
  again: 'Bandingkan lagi',
  change: 'Ubah isian',
  failed: 'Angkanya belum bisa diambil. Periksa koneksi internetmu, lalu coba lagi; isianmu masih ada.',
  /** The result in one sentence. */
  outcome: {
    below: 'Gajimu di bawah kisaran',
    within: {
      above: 'Gajimu di dalam kisaran, di atas tengah',
      slightlyAbove: 'Gajimu di dalam kisaran, sedikit di atas tengah',
      middle: 'Gajimu tepat di tengah kisaran',
      slightlyBelow: 'Gajimu di dalam kisaran, sedikit di bawah tengah',
      below: 'Gajimu di dalam kisaran, di bawah tengah',
    },
    above: 'Gajimu di atas kisaran',
    andUnder: (outcome: string) => `${outcome}, dan di bawah upah minimum`,
    butUnder: (outcome: string) => `${outcome}, tetapi di bawah upah minimum`,
    under: 'Gajimu di bawah upah minimum',
    unknown: 'Belum cukup gaji untuk membandingkan',
    end: '.',
  },
  known: (what: string) => `Yang diketahui tentang ${what}`,
  unknown: (what: string) =>
    `Gaji untuk ${what} belum cukup untuk ditampilkan, dan yang lebih luas pun belum.`,
  /** The closest known figure. */
  wider: (asked: string, shown: string) => `Belum ada angka untuk ${asked}. Ini yang terdekat: ${shown}.`,
  /** Places with nearly the same name. */
  namesakes: (city: string) => `Bukan ${city}?`,
  allTypes: 'Angka ini mencakup semua jenis pekerjaan.',
  allYears: 'Angka ini tidak membedakan lama di posisi itu.',
  here: 'Kamu di sini',
  you: 'kamu',
  bands: {
    label: 'Letak gajimu',
    below: 'Di bawah kisaran',
    within: 'Di dalam kisaran',
    above: 'Di atas kisaran',
  },
  chart: (you: string, low: string, high: string, median: string) =>
    `Kamu ${you}. Separuh gaji antara ${low} dan ${high} juta, nilai tengah ${median} juta.`,
  chartWage: (wage: string, amount: string) => ` ${wage}: ${amount}.`,
  /** Under the chart. */
  median: (median: string) => `Nilai tengah ${median}.`,
  from: {
    above: (by: string) => ` Kamu ${by} di atasnya.`,
    below: (by: string) => ` Kamu ${by} di bawahnya.`,
    same: ' Kamu tepat di situ.',
  },
  wageAbove: (by: string, wage: string) => ` Gajimu ${by} di atas ${wage}.`,
  wageSame: (wage: string) => ` Gajimu sama dengan ${wage}.`,
  /** "Dari 50–99 orang": the basis of the figure. */
  people: (people: string, day: string) => ` Dari ${people}, dihitung ${day}.`,
  share: {
    between: (from: string, to: string) =>
      ` Kira-kira ${from}–${to} persen orang dibayar lebih rendah darimu.`,
    under: (to: string) => ` Kurang dari ${to} persen orang dibayar lebih rendah darimu.`,
    over: (from: string) => ` Lebih dari ${from} persen orang dibayar lebih rendah darimu.`,
  },
  short: {
    title: (by: string, wage: string) => `Kurang ${by} dari ${wage}.`,
    body: 'Untuk kerja penuh waktu, perusahaan wajib membayar paling sedikit upah minimum. Itu dibandingkan dengan gaji pokok dan tunjangan tetap, dan tidak berlaku bagi usaha mikro dan kecil.',
    other: 'Untuk magang, peserta pelatihan, dan pekerja lepas aturannya lain.',
  },
  row: {
    title: 'Kalau sepuluh orang berbaris',
    floor: 'Batas bawahnya upah minimum.',
    place: (place: number) => `Kamu berdiri di urutan ${ORDINALS[place - 1] ?? String(place)}.`,
    lowest: 'Kamu berdiri di ujung bawah.',
    highest: 'Kamu berdiri di ujung atas.',
    under: 'Gajimu masih di bawah itu.',
    lower: (count: string) => `${count} lebih rendah`,
    higher: (count: string) => `${count} lebih tinggi`,
    span: (from: string, to: string) => `${from}–${to}`,
    heights: (wage: string) => `Tinggi balok adalah selisih dengan ${wage}.`,
    heightsPlain: 'Tinggi balok adalah gajinya.',
    about: (people: string) =>
      ` Dihitung kira-kira dari ${people}; balok bergaris putus tidak kami tunjukkan tingginya.`,
    text: (lower: string, higher: string) =>
      `Sepuluh orang berbaris dari gaji terendah ke tertinggi. ${lower} dari gajimu, ${higher}.`,
    textFloor: (wage: string, amount: string) => ` Batas bawahnya ${wage}, ${amount}.`,
  },
  others: {
    title: 'Garismu di perusahaan lain',
    lead: (department: string) =>
      `Yang nilai tengahnya tertinggi untuk bagian ${department}, di seluruh Indonesia.`,
    more: (count: number, names: string) =>
      `${count === 1 ? 'Satu perusahaan membayar' : `${count} perusahaan membayar`} lebih dari gajimu: ${names}.`,
    noMore: 'Tidak ada nilai tengah di sini yang melewati gajimu.',
    spoken: (low: string, high: string) => `separuh antara ${low} dan ${high} juta`,
  },
  talk: {
    title: 'Kalau mau bicara gaji',
    range: (from: string, to: string) => `Yang masuk akal untuk diminta: ${from} sampai ${to}.`,
    below: (amount: string) => `Sebut ${amount}: separuh orang dibayar sebesar itu atau lebih.`,
    within: (amount: string) => `Sebut ${amount}: seperempat orang dibayar sebesar itu atau lebih.`,
    above:
      'Tiga dari empat orang dibayar sama dengan kamu atau kurang. Menaikkan angka akan sulit; yang lain masih bisa dibicarakan.',
    /** Once in each sentence with a figure. */
    source: (site: string, people: string, day: string) => `menurut ${people} di ${site}, ${day}`,
    wageSource: (wage: string) => `${wage}, menurut keputusan gubernur`,
    points: {
      wage: (wage: string, amount: string, own: string) =>
        `“Upah minimum kita ${amount} (${wage}). Gaji saya ${own}. Saya minta gaji pokok dan tunjangan tetapnya disesuaikan dulu.”`,
      wageNote: 'Ini soal aturan, bukan soal kemauan. Simpan slip gajimu.',
      range: (what: string, low: string, high: string, source: string, amount: string) =>
        `“Untuk ${what}, separuh orang dibayar antara ${low} dan ${high} juta (${source}). Saya mengusulkan ${amount} juta.”`,
      rangeNote: 'Sebut kisaran dulu, baru angkamu.',
      when: '“Kalau belum bisa sekarang, kapan kita bicarakan lagi, dan apa ukurannya?”',
      whenNote: 'Minta tanggal, dan catat.',
      tasks:
        '“Sejak gaji saya ditetapkan, tugas saya bertambah: [sebut dua]. Apa yang perlu saya capai untuk sampai ke sana?”',
      tasksNote: 'Isi sendiri bagian dalam kurung.',
      step: '“Gaji saya sudah di atas kebanyakan. Bisa kita bicarakan jenjang berikutnya, dan apa ukurannya?”',
      stepNote: 'Jabatan dan ukuran kerja lebih mudah bergerak daripada angka.',
      written:
        '“Kalau kenaikan belum bisa, apakah lembur, jam kerja, atau pelatihan bisa ditulis di perjanjian?”',
      writtenNote: 'Yang tertulis bisa ditagih.',
    },
    copy: (number: string) => `Salin kalimat ${number}`,
    copied: 'Kalimatnya disalin.',
    notCopied: 'Belum tersalin. Tandai kalimatnya, lalu salin sendiri.',
  },
  more: {
    title: 'Angka lain untuk gajimu',
    thr: 'THR, sesudah setahun bekerja',
    net: 'Hitung gaji bersih',
    holiday: 'Hitung THR',
    all: (what: string) => `Semua tentang gaji ${what}`,
  },
  faq: {
    title: 'Tentang angkanya',
    source: {
      question: 'Dari mana angkanya?',
      answer:
        'Dari gaji yang ditulis orang yang menerimanya, tahun ini dan tahun lalu, dibulatkan ke Rp 100.000 dan dihitung ulang setiap Senin. Angka posisi dan kota tampil mulai dari sepuluh gaji dari tiga perusahaan.',
    },
    stored: {
      question: 'Apakah isianku disimpan?',
      answer:
        'Tidak. Gaji yang kamu tulis dihitung di browser ini; tanpa JavaScript, atau kalau hitungannya gagal dimuat, gajimu dikirim sekali dan tidak dicatat. Posisi dan kota yang kamu pilih ada di alamat halaman.',
    },
    range: {
      question: 'Apa itu kisaran?',
      answer: 'Separuh gaji di tengah: seperempat terendah dan seperempat tertinggi dikeluarkan.',
    },
    median: {
      question: 'Kenapa bukan rata-rata?',
      answer: 'Satu gaji yang sangat besar menarik rata-rata ke atas. Nilai tengah tidak.',
    },
    wage: {
      question: 'Apa itu UMK dan UMP?',
      answer:
        'Upah minimum kabupaten atau kota, dan upah minimum provinsi, yang ditetapkan gubernur setiap tahun. Kalau kabupaten atau kotanya belum punya, yang berlaku UMP.',
    },
    gross: {
      question: 'Gaji yang mana yang kutulis?',
      answer:
        'Gaji pokok dan tunjangan tetap sebulan, sebelum pajak dan BPJS. Lembur, bonus, THR, dan uang makan per hari hadir tidak ikut.',
    },
  },
  head: {
    of: (what: string, amount: string) => `Bandingkan gaji ${what}: nilai tengah ${amount}`,
  },
}
