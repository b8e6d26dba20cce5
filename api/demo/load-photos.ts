import { createHash } from 'node:crypto'
import { generatorVersion } from '@closyyy/demo/photos/generator-version'
import type { PhotoSpec } from '@closyyy/demo/photos/photo-spec'
import { placeholderOf } from '@closyyy/demo/placeholder'

const WIDTH = 1280
const HEIGHT = 1600

/** Builds photo rows without drawing: the key is the hash of the generator's version and the spec. */
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
