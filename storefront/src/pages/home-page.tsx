import type { LoaderFunctionArgs } from '@closyyy/platform/router'
import { servicesContext } from '@closyyy/platform/services'
import { loadCollections } from '../features/home/collections.ts'
import { Home } from '../features/home/home.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  await loadCollections(context.get(servicesContext))
  return null
}

export function Component() {
  return <Home />
}
