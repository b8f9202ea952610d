/** Words of the room `team`. */
export const team = {}
