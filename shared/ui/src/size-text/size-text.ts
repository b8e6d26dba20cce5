import { createUsePageText, type Values } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

type TextId = keyof typeof en

const useSizeMessages = createUsePageText({ name: 'ui.size', en, ur })

/** Returns the function that names sizes in the page's language; bundles both catalogues. */
export function useSizeText() {
  const t = useSizeMessages()
  return {
    /** Names a size from the contract's `sizeMessage`; returns `otherwise` for an unknown size. */
    size: ({ id, values }: { id: string; values?: Values }, otherwise = id) =>
      Object.hasOwn(en, id) ? t(id as TextId, values) : otherwise,
  }
}
