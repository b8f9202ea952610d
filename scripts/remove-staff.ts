// npm run team:remove -- EMAIL: removes a member from the team; their actions remain in its history.
import { runRemoveStaff } from '#server/accounts/staff-command.ts'

process.exitCode = await runRemoveStaff(process.argv.slice(2))
