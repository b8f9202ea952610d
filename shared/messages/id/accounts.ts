/** Words of the room `accounts`. */
export const accounts = {}
