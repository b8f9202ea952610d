// npm run migrate: migrates the schema with the owner's connection, so that the server does not need that connection.
import { runMigrate } from '#server/platform/db/migrate-command.ts'

process.exitCode = await runMigrate()
