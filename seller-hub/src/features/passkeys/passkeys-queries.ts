import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '@closyyy/contract/passkeys-calls'
import { callQuery, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'

export const passkeysQuery = callQuery(listPasskeys, {})

function useReload() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}

export interface AddOptions {
  /** Performs a call that may need a recent confirmation. */
  confirmed: <Result>(perform: () => Promise<Result>) => Promise<Result>
  nameOf: (device: { browser: string | null; system: string | null }) => string
}

/** Creates a passkey in the browser and adds it to the account. */
export function useAddPasskey({ confirmed, nameOf }: AddOptions) {
  const { api } = useServices()
  return useMutation({
    async mutationFn() {
      const [{ startRegistration }, { options, device }] = await Promise.all([
        import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'),
        confirmed(() => api.call(beginPasskey, {})),
      ])
      const { id, response } = await startRegistration({ optionsJSON: options })
      const { clientDataJSON, attestationObject, transports } = response
      const credential = { id, response: { clientDataJSON, attestationObject, transports } }
      return confirmed(() => api.call(addPasskey, { body: { credential, name: nameOf(device) } }))
    },
    onSuccess: useReload(),
  })
}

export function useRenamePasskey() {
  const { api } = useServices()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      api.call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: useReload(),
  })
}

export function useRemovePasskey() {
  const { api } = useServices()
  return useMutation({
    mutationFn: (id: number) => api.call(removePasskey, { params: { id } }),
    onSuccess: useReload(),
  })
}
