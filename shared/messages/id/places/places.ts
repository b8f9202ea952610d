/** Texts of the room `places`. */
export const places = {
  attribution:
    'Kode dan nama daerah: idn-area-data (https://github.com/fityannugroho/idn-area-data), lisensi ODbL 1.0.',
}
