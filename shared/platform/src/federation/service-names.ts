import type { Services } from '../services.ts'

/** The properties of `Services`, as a release of the shell lists them; checked to be complete by type. */
export const serviceNames: Record<keyof Services, true> = {
  api: true,
  queryClient: true,
  origin: true,
  latestLocation: true,
  loadRemoteOf: true,
}
