import type { Situation } from '#shared/contract/library/keys.ts'
import type { Batik } from '#web/ui/batik/batik.ts'

/** Batik pattern of each situation, for its topic and its articles. */
export const CLOTH = {
  offer: { motif: 'kawung', cloth: 'nila' },
  unpaid: { motif: 'parang', cloth: 'mengkudu' },
  'first-job': { motif: 'truntum', cloth: 'mori' },
  change: { motif: 'ceplok', cloth: 'soga' },
  pay: { motif: 'truntum', cloth: 'nila' },
  safety: { motif: 'kawung', cloth: 'soga' },
} as const satisfies Record<Situation, Pick<Batik, 'motif' | 'cloth'>>
