import type { ApiClient } from '@closyyy/api-client/api-client'
import { createContext as createReactContext, useContext } from 'react'
import type { RemoteDefinition } from './federation/remote.ts'
import type { QueryClient } from './query.ts'
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

const ComponentServices = createReactContext<Services | null>(null)

/** Provides the services to components, which read them with `useServices`. */
export const ServicesProvider = ComponentServices.Provider

/** The services in components. @throws Error outside the shell */
export function useServices(): Services {
  const services = useContext(ComponentServices)
  if (!services) throw new Error('useServices needs the shell around it.')
  return services
}
