// Requests one URL over keep-alive connections, one request at a time on each; prints the responses per second.
import { Agent, request } from 'node:http'

const [url = '', seconds = '2', connections = '32', encoding = 'br'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const headers = { 'accept-encoding': encoding }
let answered = 0
let wrong = 0

const start = performance.now()
const end = start + Number(seconds) * 1000
await Promise.all(Array.from({ length: Number(connections) }, keepAsking))
agent.destroy()
const rate = answered / ((performance.now() - start) / 1000)
process.stdout.write(JSON.stringify({ rate, wrong }))

async function keepAsking(): Promise<void> {
  while (performance.now() < end) await ask()
}

function ask(): Promise<void> {
  return new Promise((done, failed) => {
    request(url, { agent, headers }, response => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) answered += 1
        else wrong += 1
        done()
      })
    })
      .once('error', failed)
      .end()
  })
}
