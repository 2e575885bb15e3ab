import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** How long each of many requests took, in microseconds, and how many bytes an answer has. */
export type Asked = { took: Float64Array; bytes: number }

/**
 * Asks the same again and again over so many connections, one request after the other on each. As cheap as can be: a
 * client that costs as much as the server would measure itself.
 */
export async function askOver(
  { host, port }: { host: string; port: number },
  request: string,
  { connections, requests }: { connections: number; requests: number },
): Promise<Asked> {
  const took = new Float64Array(requests)
  const sent = Buffer.from(request)
  let [begun, done, bytes] = [0, 0, 0]

  const ask = async () => {
    const socket = connect(port, host).setNoDelay(true)
    await once(socket, 'connect')
    await new Promise<void>((finished, failed) => {
      socket.on('error', failed)
      let since = 0
      const next = () => {
        if (begun === requests) return finished()
        begun += 1
        since = performance.now()
        socket.write(sent)
      }
      onAnswers(socket, (length) => {
        took[done] = (performance.now() - since) * 1000
        done += 1
        bytes = length
        next()
      })
      next()
    })
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return { took, bytes }
}

/** Says each time an answer has arrived in full, and how long it was. */
function onAnswers(socket: Socket, answered: (length: number) => void): void {
  let [got, wanted] = [0, 0]
  socket.on('data', (chunk: Buffer) => {
    got += chunk.length
    if (wanted === 0) wanted = lengthOf(chunk)
    if (got < wanted) return
    const length = wanted
    got = 0
    wanted = 0
    answered(length)
  })
}

/** The head stands in the first piece, and says how much follows. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
}
