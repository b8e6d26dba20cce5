// A file server without a framework: the least that a Node process does to send a stored document.
import { fstatSync, openSync, read } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** Serves files by path, all compressed with brotli; `files` maps a path to its file. */
export interface FloorOptions {
  folder: string
  files: Record<string, string>
}

export interface FloorEvent {
  port: number
}

function serve({ folder, files }: FloorOptions): void {
  // As web servers do, opens each file once; its content is read for each response, from the system's cache.
  const opened = new Map(
    Object.entries(files).map(([path, file]) => {
      const descriptor = openSync(join(folder, file), 'r')
      const { size, mtimeMs } = fstatSync(descriptor)
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': size,
        'cache-control': 'public, max-age=0',
        etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"`,
        vary: 'accept-encoding',
      }
      return [path, { descriptor, size, headers }]
    }),
  )
  const server = createServer((request, response) => {
    const file = opened.get(request.url ?? '')
    if (!file) return response.writeHead(404).end()
    const body = Buffer.allocUnsafe(file.size)
    read(file.descriptor, body, 0, file.size, 0, error => {
      if (error) response.writeHead(500).end()
      else response.writeHead(200, file.headers).end(body)
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address()
    if (typeof bound === 'object') process.send?.({ port: bound?.port ?? 0 } satisfies FloorEvent)
  })
}

process.on('disconnect', () => process.exit())
process.once('message', options => serve(options as FloorOptions))
