/** Words of the room `writing`. */
export const writing = {}
