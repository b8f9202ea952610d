import type { places as id } from '../../id/places/places.ts'

/** Texts of the room `places`. */
export const places: typeof id = {
  attribution:
    'Codes and names of places: idn-area-data (https://github.com/fityannugroho/idn-area-data), licensed under ODbL 1.0.',
}
