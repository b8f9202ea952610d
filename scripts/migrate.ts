// npm run migrate: brings the schema up to date with the owner's connection, so that serving needs none.
import { runMigrate } from '#server/platform/db/migrate-command.ts'

process.exitCode = await runMigrate()
