// npm run notify:accounts -- LETTER.json [IDS.txt] --send|--count: one letter to the mail addresses of accounts, as when personal data got out.
import { runTellAccounts } from '#server/accounts/notify-accounts-command.ts'

process.exitCode = await runTellAccounts(process.argv.slice(2))
