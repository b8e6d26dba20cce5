import type { GroupSlug } from '@closyyy/contract/categories'
import { listCategories } from '@closyyy/contract/categories-calls'
import { categorySlug } from '@closyyy/contract/paths'
import { callQuery } from '@closyyy/platform/query'
import { catalogues, useText } from '../messages.ts'

export const categoriesQuery = callQuery(listCategories, {})

type TextId = keyof typeof catalogues.en

export function useGroupLabel(): (group: GroupSlug) => string {
  const t = useText()
  return group => t(`group.${group}`)
}

/** Translates category names; an unknown category keeps the server's name. */
export function useCategoryLabel(): (name: string) => string {
  const t = useText()
  return name => {
    const slug = categorySlug(name)
    const ids = [`category.${slug}`, `group.${slug}`]
    const known = ids.find(id => Object.hasOwn(catalogues.en, id))
    return known ? t(known as TextId) : name
  }
}
