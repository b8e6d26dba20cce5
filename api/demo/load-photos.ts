import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours, type PhotoSpec } from './photos/photo-spec.ts'

const WIDTH = 1280
const HEIGHT = 1600
const WALL = '#e3ddd4'

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

/** A patch of the product's colour before its wall: what the photo will look like from far away, in under 200 bytes. */
function placeholderOf({ colour }: PhotoSpec): string {
  const art = `<path d="M2 2h4v6H2z" fill="${colours[colour]}" stroke="${WALL}" stroke-width="4"/>`
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10">${art}</svg>`
  const text = document.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')
  return `data:image/svg+xml,${text}`
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
