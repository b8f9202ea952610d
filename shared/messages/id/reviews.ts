/** Words of the room `reviews`. */
export const reviews = {}
