/** Texts of the careers page: four situations, and questions about pay with links to their answers. */
export const careers = {
  tabs: { label: 'Saran karier', careers: 'Jelajahi karier', salaries: 'Jelajahi gaji' },
  explore: {
    title: 'Kamu sedang di mana?',
    headTitle: 'Saran karier: tawaran, gaji belum dibayar, kerja pertama, pindah',
    description:
      'Dapat tawaran, gaji belum dibayar, kerja pertama, atau mau pindah: tiga langkah pertama, kalkulator, dan artikel dengan sumber dan tanggal periksanya.',
    lead: 'Langkah, angka, dan aturan yang berlaku hari ini, masing-masing dengan sumber dan tanggal periksanya.',
    first: 'Tiga langkah pertama',
    tools: 'Alat',
    read: 'Baca',
    checked: 'Baru diperiksa',
    all: 'Semua artikel',
    faq: 'Tanya jawab',
    doors: {
      offer: {
        lead: 'Sebelum tanda tangan: angka yang wajar, isi kontrak, dan yang patut ditanyakan.',
        steps: [
          'Hitung yang sampai di tanganmu, bukan angka di surat.',
          'Bandingkan dengan yang diterima orang lain di posisi dan kota yang sama.',
          'Minta semuanya tertulis sebelum bilang ya.',
        ],
        tools: {
          net: 'Hitung gaji bersihnya',
          compare: 'Bandingkan dengan gaji orang lain',
          company: 'Baca ulasan perusahaannya',
        },
      },
      unpaid: {
        lead: 'Terlambat, dipotong, atau tidak ada. Hitung hakmu, lalu ikuti urutannya.',
        steps: [
          'Hitung hari ke berapa. Denda mulai berjalan di hari keempat.',
          'Tagih secara tertulis, dengan tanggal dan angka.',
          'Simpan buktinya di HP sendiri, bukan di komputer kantor.',
        ],
        tools: {
          minimum: 'Cek upah minimum daerahmu',
          thr: 'Hitung THR-mu',
          write: 'Ceritakan tanpa nama',
        },
      },
      'first-job': {
        lead: 'Dari lowongan pertama sampai slip gaji pertama.',
        steps: [
          'Ada yang meminta uang sebelum kamu bekerja? Berhenti di situ.',
          'Cari satu kata di kontrakmu: PKWT (ada akhirnya) atau PKWTT (tetap).',
          'Foto kontrak dan slip pertamamu. Ijazah asli tetap di rumah.',
        ],
        tools: {
          jobs: 'Cari lowongan',
          minimum: 'Lihat upah minimum daerahmu',
          net: 'Pahami potongan di slip',
        },
      },
      change: {
        lead: 'Keluar dengan tenang, dan datang ke tempat yang benar.',
        steps: [
          'Periksa dulu kontrakmu. Keluar di tengah kontrak bisa mahal.',
          'Tulis daftar hakmu: gaji terakhir, cuti, THR, kompensasi, dokumen.',
          'Surat mundur cukup empat kalimat.',
        ],
        tools: {
          jobs: 'Lihat lowongan',
          compare: 'Cek apakah gajimu wajar',
          thr: 'Hitung THR sebelum memilih tanggal',
        },
      },
    },
  },
  salaries: {
    title: 'Jelajahi gaji',
    headTitle: 'Jelajahi gaji: pertanyaan tentang gaji',
    description:
      'Berapa gaji perawat di Surabaya, adilkah 5,2 juta untuk staf gudang di Bekasi, siapa membayar desainer paling tinggi: dari pertanyaan ke angkanya.',
    lead: 'Jawabannya angka dari orang yang menerimanya, bukan perkiraan.',
    roles: {
      title: 'Posisi',
      questions: {
        nurse: 'Berapa gaji perawat di Surabaya?',
        warehouse: 'Adilkah 5,2 juta untuk staf gudang di Bekasi?',
        engineer: 'Berapa gaji insinyur perangkat lunak di Jakarta Selatan?',
        best: 'Posisi apa yang gajinya paling tinggi?',
      },
    },
    companies: {
      title: 'Perusahaan',
      questions: {
        design: 'Siapa membayar desainer paling tinggi?',
        it: 'Siapa membayar orang IT paling tinggi?',
        best: 'Perusahaan mana yang membayar paling tinggi?',
        industries: 'Industri apa yang gajinya paling tinggi?',
      },
    },
    places: {
      title: 'Tempat',
      questions: {
        province: 'Setinggi apa gaji di provinsiku?',
        cities: 'Kota mana yang gajinya paling tinggi?',
        minimum: 'Di mana gaji paling jauh di atas upah minimum?',
      },
    },
    rules: {
      title: 'Hitungan',
      questions: {
        thr: 'Berapa THR-ku setelah tujuh bulan?',
        net: 'Dari 9 juta, berapa yang sampai di tangan?',
      },
    },
  },
}
