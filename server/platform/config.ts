import { join } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const url = z.url({ protocol: /^https?$/ })
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
const yesNo = z.enum(['yes', 'no']).transform(value => value === 'yes')

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, as 2026-03')

/** Invented values; the demo's page says so. */
const DEMO_RAFFLE = {
  organiser: 'PT Contoh Jujur (demo)',
  permit: 'DEMO-000/2026',
  from: '2026-01',
  until: '2035-12',
  witness: 'Notaris Contoh (demo)',
}

export const ANSWER_SECONDS = 20

const schema = z.object({
  MODE: z.enum(['demo', 'production']).default('demo'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  SITE_NAME: z.string().min(1).default('KerjaJujur'),
  /** The legal operator, and its contact for personal data; the privacy policy names both. */
  OPERATOR: z.string().min(2).optional(),
  CONTACT_EMAIL: z.email().optional(),
  /** The operator's registration number as a provider of electronic systems (PSE), shown with its name. */
  PSE_NUMBER: z.string().min(2).optional(),
  DATA_DIR: z.string().min(1).default('var'),
  /**
   * Folder of pictures and private files; by default `files` in DATA_DIR. All processes of an installation share it.
   */
  FILES_DIR: z.string().min(1).optional(),
  DATABASE_URL: postgresUrl.optional(),
  IDENTITY_DATABASE_URL: postgresUrl.optional(),
  CONTENT_DATABASE_URL: postgresUrl.optional(),
  ALLOW_EMBEDDED_DATABASE: z.enum(['no', 'yes-and-i-accept-data-loss-at-power-failure']).default('no'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(8),
  /** A request that takes longer is answered with 503. */
  ANSWER_SECONDS: z.coerce.number().min(0.1).max(300).default(ANSWER_SECONDS),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** Verifies the mail provider's reports of refused letters; without it no report is accepted. */
  MAIL_HOOK_SECRET: z.string().min(32).optional(),
  MAIL_FROM: z.string().min(3).default('KerjaJujur <halo@kerjajujur.example>'),
  /** WhatsApp Cloud API: all three or none. The template is an authentication template in `id` and `en`. */
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, 'must be small letters, digits and _')
    .optional(),
  WHATSAPP_URL: url.default('https://graph.facebook.com/v23.0'),
  /** A geocoding server with Nominatim's interface; without it only cities and regencies are found. */
  GEOCODER_URL: url.optional(),
  /** Address of street tiles, as https://tiles.example/{z}/{x}/{y}.png, and the credit that their licence requires. */
  TILES_URL: z
    .string()
    .regex(/^https?:\/\/.*\{z\}.*\{x\}.*\{y\}/, 'must hold {z}, {x} and {y}')
    .optional(),
  TILES_CREDIT: z.string().min(3).default('© OpenStreetMap contributors'),
  /** How many messages each process sends at the same time. */
  DELIVERY_WORKERS: z.coerce.number().int().min(1).max(100).default(8),
  /**
   * Messages to strangers, for the whole site: neither to a team's or known device's, nor to an address with an
   * account.
   */
  STRANGERS_PER_MINUTE: z.coerce.number().int().min(6).max(100_000).default(600),
  /** Codes by WhatsApp for devices new to a number, for the whole site; known devices have as many again. */
  WHATSAPP_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).default(60),
  WHATSAPP_PER_DAY: z.coerce.number().int().min(1).max(100_000).default(5_000),
  /** Seconds during which a moderator can take a decision back. */
  DECISION_SECONDS: z.coerce.number().int().min(0).max(3600).default(10),
  /** `now` publishes approved reviews at once; `daily` in one slot a day. */
  PUBLISH_SLOT: z.enum(['now', 'daily']).optional(),
  /** A raffle: all five or none. Organiser, permit number, first and last month of the permit, witness of the draws. */
  RAFFLE_ORGANISER: z.string().min(3).optional(),
  RAFFLE_PERMIT: z.string().min(3).optional(),
  RAFFLE_FROM: month.optional(),
  RAFFLE_UNTIL: month.optional(),
  RAFFLE_WITNESS: z.string().min(3).optional(),
  RAFFLE_WINNERS: z.coerce.number().int().min(1).max(100).default(3),
  /** The prize of each winner, in rupiah. */
  RAFFLE_PRIZE: z.coerce.number().int().min(10_000).max(1_000_000_000).default(500_000),
  /** Seconds between reporting "not ready" and closing the port, so that a load balancer notices. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  TRUST_PROXY: yesNo.default(false),
  LOG: z.enum(['info', 'silent']).default('info'),
  SECRETS: z.string().optional(),
  SECRETS_FILE: z.string().optional(),
})

/** `from`, `until`: the first and last month of the permit. */
type Raffle = { organiser: string; permit: string; from: string; until: string; witness: string }

/**
 * Whether a server is configured: by the owner's URL, or by those of the two roles alone, with which a process serves
 * but cannot alter the schema.
 */
export const namesServer = (given: {
  DATABASE_URL?: string | undefined
  IDENTITY_DATABASE_URL?: string | undefined
  CONTENT_DATABASE_URL?: string | undefined
}): boolean => Boolean(given.DATABASE_URL || (given.IDENTITY_DATABASE_URL && given.CONTENT_DATABASE_URL))

export type Config = z.output<typeof schema> & {
  production: boolean
  dev: boolean
  publicUrl: string
  filesDir: string
  slot: 'now' | 'daily'
  /** Mail is shown on a page of this machine instead of being sent. */
  inbox: boolean
  whatsapp: { url: string; token: string; phoneId: string; template: string } | undefined
  /** Undefined where there is no raffle. */
  raffle: Raffle | undefined
  /** Whether people may choose WhatsApp: it is configured, or the local inbox replaces it. */
  offersWhatsApp: boolean
}

/**
 * Settings from environment variables. Throws one error whose message names every mistake, one on each line, so that
 * an operator can fix them all at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  const mistakes = parsed.success
    ? []
    : parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
  mistakes.push(...halves(given, 'WhatsApp', WHATSAPP), ...halves(given, 'a raffle', RAFFLE))
  if (!given['DATABASE_URL']) mistakes.push(...halves(given, 'a server without DATABASE_URL', ROLES))
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
    filesDir: settings.FILES_DIR ?? join(settings.DATA_DIR, 'files'),
    raffle: raffleOf(settings) ?? (production ? undefined : DEMO_RAFFLE),
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

const ROLES = ['IDENTITY_DATABASE_URL', 'CONTENT_DATABASE_URL']
const WHATSAPP = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_TEMPLATE']

const RAFFLE = ['RAFFLE_ORGANISER', 'RAFFLE_PERMIT', 'RAFFLE_FROM', 'RAFFLE_UNTIL', 'RAFFLE_WITNESS']

function raffleOf(settings: Settings): Raffle | undefined {
  const { RAFFLE_ORGANISER: organiser, RAFFLE_PERMIT: permit, RAFFLE_WITNESS: witness } = settings
  const { RAFFLE_FROM: from, RAFFLE_UNTIL: until } = settings
  if (!organiser || !permit || !from || !until || !witness) return undefined
  return { organiser, permit, from, until, witness }
}

/** A feature with only part of its settings would be offered and then fail. */
function halves(given: Record<string, string | undefined>, what: string, names: string[]): string[] {
  const missing = names.filter(name => !given[name])
  return missing.length === names.length
    ? []
    : missing.map(name => `${name}: ${what} needs ${names.join(', ')} together`)
}

function productionMistakes(given: Record<string, string | undefined>): string[] {
  const embedded = !namesServer(given)
  const allowed = given['ALLOW_EMBEDDED_DATABASE']?.startsWith('yes')
  return [
    embedded &&
      !allowed &&
      'DATABASE_URL: production needs a PostgreSQL server, or the connections of both roles (or ALLOW_EMBEDDED_DATABASE=yes-and-i-accept-data-loss-at-power-failure)',
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
