/** Words of the room `search`. */
export const search = {}
