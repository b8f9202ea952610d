const PROVINCES: Record<string, string> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
}

/** The name people use: "Kota Administrasi Jakarta Selatan" is "Jakarta Selatan"; others keep "Kota" or "Kabupaten". */
export const cityName = (official: string): string => official.replace(/^(Kota|Kabupaten) Administrasi /, '')

export const provinceName = (official: string): string => PROVINCES[official] ?? official

/** Without what it is: "Bandung" of "Kota Bandung" and of "Kabupaten Bandung". */
export const bareName = (name: string): string => name.replace(/^(Kota|Kabupaten) /i, '')
