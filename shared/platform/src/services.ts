import type { ApiClient } from '@closyyy/api-client/api-client'
import { createContext as createReactContext, useContext } from 'react'
import type { QueryClient } from './query.ts'
import type { RemoteDefinition } from './remote.ts'
import { createContext } from './router.ts'

/** Services that the shell provides to every remote. */
export interface Services {
  api: ApiClient
  queryClient: QueryClient
  /** Public origin of the shop, without a trailing slash, for canonical links and share cards. */
  origin: string
  /** Returns where the last navigation leads, which components are rendered with later; another one would undo it. */
  latestLocation: () => { pathname: string; search: string; key: string; state: unknown }
  /** Loads the remote that owns a path, for its exports other than pages; undefined if no remote owns it. */
  loadRemoteOf: (pathname: string) => Promise<Pick<RemoteDefinition, 'signInPrompt' | 'passwordPrompt'> | undefined>
}

/** The services in loaders: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>()

/** Provides the services to components; read it with `useServices`. */
export const ServicesContext = createReactContext<Services | null>(null)

/** The services in components. @throws Error outside the shell */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs the shell around it.')
  return services
}
