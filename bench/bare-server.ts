// node:http and nothing else: the same bytes and headers as a kept page, for comparison.
import { createServer } from 'node:http'

type Page = { headers: Record<string, string>; body: string }

process.once('message', (page: Page) => {
  const body = Buffer.from(page.body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, page.headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
})
