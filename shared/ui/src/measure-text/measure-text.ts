import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

type TextId = keyof typeof en

const useMeasureMessages = createUsePageText({ name: 'ui.measure', en, ur })

/** Returns functions that name measurements in the page's language; bundles both catalogues. */
export function useMeasureText() {
  const t = useMeasureMessages()
  return {
    /** Names a measurement, such as `waist`; returns unknown names unchanged. */
    name: (measure: string) => (Object.hasOwn(en, measure) ? t(measure as TextId) : measure),
    /** Formats a measurement with its unit. */
    value: (value: number | string, unit: 'inches' | 'metres') => t(`value.${unit}`, { value }),
  }
}
