/** Words that every text has, whatever it speaks of, in both languages: those that bind, count, weigh and point. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `
  ada adalah agar akan aku anda apa apalagi asal atau bagi bahkan bahwa banget banyak beberapa begitu belum bila bisa
  boleh buat bukan cuma cukup dalam dan dapat dari daripada dengan di dia dong dulu gak hal hampir hanya hingga
  harus itu ini jadi jangan jika juga kadang kalau kami kamu karena kayak ke kecuali kepada ketika kita kok kurang
  lagi lain lalu lebih maka mau masih maupun mereka meski mungkin nggak oleh pada padahal paling para pasti per
  pernah pun saat saja sama sampai sangat satu saya sebab sebagai sebelum secara sedang sedangkan sehingga sejak
  selalu selama semua seperti sering serta setelah setiap sih siapa sudah supaya tanpa tapi telah tentang terlalu
  terus tetap tetapi tiap tidak untuk walau walaupun waktu ya yang

  a about after again all almost also always am an and another any are as at be because been before being but by
  can could did do does down during each either else even ever every few for from get gets got had has have he
  her here him his how i if in into is it its just less like many may me might more most much must my never no nor
  not now of off often on once one only or other our out over own per quite rather really same she should since so
  some still such than that the their them then there these they this those though through to too under until up
  us very was we were what when where which while who why will with without would yet you your
`.split(/\s+/),
)
