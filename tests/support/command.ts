import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import type { FreshPlace } from './database.ts'

const SCRIPTS = new URL('../../scripts/', import.meta.url).pathname

/** Runs a script with a text as its file; `printed` resolves when the output contains a word. */
export const commandOn =
  (script: string) =>
  ({ env }: FreshPlace, content: string | Buffer, args?: string[]) => {
    const file = join(env.DATA_DIR, 'given.csv')
    writeFileSync(file, content)
    const child = spawn(process.execPath, [join(SCRIPTS, `${script}.ts`), ...(args ?? [file])], {
      env: { ...process.env, MODE: 'demo', DATABASE_URL: '', ...env },
    })
    let output = ''
    const heard = new Set<() => void>()
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text
        for (const check of heard) check()
      })
    // Exit codes like a shell's; a second signal may still arrive while the process ends.
    const ended = once(child, 'close').then(([code, signal]) => ({
      code: Number(code ?? 128 + constants.signals[signal as NodeJS.Signals]),
      output,
    }))
    const printed = (word: string) =>
      new Promise<void>((resolve, reject) => {
        const check = () => output.includes(word) && resolve()
        heard.add(check)
        check()
        void ended.then(() => reject(new Error(`Ended without saying "${word}": ${output}`)))
      })
    return { child, ended, printed }
  }
