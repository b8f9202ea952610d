import type { Site } from '#shared/site.ts'
import type { Config } from '#server/platform/config.ts'

/** The facts about the installation that every page knows. */
export const siteOf = (config: Config): Site => ({
  name: config.SITE_NAME,
  origin: config.publicUrl,
  demo: config.MODE === 'demo',
  whatsapp: config.whatsapp ? 'meta' : config.inbox ? 'inbox' : null,
  raffle: config.raffle !== undefined,
  streets: config.TILES_URL ? config.TILES_CREDIT : null,
  addresses: config.GEOCODER_URL !== undefined,
  operator:
    config.OPERATOR && config.CONTACT_EMAIL
      ? { name: config.OPERATOR, email: config.CONTACT_EMAIL, pse: config.PSE_NUMBER ?? null }
      : null,
})
