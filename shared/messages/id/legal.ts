/** Words of the room `legal`. */
export const legal = {}
