// Plain node:http server that answers with the bytes and headers of a cached page, for comparison.
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
