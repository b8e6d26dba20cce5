import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PhotoSpec } from './photos/photo-spec.ts'
import { placeholderOf } from './placeholder.ts'

const WIDTH = 1280
const HEIGHT = 1600

/** Changes whenever the generator does, so that photos drawn anew get new names. */
function generatorVersion(): string {
  const folder = join(import.meta.dirname, 'photos')
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/** Makes the rows of photos without drawing one: their names follow from what they show. */
export function photoRows() {
  const version = generatorVersion()
  return (spec: PhotoSpec, productId: number, position: number) => ({
    product_id: productId,
    position,
    key: createHash('sha256').update(version).update(JSON.stringify(spec)).digest('hex').slice(0, 32),
    width: WIDTH,
    height: HEIGHT,
    placeholder: placeholderOf(spec),
    drawn_from: spec,
  })
}
