import { type GroupSlug, listCategories } from '@closyyy/contract/categories'
import { slugify } from '@closyyy/contract/paths'
import { callQuery } from '@closyyy/platform/query'
import { catalogues, useText } from '../messages.ts'

/** All categories by group. */
export const categoriesQuery = callQuery(listCategories, {})

type TextId = keyof typeof catalogues.en

/** Names a group in the visitor's language. */
export function useGroupLabel(): (group: GroupSlug) => string {
  const t = useText()
  return group => t(`group.${group}`)
}

/** Names a category in the visitor's language; one that the catalogue does not know keeps the server's name. */
export function useCategoryLabel(): (name: string) => string {
  const t = useText()
  return name => {
    const ids = [`category.${slugify(name)}`, `group.${slugify(name)}`]
    const known = ids.find(id => Object.hasOwn(catalogues.en, id))
    return known ? t(known as TextId) : name
  }
}
