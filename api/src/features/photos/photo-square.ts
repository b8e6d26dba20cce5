import { renditionWidths } from '@closyyy/contract/photos'

/** Pixels on each side of a person's picture. */
export const SQUARE = renditionWidths[0]
