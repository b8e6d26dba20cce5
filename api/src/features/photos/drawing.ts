import type { Db } from '../../db/database.ts'
import { findDrawing } from './photos-queries.ts'

/** The SVG document of a demo photo; the generator is loaded only where one is asked for. */
export async function drawingOf(db: Db, key: string): Promise<string | undefined> {
  const spec = await findDrawing(db, key)
  if (spec === undefined) return undefined
  const { drawPhoto } = await import('../../../demo/photos/draw-photo.ts')
  return drawPhoto(spec as Parameters<typeof drawPhoto>[0])
}
