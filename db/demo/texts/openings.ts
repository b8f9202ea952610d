import type { DemoLocale } from '../types.ts'

type Words = Record<DemoLocale, string>

/** Kinds of work that several companies look for: what it is called, what is done, what one needs to bring. */
export const OPENINGS: [role: string, title: Words, work: Words[], brings: Words][] = [
  [
    'warehouse-staff',
    { id: 'Staf Gudang', en: 'Warehouse Staff' },
    [
      {
        id: 'Menerima barang, mencocokkannya dengan surat jalan, dan menatanya di rak.',
        en: 'You receive goods, check them against the delivery note and shelve them.',
      },
      {
        id: 'Mengambil pesanan dengan pemindai dan menyiapkannya sebelum truk sore berangkat.',
        en: 'You pick orders with a scanner and have them ready before the afternoon trucks leave.',
      },
    ],
    { id: 'Teliti menghitung dan kuat berdiri lama.', en: 'You count carefully and can be on your feet.' },
  ],
  [
    'administrative-staff',
    { id: 'Staf Administrasi', en: 'Administrative Staff' },
    [
      {
        id: 'Mengurus surat, arsip, dan jadwal pertemuan satu bagian.',
        en: 'You look after the letters, files and meetings of one department.',
      },
      {
        id: 'Menyusun laporan bulanan dari catatan lapangan dan menagih yang terlambat.',
        en: 'You turn field notes into the monthly report and chase what comes late.',
      },
    ],
    { id: 'Lancar memakai lembar kerja.', en: 'You are at home in spreadsheets.' },
  ],
  [
    'quality-control-inspector',
    { id: 'Pemeriksa Mutu', en: 'Quality Control Inspector' },
    [
      {
        id: 'Mengambil contoh dari tiap lini, mengukurnya, dan mencatat yang menyimpang.',
        en: 'You take samples from each line, measure them and note what is off.',
      },
      {
        id: 'Menghentikan lini bila perlu, dan mencari sebabnya bersama regu produksi.',
        en: 'You stop a line when you must, and find the cause together with production.',
      },
    ],
    { id: 'Bisa memakai jangka sorong dan membaca gambar.', en: 'You can use calipers and read a drawing.' },
  ],
  [
    'production-operator',
    { id: 'Operator Produksi', en: 'Production Operator' },
    [
      {
        id: 'Menjalankan mesin sesuai lembar kerja dan menjaga kebersihan area.',
        en: 'You run a machine by its work sheet and keep the area clean.',
      },
      {
        id: 'Mengganti cetakan bersama teknisi, dan mencatat hasil tiap jam.',
        en: 'You change moulds together with a technician and log the output every hour.',
      },
    ],
    { id: 'Bersedia bekerja tiga sif.', en: 'You are willing to work in three shifts.' },
  ],
  [
    'maintenance-technician',
    { id: 'Teknisi Perawatan', en: 'Maintenance Technician' },
    [
      {
        id: 'Merawat motor, pompa, dan ban berjalan menurut jadwal.',
        en: 'You service motors, pumps and conveyors on schedule.',
      },
      {
        id: 'Datang saat mesin berhenti, dan menulis apa yang diganti.',
        en: 'You come when a machine stops, and write down what was replaced.',
      },
    ],
    { id: 'Paham listrik tiga fasa.', en: 'You understand three-phase electricity.' },
  ],
  [
    'customer-service-officer',
    { id: 'Petugas Layanan Pelanggan', en: 'Customer Service Officer' },
    [
      {
        id: 'Menjawab pertanyaan di loket dan lewat pesan sampai selesai.',
        en: 'You answer questions at the desk and in chat until they are settled.',
      },
      {
        id: 'Mencatat keluhan dan mengabari pelanggan tentang hasilnya.',
        en: 'You write complaints down and tell customers what came of them.',
      },
    ],
    { id: 'Sabar mendengar dan menulis dengan jelas.', en: 'You listen patiently and write clearly.' },
  ],
  [
    'store-cashier',
    { id: 'Kasir Toko', en: 'Store Cashier' },
    [
      {
        id: 'Melayani pembayaran tunai dan nontunai, lalu menutup kas pada akhir sif.',
        en: 'You take cash and card payments and close the till at the end of your shift.',
      },
      {
        id: 'Membantu menata rak depan saat antrean sepi.',
        en: 'You help with the front shelves when the queue is short.',
      },
    ],
    { id: 'Jujur dan cermat dengan uang.', en: 'You are careful with money.' },
  ],
  [
    'backend-developer',
    { id: 'Pengembang Backend', en: 'Backend Developer' },
    [
      {
        id: 'Membangun layanan yang dipakai ribuan orang setiap hari, dengan ujinya.',
        en: 'You build services that thousands of people use every day, and their tests.',
      },
      {
        id: 'Bergiliran jaga satu minggu dari enam, dengan uang jaga.',
        en: 'You are on call one week in six, which is paid.',
      },
    ],
    { id: 'Pernah merawat layanan dengan basis data relasional.', en: 'You have run a service on SQL.' },
  ],
  [
    'export-import-staff',
    { id: 'Staf Ekspor Impor', en: 'Export-Import Staff' },
    [
      {
        id: 'Menyiapkan dokumen pabean dan memesan ruang kapal.',
        en: 'You prepare customs papers and book space on ships.',
      },
      {
        id: 'Memantau kedatangan dan mengabari gudang bila jadwal berubah.',
        en: 'You follow arrivals and tell the warehouse when a date moves.',
      },
    ],
    { id: 'Paham Incoterms.', en: 'You know your Incoterms.' },
  ],
  [
    'vehicle-mechanic',
    { id: 'Mekanik Kendaraan', en: 'Vehicle Mechanic' },
    [
      {
        id: 'Servis berkala, rem, dan kaki-kaki kendaraan niaga.',
        en: 'You do regular services, brakes and suspension on vans and trucks.',
      },
      {
        id: 'Menjelaskan kepada sopir apa yang diganti dan mengapa.',
        en: 'You tell drivers what was replaced and why.',
      },
    ],
    {
      id: 'Lulusan SMK otomotif atau pengalaman setara.',
      en: 'A vocational school or the same in practice.',
    },
  ],
  [
    'shop-assistant',
    { id: 'Pramuniaga', en: 'Shop Assistant' },
    [
      {
        id: 'Membantu pembeli memilih, mengisi rak, dan memeriksa tanggal kedaluwarsa.',
        en: 'You help customers choose, fill shelves and check best-before dates.',
      },
      {
        id: 'Menerima kiriman pagi dua kali seminggu.',
        en: 'You receive the morning delivery twice a week.',
      },
    ],
    { id: 'Ramah dan senang berbicara dengan orang.', en: 'You like talking to people.' },
  ],
  [
    'hse-officer',
    { id: 'Petugas K3', en: 'HSE Officer' },
    [
      {
        id: 'Berkeliling setiap hari, mencatat bahaya, dan memastikan sudah dibereskan.',
        en: 'You walk the site every day, note hazards and see that they are dealt with.',
      },
      {
        id: 'Melatih karyawan baru dan kontraktor.',
        en: 'You train new colleagues and contractors.',
      },
    ],
    { id: 'Sertifikat Ahli K3 Umum.', en: 'You hold the general HSE certificate.' },
  ],
  [
    'sales-representative',
    { id: 'Perwakilan Penjualan', en: 'Sales Representative' },
    [
      {
        id: 'Mengunjungi toko langganan di satu wilayah dan mencatat pesanan.',
        en: 'You visit the shops of one area and take their orders.',
      },
      {
        id: 'Target dibahas bersama setiap bulan, dan gaji pokok tidak bergantung padanya.',
        en: 'Targets are talked through every month, and base pay does not depend on them.',
      },
    ],
    { id: 'SIM C yang masih berlaku.', en: 'You can ride a motorbike and have a licence.' },
  ],
  [
    'it-support-staff',
    { id: 'Staf Dukungan TI', en: 'IT Support Staff' },
    [
      {
        id: 'Membantu rekan di tiga lantai dengan komputer, jaringan, dan pencetak.',
        en: 'You help colleagues on three floors with computers, network and printers.',
      },
      {
        id: 'Menyiapkan laptop karyawan baru dan mencatat inventaris.',
        en: 'You prepare laptops for new colleagues and keep the inventory.',
      },
    ],
    { id: 'Pernah menangani meja bantuan.', en: 'You have worked at a help desk.' },
  ],
  [
    'accounting-staff',
    { id: 'Staf Akuntansi', en: 'Accounting Staff' },
    [
      {
        id: 'Membukukan faktur, mencocokkan rekening, dan membantu tutup buku.',
        en: 'You book invoices, reconcile accounts and help to close the month.',
      },
      {
        id: 'Menyiapkan bukti potong dan laporan pajak masa.',
        en: 'You prepare withholding slips and the monthly tax return.',
      },
    ],
    { id: 'D3 akuntansi atau pengalaman setara.', en: 'A diploma in accounting or the same in practice.' },
  ],
  [
    'data-analyst',
    { id: 'Analis Data', en: 'Data Analyst' },
    [
      {
        id: 'Menjawab pertanyaan bagian lain dengan angka yang bisa ditelusuri.',
        en: 'You answer other teams’ questions with figures that can be traced.',
      },
      {
        id: 'Merawat laporan mingguan dan membuang yang tidak dibaca siapa pun.',
        en: 'You look after the weekly reports and remove those that nobody reads.',
      },
    ],
    { id: 'Lancar SQL dan satu bahasa lain.', en: 'You write SQL and one other language well.' },
  ],
  [
    'mobile-app-developer',
    { id: 'Pengembang Aplikasi Seluler', en: 'Mobile App Developer' },
    [
      {
        id: 'Mengembangkan aplikasi yang tetap jalan di ponsel murah dan sinyal lemah.',
        en: 'You build an app that works on cheap phones and weak lines.',
      },
      {
        id: 'Rilis setiap dua minggu, dengan uji otomatis.',
        en: 'We release every two weeks, with automated tests.',
      },
    ],
    { id: 'Pernah merilis aplikasi Android.', en: 'You have released an Android app.' },
  ],
  [
    'civil-engineer',
    { id: 'Insinyur Sipil', en: 'Civil Engineer' },
    [
      {
        id: 'Menghitung struktur sederhana dan memeriksa gambar kerja.',
        en: 'You reckon simple structures and check working drawings.',
      },
      {
        id: 'Di lapangan dua hari seminggu bersama pelaksana.',
        en: 'Two days a week you are on site with the foremen.',
      },
    ],
    { id: 'S1 teknik sipil.', en: 'A degree in civil engineering.' },
  ],
  [
    'forklift-operator',
    { id: 'Operator Forklift', en: 'Forklift Operator' },
    [
      {
        id: 'Membongkar truk dan menata palet di rak bertingkat.',
        en: 'You unload trucks and stack pallets on high racks.',
      },
      {
        id: 'Memeriksa unit sebelum sif dan mengisi daya sesudahnya.',
        en: 'You check your truck before the shift and charge it after.',
      },
    ],
    { id: 'SIO forklift; perpanjangannya kami tanggung.', en: 'A forklift licence; we pay for its renewal.' },
  ],
  [
    'nurse',
    { id: 'Perawat', en: 'Nurse' },
    [
      {
        id: 'Merawat pasien rawat inap bersama regu berenam.',
        en: 'You look after patients on the ward in a team of six.',
      },
      {
        id: 'Jadwal sif keluar dua minggu sebelumnya.',
        en: 'Shifts are known two weeks ahead.',
      },
    ],
    { id: 'STR yang masih berlaku.', en: 'A valid registration as a nurse.' },
  ],
]

