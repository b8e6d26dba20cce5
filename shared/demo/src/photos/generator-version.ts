import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes the sources of the generator, so that a changed drawing gets a new photo key. */
export function generatorVersion(): string {
  const hash = createHash('sha256')
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex')
}
