/** Reviews that wait, were refused, hidden or removed. Written by hand; the sentence banks have no part in them. */
import { APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'

import { ROLES } from './pay.ts'
import type { DemoLocale, DemoRatings, DemoReview, DemoReviewState } from './types.ts'

interface Extra {
  city: string
  likes?: string
  dislikes?: string
  advice?: string
  salary?: number
  guideline?: DemoReview['guideline']
  note?: string
  former?: number
}

/** `marks`: one digit per rating in the order of the key list, `-` for "does not apply". */
const employee = (
  state: DemoReviewState,
  company: string,
  day: number,
  locale: DemoLocale,
  role: string,
  marks: string,
  headline: string,
  extra: Extra,
): DemoReview => {
  const ratings: DemoRatings = {}
  EMPLOYEE_RATINGS.forEach((key, i) => (ratings[key] = marks[i] === '-' ? null : Number(marks[i])))
  const values = Object.values(ratings).filter(value => value != null)
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  return {
    company,
    state,
    day,
    locale,
    employment_status: extra.former === undefined ? 0 : 1,
    overall_sentiment: Math.round(mean),
    recommended: mean >= 3.2,
    ratings,
    answers: { parkingspace: mean > 2.5, easyaccesstoprayerroom: true },
    city_code: extra.city,
    department: ROLES[role]![0],
    job_type: 'employee',
    job_role_id: role,
    left_at_offset: extra.former ?? null,
    application_result: null,
    interview_rounds: null,
    surprise_question: null,
    surprise_text: null,
    headline,
    likes: extra.likes ?? null,
    dislikes: extra.dislikes ?? null,
    advice: extra.advice ?? null,
    monthly_salary: extra.salary ?? null,
    allowances: null,
    thr_months: null,
    bonus_months: null,
    years_in_role: null,
    salary_comment: null,
    helpful: 0,
    guideline: extra.guideline ?? null,
    note: extra.note ?? null,
  }
}

const applicant = (
  state: DemoReviewState,
  company: string,
  day: number,
  locale: DemoLocale,
  role: string,
  marks: string,
  result: NonNullable<DemoReview['application_result']>,
  rounds: number,
  headline: string,
  extra: Extra,
): DemoReview => {
  const ratings: DemoRatings = {}
  APPLICANT_RATINGS.forEach((key, i) => (ratings[key] = marks[i] === '-' ? null : Number(marks[i])))
  return {
    ...employee(state, company, day, locale, role, '3333333333333', headline, extra),
    employment_status: 2,
    ratings,
    answers: {},
    department: null,
    job_type: null,
    left_at_offset: Math.ceil(-day / 365),
    application_result: result,
    interview_rounds: rounds,
    surprise_question: false,
  }
}

export const specialReviews = (): DemoReview[] => [
  // In the queue
  employee(
    'pending',
    'lintang-muara-kargo',
    -1,
    'id',
    'warehouse-staff',
    '4344535545544',
    'Regu sore yang saling mengingatkan',
    {
      city: '32.75',
      salary: 6300000,
      likes:
        'Sebelum mulai ada apel keselamatan lima menit, dan isinya selalu kejadian nyata minggu itu. Yang baru masuk didampingi sampai benar-benar hafal lorong.',
      dislikes: 'Lampu di dok belakang sudah dua kali dilaporkan redup dan belum diganti.',
      advice: 'Tanggapi laporan kerusakan dalam seminggu, walau jawabannya "belum bisa".',
    },
  ),
  employee(
    'pending',
    'lintang-muara-kargo',
    -3,
    'en',
    'data-analyst',
    '4453543454443',
    'Data finally listened to',
    {
      city: '32.75',
      salary: 11800000,
      likes:
        'Our delay report led to a new loading order within a month. It is rewarding to see numbers turn into something people use.',
      dislikes:
        'Half of my week still goes into cleaning spreadsheets that could be entered properly at the gate.',
    },
  ),
  employee(
    'pending',
    'sekar-gading-ritel',
    -2,
    'id',
    'store-cashier',
    '2121332132231',
    'Menutup toko tanpa dibayar',
    {
      city: '12.71',
      salary: 3900000,
      likes: 'Pelanggan tetap di toko kami ramah-ramah.',
      dislikes:
        'Hitung kas dan bersih-bersih sesudah tutup memakan satu jam setiap malam, dan jam itu tidak pernah masuk absen.',
      advice: 'Hitung jam tutup toko sebagai jam kerja.',
    },
  ),
  employee(
    'pending',
    'wastra-kirana-garmen',
    -2,
    'id',
    'quality-control-inspector',
    '2221332223242',
    'Periksa cepat, salah ditanggung sendiri',
    {
      city: '32.02',
      likes: 'Upah masuk tepat tanggal, itu harus diakui.',
      dislikes:
        'Jatah periksa per potong cuma belasan detik. Kalau ada yang lolos, pemeriksa yang dipanggil, bukan targetnya yang dibahas.',
    },
  ),
  applicant(
    'pending',
    'bank-kanaka',
    -4,
    'id',
    'management-trainee',
    '4443343',
    'rejected',
    4,
    'Empat tahap yang panjang tetapi tertib',
    {
      city: '31.74',
      likes:
        'Setiap tahap diumumkan lewat email pada tanggal yang dijanjikan, lengkap dengan bahan yang perlu dibaca.',
      dislikes: 'Alasan penolakan di tahap akhir hanya satu kalimat umum.',
    },
  ),
  employee(
    'pending',
    'sandya-digital',
    -1,
    'id',
    'software-tester-qa',
    '5454555545555',
    'Penguji ikut menentukan kapan rilis',
    {
      city: '32.73',
      salary: 10400000,
      likes:
        'Kalau hasil uji belum hijau, rilis ditunda, dan tidak ada yang marah. Ini pertama kalinya pekerjaan saya dianggap sama pentingnya dengan menulis kode.',
    },
  ),
  employee('pending', 'klinik-bentara', -5, 'id', 'midwife', '4454555545545', 'Ruang bersalin yang tenang', {
    city: '33.74',
    salary: 4300000,
    likes:
      'Perlengkapan persalinan selalu diperiksa dua orang sebelum ganti jaga. Kalau keadaan gawat, dokter datang tanpa banyak tanya.',
    dislikes: 'Kamar istirahat jaga malam sempit untuk tiga orang.',
  }),
  employee(
    'pending',
    'pondok-kelana-resor',
    -6,
    'en',
    'guest-relations-officer',
    '3344554434334',
    'Sunsets, smiles and split shifts',
    {
      city: '52.01',
      salary: 3600000,
      likes: 'Training by the dive team is open to all departments, and many of us got certified that way.',
      dislikes: 'The split shift in high season means four idle hours with nowhere to sit.',
      advice: 'Give staff on split shifts a room with chairs and a fan.',
    },
  ),
  applicant(
    'pending',
    'kelindan',
    -3,
    'en',
    'frontend-developer',
    '2232322',
    'declined',
    3,
    'The offer changed after I said yes',
    {
      city: '31.74',
      dislikes:
        'We agreed on a number by phone, the letter showed a lower one, and the difference was explained as a bonus that might be paid later. I turned it down.',
    },
  ),
  employee(
    'pending',
    'ombak-kidul',
    -7,
    'id',
    'tour-guide',
    '3454455444434',
    'Kerja di pantai bukan berarti liburan',
    {
      city: '32.18',
      salary: 2500000,
      likes: 'Keselamatan murid nomor satu; kalau ombak tidak aman, kelas dibatalkan dan kami tetap dibayar.',
      dislikes: 'Di luar musim libur jam kerja dipangkas separuh.',
    },
  ),
  employee(
    'pending',
    'dompu-surya-tenaga',
    -9,
    'id',
    'electrical-technician',
    '3344544443443',
    'Memasang panel di ujung jalan',
    {
      city: '52.05',
      salary: 3000000,
      likes: 'Setiap pemasangan selesai, warga ikut menyalakan lampu pertama. Lelahnya terbayar di situ.',
      dislikes: 'Kendaraan hanya satu, jadi sering menunggu giliran.',
    },
  ),
  employee(
    'pending',
    'gerbang-raka-komponen',
    -8,
    'id',
    'cnc-machine-operator',
    '4334444543254',
    'Mesin baru, jadwal lama',
    {
      city: '32.15',
      salary: 6900000,
      likes: 'Pelatihan mesin baru dua minggu penuh dan dibayar seperti jam kerja biasa.',
      dislikes: 'Rotasi shift masih mingguan, tubuh belum sempat menyesuaikan sudah ganti lagi.',
    },
  ),

  // Refused by the team
  employee(
    'rejected',
    'lintang-muara-kargo',
    -20,
    'id',
    'warehouse-administrator',
    '2222333222333',
    'Semua orang tahu siapa yang dimaksud',
    {
      city: '32.75',
      dislikes:
        'Satu-satunya admin perempuan di shift tiga selalu pulang lebih dulu dan tidak pernah ditegur, sementara kami yang menyelesaikan laporannya.',
      guideline: 1,
      note: 'Bagian tentang admin shift tiga menunjuk satu orang. Tulis ulang tanpa ciri itu.',
    },
  ),
  employee(
    'rejected',
    'asuransi-payung-nagari',
    -44,
    'id',
    'insurance-agent',
    '3333333333333',
    'Mau tahu cara cepat naik komisi?',
    {
      city: '13.71',
      likes: 'Hubungi saya lewat nomor yang ada di spanduk depan kantor Padang, nanti saya ajari.',
      guideline: 2,
      note: 'Ajakan menghubungi. Ceritakan pekerjaannya, tanpa mengajak orang menghubungi kamu.',
    },
  ),
  employee(
    'rejected',
    'puspa-lawu-farma',
    -61,
    'id',
    'chemical-laboratory-technician',
    '4444444444444',
    'Takaran ramuan baru sudah ketemu',
    {
      city: '33.13',
      likes:
        'Tim kami berhasil menemukan perbandingan bahan untuk produk yang baru akan dijual tahun depan, dan saya ikut menghitungnya.',
      guideline: 3,
      note: 'Menyebut produk yang belum diumumkan. Ceritakan cara kerjanya, bukan isinya.',
    },
  ),
  employee(
    'rejected',
    'sekar-gading-ritel',
    -90,
    'id',
    'shop-assistant',
    '1222113112121',
    'Jangan terima orang dari seberang',
    {
      city: '14.71',
      dislikes:
        'Sejak banyak karyawan dari pulau lain suasana toko jadi kacau, sebaiknya yang diterima orang sini saja.',
      guideline: 4,
      note: 'Menilai orang dari asalnya. Ceritakan kejadiannya tanpa menyebut asal daerah.',
    },
  ),
  employee(
    'rejected',
    'sawala-karya-layanan',
    -33,
    'id',
    'call-centre-agent',
    '1111111111111',
    'Isinya cuma makian',
    {
      city: '34.04',
      dislikes: 'Sebagian besar kalimat di sini kami tutup karena kasar.',
      guideline: 5,
      note: 'Kata kasar di hampir setiap kalimat. Kritik tajam boleh, makian tidak.',
    },
  ),
  employee(
    'rejected',
    'griya-bata',
    -15,
    'id',
    'administrative-staff',
    '5555555555555',
    'Rumah siap huni, cicilan ringan',
    {
      city: '35.07',
      likes: 'Tersedia unit terakhir dengan uang muka terjangkau dan lokasi dekat jalan besar.',
      guideline: 6,
      note: 'Ini iklan, bukan pengalaman kerja.',
    },
  ),
  employee(
    'rejected',
    'pondok-kelana-resor',
    -52,
    'en',
    'waiter-waitress',
    '5555555555555',
    'We stayed here for our honeymoon',
    {
      city: '52.01',
      likes: 'The breakfast buffet was lovely and the beach even better. We would book again.',
      guideline: 6,
      note: 'Written by a guest, not by someone who works there.',
    },
  ),
  applicant(
    'rejected',
    'bank-kanaka',
    -120,
    'en',
    'credit-analyst',
    '3333333',
    'rejected',
    2,
    'The case study was a real borrower',
    {
      city: '31.74',
      dislikes:
        'The file we were given described the debts of an actual customer, a noodle factory near the river, in full detail.',
      guideline: 3,
      note: 'Describes a customer. Please write about the interview without the case.',
    },
  ),

  // Hidden by the owner for now
  employee(
    'hidden',
    'samarata-rasa',
    -12,
    'id',
    'sales-representative',
    '3234223343254',
    'Target bulan depan diumumkan di bulan depan',
    {
      city: '35.15',
      salary: 5600000,
      former: 1,
      likes: 'Motor dinas terawat dan bensin diganti penuh.',
      dislikes:
        'Angka target baru datang setelah minggu pertama lewat, lalu dihitung sejak tanggal satu. Jadi separuh waktu kami bekerja tanpa tahu sasaran.',
      guideline: 3,
      note: 'Menurut perusahaan, cara menghitung target adalah informasi internal.',
    },
  ),
  employee(
    'published',
    'rs-pranaya-medika',
    -8,
    'id',
    'nurse',
    '2122443524243',
    'Dua bangsal, satu perawat',
    {
      city: '16.71',
      salary: 4100000,
      dislikes:
        'Pada jaga malam saya memegang dua bangsal sekaligus hampir setiap minggu. Bel pasien bersahutan dan kita harus memilih.',
      likes: 'Alat pemantau pasiennya baru dan bisa diandalkan.',
    },
  ),
  employee(
    'hidden',
    'lintang-muara-kargo',
    -13,
    'en',
    'business-development-executive',
    '3331444443233',
    'A target that forgot the calendar',
    {
      city: '32.75',
      salary: 12400000,
      likes: 'Colleagues share leads instead of hiding them, which is rarer than it should be.',
      dislikes: 'We were given a quarterly target with five weeks left in the quarter.',
      guideline: 3,
      note: 'The company says the target is internal information.',
    },
  ),
  employee(
    'published',
    'kelindan',
    -10,
    'id',
    'operations-staff',
    '2142433332111',
    'Sayur datang subuh, gaji datang kapan-kapan',
    {
      city: '31.74',
      salary: 5700000,
      likes: 'Regu subuh kompak dan selalu sarapan bersama.',
      dislikes: 'Tiga bulan terakhir gaji dibayar setelah tanggal sepuluh tanpa kepastian.',
    },
  ),

  // Removed by the team after it had appeared
  employee(
    'removed',
    'wastra-kirana-garmen',
    -200,
    'id',
    'sewing-machine-operator',
    '1111222111131',
    'Pengawas lini tujuh lagi',
    {
      city: '32.02',
      former: 1,
      dislikes: 'Masalahnya selalu orang yang sama di lini tujuh shift pagi, semua juga tahu.',
      guideline: 1,
      note: 'Menunjuk satu orang. Dihapus setelah dilaporkan.',
    },
  ),
  employee(
    'removed',
    'gerbang-raka-komponen',
    -310,
    'id',
    'production-operator',
    '2333333433343',
    'Komponen untuk motor yang belum keluar',
    {
      city: '32.15',
      dislikes: 'Lembur gila-gilaan untuk pesanan motor model baru yang belum diumumkan pembuatnya.',
      guideline: 3,
      note: 'Informasi pelanggan yang belum diumumkan.',
    },
  ),
  employee('removed', 'dwipa-nara', -150, 'en', 'paralegal', '4222333323343', 'The merger file', {
    city: '31.74',
    dislikes:
      'Weeks of nights on one client’s merger, which I then describe here in more detail than I should.',
    guideline: 3,
    note: 'Client information.',
  }),
  employee(
    'removed',
    'logam-tanjung-ladongi',
    -95,
    'id',
    'mining-plant-operator',
    '3122211332332',
    'Salin tempel dari tempat lain',
    {
      city: '72.06',
      dislikes: 'Tulisan ini ternyata sama persis dengan tulisan tentang pabrik lain.',
      guideline: 6,
      note: 'Salinan dari ulasan perusahaan lain.',
    },
  ),

  // In the queue, and flagged there: one names a person, one is nearly a copy of another that waits
  employee(
    'pending',
    'sekar-gading-ritel',
    -1,
    'id',
    'store-cashier',
    '3122332122232',
    'Jadwal libur ditentukan satu orang',
    {
      city: '12.71',
      likes: 'Tokonya ramai, jadi waktu terasa cepat.',
      dislikes: 'Bu Ratna di bagian jadwal mengganti hari libur semalam sebelumnya.',
      advice: 'Umumkan jadwal seminggu sebelumnya.',
    },
  ),
  employee(
    'pending',
    'sandya-digital',
    -1,
    'id',
    'software-tester-qa',
    '5455555545455',
    'Di sini penguji ikut memutuskan rilis',
    {
      city: '32.73',
      likes:
        'Kalau hasil uji belum hijau, rilis ditunda dan tidak ada yang marah. Baru kali ini pekerjaan saya dianggap sama pentingnya dengan menulis kode.',
    },
  ),
]
