export const INVENTED_ID = '0b6f3a52-7c1e-4c1b-9d56-2f0c7a9e41d3'
export const INVENTED_TOKEN = 'CONTOHcontohCONTOHcontohCONTOHcontohCONTOHcontohCONTOHcontohCONTOHcontoh'

/** Values of the samples, long where real values may be long. */
export const INVENTED = {
  code: '482913',
  ticket: 'KJ-7F3A2B1C',
  moment: '2026-04-03T09:00:00Z',
  email: 'ratna.pembaca@contoh.example',
  id: {
    company: 'PT Anyaman Rotan Sejahtera Abadi Nusantara',
    title: 'Staf Gudang Malam',
    name: 'Ratna',
    other: 'Bagus Prakoso',
    reader: 'Sekar',
    words: '> Apakah kantor di Bekasi masih buka?\n> \n> Saya ingin mengantar dokumen hari Kamis.',
    invitation: 'Terima kasih sudah menunggu.\n\nKami tunggu hari Selasa pukul 10.00, di lantai dua.',
    refusal: 'Terima kasih sudah melamar.\n\nKali ini kami memilih pelamar lain.',
    reply: 'Kami sudah memeriksa semuanya bersama tim.\n\nTidak ada yang perlu kami ubah.',
    question: 'Boleh kirim alamat email dengan nama domain perusahaan?',
    reason: 'alamat ini tidak bisa kami cocokkan dengan perusahaannya.',
    note: 'Ini iklan.',
    articles: [
      { title: 'Menghitung THR', slug: 'menghitung-thr' },
      { title: 'Lembur yang dibayar', slug: 'lembur' },
    ],
    search: 'Lowongan “gudang” di Kota Bekasi',
    vacancies: [
      'Staf Gudang Malam, PT. Anyaman Rotan, Kota Bekasi',
      'Kepala Gudang, Toko Laut <Biru>, Kota Bekasi',
    ],
    pay: 'Rp 6,2–6,9 juta sebulan',
  },
  en: {
    company: 'PT Anyaman Rotan Sejahtera Abadi Nusantara',
    title: 'Night warehouse staff',
    name: 'Ratna',
    other: 'Bagus Prakoso',
    reader: 'Sekar',
    words: '> Is the office in Bekasi still open?\n> \n> I would like to bring documents on Thursday.',
    invitation: 'Thank you for waiting.\n\nWe expect you on Tuesday at 10.00, on the second floor.',
    refusal: 'Thank you for applying.\n\nThis time we chose somebody else.',
    reply: 'We looked at all of it together with the team.\n\nThere is nothing that we need to change.',
    question: 'Could you send an e-mail address of the company’s own domain?',
    reason: 'we cannot match this address with the company.',
    note: 'This is an advertisement.',
    articles: [
      { title: 'Working out your THR', slug: 'menghitung-thr' },
      { title: 'Paid overtime', slug: 'lembur' },
    ],
    search: 'Jobs for “gudang” in Kota Bekasi',
    vacancies: [
      'Night warehouse staff, PT. Anyaman Rotan, Kota Bekasi',
      'Head of warehouse, Toko Laut <Biru>, Kota Bekasi',
    ],
    pay: 'IDR 6.2–6.9 million a month',
  },
}
