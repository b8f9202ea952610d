// npm run notify:accounts -- LETTER.json [IDS.txt] --send|--count: sends one mail to the mail addresses of accounts,
// for example after a breach of personal data.
import { runNotifyAccounts } from '#server/accounts/notify-accounts-command.ts'

process.exitCode = await runNotifyAccounts(process.argv.slice(2))
