import type { Category } from '@closyyy/contract/categories-schemas'
import type { Condition } from '@closyyy/contract/conditions-schemas'
import { slugify } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

type WordId = keyof typeof en

const useWords = createUsePageText({ name: 'seller-hub.product-words', en, ur })

/** The shop's own words for categories, groups and conditions, in the reader's language; unknown ones keep the server's. */
export function useProductWords() {
  const t = useWords()
  const wordOf = (id: string, otherwise: string) => (Object.hasOwn(en, id) ? t(id as WordId) : otherwise)
  return {
    group: (name: string) => wordOf(`group.${slugify(name)}`, name),
    category: ({ name }: Pick<Category, 'name'>) =>
      wordOf(`category.${slugify(name)}`, wordOf(`group.${slugify(name)}`, name)),
    condition: ({ id, title }: Condition) => wordOf(`condition.${id}`, title),
  }
}
