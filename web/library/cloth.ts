import type { Situation } from '#shared/contract/library/keys.ts'
import type { Batik } from '#web/ui/batik/batik.ts'

/** A situation owns a cloth, as a company does: its door and its articles wear it. */
export const CLOTH = {
  offer: { motif: 'kawung', cloth: 'nila' },
  unpaid: { motif: 'parang', cloth: 'mengkudu' },
  'first-job': { motif: 'truntum', cloth: 'mori' },
  change: { motif: 'ceplok', cloth: 'soga' },
  pay: { motif: 'truntum', cloth: 'nila' },
  safety: { motif: 'kawung', cloth: 'soga' },
} as const satisfies Record<Situation, Pick<Batik, 'motif' | 'cloth'>>
