/** Words of the room `companies`. */
export const companies = {}
