import type { CategoriesByGroup } from '@closyyy/contract/categories-schemas'
import { LISTING_PATH, listingPath } from '@closyyy/contract/paths'
import { type LoaderFunctionArgs, redirect } from '@closyyy/platform/router'
import { servicesContext } from '@closyyy/platform/services'
import { categoriesQuery } from '../components/categories.ts'

const MEN = `${LISTING_PATH}/men`

/** Redirects old URLs and keeps their filters. */
export function toMen({ request }: Pick<LoaderFunctionArgs, 'request'>): Response {
  return redirect(MEN + new URL(request.url).search)
}

/** Redirects an old URL by category id; falls back to men's (LISTING-8). */
export async function toCategory({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const byGroup: CategoriesByGroup = await context.get(servicesContext).queryClient.ensureQueryData(categoriesQuery)
  const category = Object.values(byGroup)
    .flat()
    .find(({ id }) => id === Number(params.group))
  return redirect((category ? listingPath(category) : MEN) + new URL(request.url).search)
}