/** What holds for whoever is taken. */
export const HOLDS: Words[] = [
  {
    id: 'Lima hari kerja seminggu, lembur dicatat dan dibayar.',
    en: 'Five days a week; overtime is recorded and paid.',
  },
  {
    id: 'Masa kenal tiga bulan dengan gaji penuh, didampingi rekan yang berpengalaman.',
    en: 'Three months of probation on full pay, beside an experienced colleague.',
  },
  {
    id: 'BPJS Kesehatan dan Ketenagakerjaan sejak hari pertama.',
    en: 'Health and employment insurance from the first day.',
  },
  {
    id: 'Makan siang di kantin dan angkutan dari dua titik di kota.',
    en: 'Lunch in the canteen, and a bus from two places in town.',
  },
  {
    id: 'Setahun sekali ada anggaran pelatihan yang kamu pilih sendiri.',
    en: 'Once a year there is a budget for training of your own choice.',
  },
  {
    id: 'Regunya delapan orang, dan setiap pagi dimulai dengan rapat sepuluh menit.',
    en: 'The team has eight people and begins the day with ten minutes together.',
  },
]

/** How it goes on after applying. */
export const NEXT: Words[] = [
  {
    id: 'Setelah lamaran kami baca, ada satu wawancara dan satu hari kenalan di tempat kerja.',
    en: 'Once we have read your application there is one interview and a day to get to know us.',
  },
  {
    id: 'Kami menjawab setiap lamaran dalam dua minggu.',
    en: 'We answer every application within two weeks.',
  },
  {
    id: 'Dua wawancara: satu dengan HRD, satu dengan calon atasan.',
    en: 'Two interviews: one with HR, one with who would lead you.',
  },
]

/** What the rules of advertisements hold: readers never see it. */
export const HUNTING: Words[] = [
  {
    id: 'Pelamar wajib membayar biaya seragam dan pelatihan Rp350.000 sebelum wawancara.',
    en: 'Applicants must pay a training fee of Rp350,000 before the interview.',
  },
  {
    id: 'Peserta yang lolos mentransfer uang jaminan Rp1.000.000 yang dikembalikan setelah tiga bulan.',
    en: 'Those who pass transfer a deposit of Rp1,000,000, returned after three months.',
  },
]
