import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bodies } from './browses.ts'
import type { FloorEvent, FloorOptions } from './floor-server.ts'

export interface Floor {
  origin: string
  pid: number
  close: () => Promise<void>
}

/** Writes the stored documents of a shop to files and serves them with the least that Node needs. */
export async function serveFloorFiles(folder: string, bodies: Bodies): Promise<Floor> {
  const files: Record<string, string> = {}
  for (const [path, body] of bodies) {
    const file = `${Object.keys(files).length}.html.br`
    files[path] = file
    await writeFile(join(folder, file), body)
  }
  const server = fork(join(import.meta.dirname, 'floor-server.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  server.send({ folder, files } satisfies FloorOptions)
  const [{ port }]: [FloorEvent] = (await once(server, 'message')) as [FloorEvent]
  return { origin: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, close: () => end(server) }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill()
  await once(server, 'exit')
}
