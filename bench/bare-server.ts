import { createServer } from 'node:http'

/** Node's own server, sending the same bytes each time: as quick as an answer can be. Asked and stopped by its parent. */
process.on(
  'message',
  ({ status, headers, content }: { status: number; headers: string[]; content: string }) => {
    const body = Buffer.from(content, 'base64')
    const server = createServer((_request, response) => {
      response.writeHead(status, headers)
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
  },
)
