import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const url = z.url({ protocol: /^https?$/ })
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
const yesNo = z.enum(['yes', 'no']).transform(value => value === 'yes')

const DEMO_PERMIT = 'DEMO-000/2026'

const schema = z.object({
  MODE: z.enum(['demo', 'production']).default('demo'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  SITE_NAME: z.string().min(1).default('KerjaJujur'),
  /** Who answers for the site, and where they are reached about personal data; the privacy policy names both. */
  OPERATOR: z.string().min(2).optional(),
  CONTACT_EMAIL: z.email().optional(),
  /** Under which the operator is registered as a provider of electronic systems (PSE); stands beside its name. */
  PSE_NUMBER: z.string().min(2).optional(),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: postgresUrl.optional(),
  IDENTITY_DATABASE_URL: postgresUrl.optional(),
  CONTENT_DATABASE_URL: postgresUrl.optional(),
  ALLOW_EMBEDDED_DATABASE: z.enum(['no', 'yes-and-i-accept-data-loss-at-power-failure']).default('no'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(8),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('KerjaJujur <halo@kerjajujur.example>'),
  /** WhatsApp Cloud API: all three or none. The template is an authentication template in `id` and `en`. */
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, 'must be small letters, digits and _')
    .optional(),
  WHATSAPP_URL: url.default('https://graph.facebook.com/v23.0'),
  /** Codes by WhatsApp that devices new to a number may cause in all; as many again for devices known there. */
  WHATSAPP_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).default(60),
  WHATSAPP_PER_DAY: z.coerce.number().int().min(1).max(100_000).default(5_000),
  /** Seconds during which a moderator can take a decision back. */
  DECISION_SECONDS: z.coerce.number().int().min(0).max(3600).default(10),
  /** `now` publishes approved reviews at once; `daily` in one slot a day. */
  PUBLISH_SLOT: z.enum(['now', 'daily']).optional(),
  /** The draw's permit number. Without one there is no raffle; the demo has an invented one. */
  RAFFLE_PERMIT: z.string().min(3).optional(),
  RAFFLE_WINNERS: z.coerce.number().int().min(1).max(100).default(3),
  /** What each winner gets, in rupiah. */
  RAFFLE_PRIZE: z.coerce.number().int().min(10_000).max(1_000_000_000).default(500_000),
  /** Seconds between "not ready" and closing the door, for a load balancer to notice. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  TRUST_PROXY: yesNo.default(false),
  LOG: z.enum(['info', 'silent']).default('info'),
  SECRETS: z.string().optional(),
  SECRETS_FILE: z.string().optional(),
})

export type Config = z.output<typeof schema> & {
  production: boolean
  dev: boolean
  publicUrl: string
  slot: 'now' | 'daily'
  /** Where mail would go is a page of this machine instead. */
  inbox: boolean
  whatsapp: { url: string; token: string; phoneId: string; template: string } | undefined
  /** Whether people may choose WhatsApp: where it is configured, and where the local inbox stands for it. */
  offersWhatsApp: boolean
}

/**
 * Settings from environment variables. Throws one error whose message names every mistake,
 * a line each, so that an operator mends them in one go.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  const mistakes = parsed.success
    ? []
    : parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  mistakes.push(...whatsappMistakes(given))
  if (given['MODE'] === 'production') mistakes.push(...productionMistakes(given))
  if (mistakes.length > 0 || !parsed.success)
    throw new Error(`The configuration has mistakes:\n  ${mistakes.join('\n  ')}`)
  const settings = parsed.data
  const production = settings.MODE === 'production'
  const inbox = !production && !settings.SMTP_URL
  const whatsapp = whatsappOf(settings)
  return {
    ...settings,
    production,
    dev: settings.NODE_ENV === 'development',
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    RAFFLE_PERMIT: settings.RAFFLE_PERMIT ?? (production ? undefined : DEMO_PERMIT),
    slot: settings.PUBLISH_SLOT ?? (production ? 'daily' : 'now'),
    inbox,
    whatsapp,
    offersWhatsApp: inbox || whatsapp !== undefined,
  }
}

type Settings = z.output<typeof schema>

function whatsappOf(settings: Settings): Config['whatsapp'] {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TEMPLATE: template } = settings
  if (!token || !phoneId || !template) return undefined
  return { url: settings.WHATSAPP_URL.replace(/\/$/, ''), token, phoneId, template }
}

const WHATSAPP = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TEMPLATE']

/** Half a configuration would offer what cannot be sent. */
function whatsappMistakes(given: Record<string, string | undefined>): string[] {
  const missing = WHATSAPP.filter(name => !given[name])
  return missing.length === WHATSAPP.length
    ? []
    : missing.map(name => `${name}: WhatsApp needs ${WHATSAPP.join(', ')} together`)
}

function productionMistakes(given: Record<string, string | undefined>): string[] {
  const embedded = !given['DATABASE_URL']
  const allowed = given['ALLOW_EMBEDDED_DATABASE']?.startsWith('yes')
  return [
    embedded &&
      !allowed &&
      'DATABASE_URL: production needs a PostgreSQL server (or ALLOW_EMBEDDED_DATABASE=yes-and-i-accept-data-loss-at-power-failure)',
    !given['SECRETS'] &&
      !given['SECRETS_FILE'] &&
      'SECRETS_FILE: production needs its secrets (see docs/operations.md)',
    !given['PUBLIC_URL'] && 'PUBLIC_URL: production needs its public address',
    !given['SMTP_URL'] && 'SMTP_URL: production needs a mail server; the local inbox is for trying out',
    !given['OPERATOR'] && 'OPERATOR: production names who runs the site on its privacy page',
    !given['CONTACT_EMAIL'] && 'CONTACT_EMAIL: production says where its operator is reached',
    given['WHATSAPP_URL']?.startsWith('http:') && 'WHATSAPP_URL: production sends its token over https only',
    given['NODE_ENV'] === 'development' && 'NODE_ENV: production mode does not run with development settings',
  ].filter(line => typeof line === 'string')
}
