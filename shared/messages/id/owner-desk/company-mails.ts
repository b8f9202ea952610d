/** The forwarded message, and the link for unsubscribing. */
type Passed = { company: string; from: string | null; words: string; address: string | null; stop: string }

const stop = (link: string) => `Tidak mau email seperti ini lagi? Atur di sini: ${link}`

/**
 * Mails to a company's representatives. The subject names no company and quotes nobody, because lock screens show it.
 */
export const companyMails = {
  digest: {
    subject: 'Ringkasan mingguan dari KerjaJujur',
    body: (count: number, reviews: string, link: string) =>
      `Minggu lalu ada ${count} ulasan baru di halaman perusahaanmu. Kamu bisa membalasnya di area perusahaan.\n\nBaca dan balas:\n${reviews}\n\nRingkasan ini hanya dikirim kalau ada minimal tiga ulasan seminggu, supaya tidak mengarah ke siapa pun.\n\n${stop(link)}`,
  },
  questions: {
    subject: 'Ada yang baru di KerjaJujur',
    body: (count: number, questions: string, link: string) =>
      `Kemarin ada ${count} pertanyaan baru di halaman yang kamu kelola, dan belum dijawab perusahaan.\n\nBaca dan jawab:\n${questions}\n\n${stop(link)}`,
  },
  message: {
    subject: 'Ada pesan untukmu lewat KerjaJujur',
    body: ({ company, from, words, address, stop: link }: Passed) =>
      `Kamu menerima ini karena mengelola sebuah halaman di KerjaJujur. Kami hanya meneruskannya dan tidak menyimpan isinya.\n\nUntuk: ${company}\nDari: ${from ?? 'seorang pembaca tanpa nama'}\n\n${words}\n\n${
        address === null
          ? 'Pengirim tidak memberikan alamatnya, jadi pesan ini tidak bisa dibalas.'
          : `Balas saja email ini: balasanmu langsung sampai ke pengirim, tidak lewat kami, dan dia akan melihat alamatmu.\n\nAlamat pengirim: ${address}`
      }\n\n${stop(link)}`,
  },
}
