// npm run raffle:draw -- YYYY-MM: draws a closed month's raffle.
import { runDraw } from '#server/raffle/command.ts'

process.exitCode = await runDraw(process.argv.slice(2))
