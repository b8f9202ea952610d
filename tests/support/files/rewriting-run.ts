import { localFiles } from '#server/platform/files/files.ts'
import { newSecrets } from '#server/platform/secrets.ts'

/** Rewrites files in a separate process, which its parent may kill; reports each query for rows. */
const [, , folder = '', field = '', moment = ''] = process.argv
const clock = { now: () => new Date(Number(moment)) }
const secrets = { ...newSecrets(), field: Buffer.from(field, 'base64') }
await localFiles({ folder, clock, secrets }).sweep('private', async keys => {
  process.send?.('asked')
  return new Set(keys)
})
process.exit()
