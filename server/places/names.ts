const PROVINCES: Record<string, string> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
}

/** The common name: "Kota Administrasi Jakarta Selatan" becomes "Jakarta Selatan"; others keep "Kota" or "Kabupaten". */
export const cityName = (official: string): string => official.replace(/^(Kota|Kabupaten) Administrasi /, '')

export const provinceName = (official: string): string => PROVINCES[official] ?? official

/** The name without its kind: "Bandung" for "Kota Bandung" and "Kabupaten Bandung". */
export const bareName = (name: string): string => name.replace(/^(Kota|Kabupaten) /i, '')
