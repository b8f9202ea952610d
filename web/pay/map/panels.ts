/** A part of the map: its north-west corner in degrees, and its size in tenths of a degree. */
export type Panel = { side: 'west' | 'east'; west: number; north: number; width: number; height: number }

/**
 * West: Sumatra to Java and Kalimantan; east: Bali and Sulawesi to Papua. On a phone the panels are below each other;
 * on a wide screen they overlap.
 */
export const PANELS: Record<Panel['side'], Panel> = {
  west: { side: 'west', west: 95, north: 6, width: 242, height: 151 },
  east: { side: 'east', west: 114.2, north: 4.3, width: 269, height: 155 },
}

/** Province codes begin with the island group; Bali and Nusa Tenggara are 51 to 53, Kalimantan 61 to 65. */
const isEast = (province: string): boolean => (province > '50' && province < '60') || province > '70'

export const panelOf = (province: string): Panel => PANELS[isEast(province) ? 'east' : 'west']
