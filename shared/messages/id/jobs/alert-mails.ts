const why = (link: string) =>
  `Kamu menerima ini karena alamat ini memintanya. Atur atau hentikan, tanpa perlu masuk: ${link}`

/** Mails to subscribers. Their first lines name no company and no search, because lock screens show them. */
export const alertMails = {
  confirm: {
    subject: 'Satu langkah lagi',
    body: (link: string) =>
      `Seseorang meminta kabar dari KerjaJujur untuk alamat ini. Kalau itu kamu, setujui di halaman ini.\n\nSetujui:\n${link}\n\nKalau bukan kamu, abaikan saja: tanpa persetujuan tidak ada yang kami kirim, dan permintaannya kami hapus dalam tujuh hari.`,
  },
  already: {
    subject: 'Kamu sudah terdaftar',
    body: (link: string) =>
      `Alamat ini sudah menerima kabar yang baru saja diminta.\n\nAtur pilihanmu di sini:\n${link}`,
  },
  /** The address has reached its limit of subscriptions. */
  full: {
    subject: 'Permintaan ini belum tersimpan',
    body: (link: string) =>
      `Seseorang meminta kabar lagi untuk alamat ini. Permintaan itu tidak kami simpan, karena alamat ini sudah menunggu sebanyak yang kami bisa kirim.\n\nKalau itu kamu, hentikan dulu yang tidak kamu perlukan lagi, lalu minta lagi.\n\nAtur pilihanmu di sini:\n${link}`,
  },
  advice: {
    subject: 'Bacaan baru untukmu',
    body: (found: string, link: string) =>
      `Tulisan baru minggu lalu, barangkali berguna untukmu:\n\n${found}\n\n${why(link)}`,
  },
  digest: {
    subject: 'Ada kabar untukmu',
    body: (found: string, link: string) =>
      `Ada yang baru dan cocok dengan yang kamu tunggu.\n\n${found}\n\n\nMelamar kerja tidak pernah dipungut biaya.\n\n${why(link)}`,
    more: (count: number, link: string) => `Dan ${count} lagi\n${link}`,
  },
}
