import { createUsePageText, type Values } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

type TextId = keyof typeof en

const useSizeMessages = createUsePageText({ name: 'ui.size', en, ur })

/** Returns functions that name sizes and measurements in the page's language; bundles both catalogues. */
export function useSizeText() {
  const t = useSizeMessages()
  const textOf = (id: string, otherwise: string, values?: Values) =>
    Object.hasOwn(en, id) ? t(id as TextId, values) : otherwise
  return {
    /** Names a size from the contract's `sizeMessage`; returns `otherwise` for an unknown size. */
    size: ({ id, values }: { id: string; values?: Values }, otherwise = id) => textOf(id, otherwise, values),
    /** Names a measurement, such as `waist`; returns unknown names unchanged. */
    measure: (name: string) => textOf(`measure.${name}`, name),
    /** Formats a measurement with its unit. */
    measured: (value: number | string, unit: 'inches' | 'metres') => t(unit, { value }),
  }
}
