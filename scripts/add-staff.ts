// npm run team:add -- EMAIL ROLE NAME: adds a member of the team and prints the secret for their authenticator.
import { runAddStaff } from '#server/accounts/staff-command.ts'

process.exitCode = await runAddStaff(process.argv.slice(2))
