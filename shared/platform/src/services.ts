import type { ApiClient } from '@closyyy/api-client/api-client'
import { createContext as createReactContext, useContext } from 'react'
import type { QueryClient } from './query.ts'
import type { RemoteDefinition } from './remote.ts'
import { createContext } from './router.ts'

/** What the shell hands to every remote. */
export interface Services {
  api: ApiClient
  queryClient: QueryClient
  /** Address that people reach the shop at, without a trailing slash; canonical links and share cards begin with it. */
  origin: string
  /** Loads the remote that answers for an address, for what it brings beside pages; undefined where nobody does. */
  loadRemoteOf: (pathname: string) => Promise<RemoteDefinition | undefined>
}

/** Where a loader finds the services: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()

export const ServicesContext = createReactContext<Services | null>(null)

/** The services, for a component. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs the shell around it.')
  return services
}
