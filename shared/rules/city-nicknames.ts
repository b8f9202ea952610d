/** Nicknames of cities, in lower case without punctuation, by the name in the list of cities. */
export const NICKNAMES: Record<string, readonly string[]> = {
  'Jakarta Barat': ['jakbar'],
  'Jakarta Pusat': ['jakpus'],
  'Jakarta Selatan': ['jaksel'],
  'Jakarta Timur': ['jaktim'],
  'Jakarta Utara': ['jakut'],
  'Kabupaten Bandung Barat': ['kbb'],
  'Kabupaten Banyumas': ['purwokerto'],
  'Kabupaten Bekasi': ['cikarang'],
  'Kabupaten Kutai Kartanegara': ['kukar', 'tenggarong'],
  'Kabupaten Mimika': ['timika'],
  'Kota Bandung': ['bdg'],
  'Kota Denpasar': ['dps'],
  'Kota Makassar': ['ujung pandang'],
  'Kota Malang': ['mlg'],
  'Kota Semarang': ['smg'],
  'Kota Surabaya': ['sby'],
  'Kota Surakarta': ['solo'],
  'Kota Tangerang Selatan': ['tangsel'],
  'Kota Yogyakarta': ['jogja', 'jogjakarta', 'jogyakarta', 'yogja'],
}

/** The nicknames of a city, by its name in the list of cities. */
export const nicknamesOf = (city: string): readonly string[] => NICKNAMES[city] ?? []
