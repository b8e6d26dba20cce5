import { categorySlug } from '@closyyy/contract/paths'
import { messageId } from '@closyyy/i18n/catalogue'
import { useLingui } from '@closyyy/i18n/text'

/** Prefix of the catalogue's message ids. */
export const PRODUCT_LABELS = 'product-label'

/**
 * Translates the name or slug of a group, a category or a condition into the page's language; names without a
 * translation only begin with a capital letter.
 */
export function useProductLabel(): (name: string) => string {
  const { i18n } = useLingui()
  return name => {
    const label = i18n.messages[messageId(PRODUCT_LABELS, categorySlug(name))]
    return typeof label === 'string' ? label : name.charAt(0).toUpperCase() + name.slice(1)
  }
}
