// npm run team:remove -- EMAIL: takes a member off the team; what they did stays in its history.
import { runRemoveStaff } from '#server/accounts/staff-command.ts'

process.exitCode = await runRemoveStaff(process.argv.slice(2))
