import type { CategoriesByGroup } from '@closyyy/contract/categories'
import { listingPath } from '@closyyy/contract/paths'
import { type LoaderFunctionArgs, redirect } from '@closyyy/platform/router'
import { servicesContext } from '@closyyy/platform/services'
import { categoriesQuery } from '../components/categories.ts'

const MEN = '/listing/men'

/** Where `/listing` and `/all-men` lead; filters of an old link go along. */
export function toMen({ request }: Pick<LoaderFunctionArgs, 'request'>): Response {
  return redirect(MEN + new URL(request.url).search)
}

/** Where an old link by category id leads; an unknown id stays with men (storefront.txt section 2). */
export async function toCategory({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const byGroup: CategoriesByGroup = await context.get(servicesContext).queryClient.ensureQueryData(categoriesQuery)
  const category = Object.values(byGroup)
    .flat()
    .find(({ id }) => id === Number(params.group))
  return redirect((category ? listingPath(category) : MEN) + new URL(request.url).search)
}
