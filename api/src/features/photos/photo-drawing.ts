import type { Db } from '../../db/database.ts'
import { findDrawing } from './photos-queries.ts'

/**
 * Draws a photo without a file as an SVG document, from the description in its row (`photos.drawn_from`).
 * Only demo data describes photos; an uploaded photo always has files.
 */
export type DrawPlaceholder = (description: unknown) => Promise<string>

/** Returns the SVG document of a described photo; undefined if the key is unknown or its photo was uploaded. */
export async function drawingOf(db: Db, key: string, draw: DrawPlaceholder): Promise<string | undefined> {
  const description = await findDrawing(db, key)
  return description === undefined ? undefined : draw(description)
}
