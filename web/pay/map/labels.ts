type Spot = {
  code: string
  /** A line from the province to its label, in the panel's units. */
  lead?: readonly [x1: number, y1: number, x2: number, y2: number]
  /** Left out where the screen is narrowest. */
  lesser?: true
}

/** Provinces with room for their figure beside the land; where it stands is in map.css. The others are in the table. */
const SPOTS: readonly Spot[] = [
  { code: '11' },
  { code: '14', lead: [69, 49, 83, 34] },
  { code: '31', lead: [119, 121, 132, 110] },
  { code: '32', lead: [122, 137, 112, 144], lesser: true },
  { code: '34', lead: [154, 140, 149, 147], lesser: true },
  { code: '35', lesser: true },
  { code: '64', lead: [205, 48, 186, 32] },
  { code: '51', lead: [12, 131, 10, 139], lesser: true },
  { code: '53' },
  { code: '71', lesser: true },
  { code: '73', lead: [57, 98, 55, 105], lesser: true },
  { code: '82' },
  { code: '94', lead: [216, 83, 203, 120] },
]

/** The labels of those of which something is known. */
export const labelsOf = <P extends { code: string; value: number | null }>(provinces: readonly P[]) =>
  SPOTS.flatMap(spot => {
    const value = provinces.find(({ code }) => code === spot.code)?.value ?? null
    return value === null ? [] : [{ ...spot, value }]
  })
