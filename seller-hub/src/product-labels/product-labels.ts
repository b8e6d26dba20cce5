import type { Category } from '@closyyy/contract/categories-schemas'
import type { Condition } from '@closyyy/contract/conditions-schemas'
import { slugify } from '@closyyy/contract/paths'
import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

type LabelId = keyof typeof en

const useLabelText = createUsePageText({ name: 'seller-hub.product-labels', en, ur })

/** Translated names of categories, groups and conditions; unknown ones stay as the server sends them. */
export function useProductLabels() {
  const t = useLabelText()
  const labelOf = (id: string, otherwise: string) => (Object.hasOwn(en, id) ? t(id as LabelId) : otherwise)
  return {
    group: (name: string) => labelOf(`group.${slugify(name)}`, name),
    category: ({ name }: Pick<Category, 'name'>) =>
      labelOf(`category.${slugify(name)}`, labelOf(`group.${slugify(name)}`, name)),
    condition: ({ id, title }: Condition) => labelOf(`condition.${id}`, title),
  }
}
