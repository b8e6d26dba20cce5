import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@closyyy/contract/passkeys-calls'
import { passkeysQuery } from '@closyyy/platform/queries/passkeys'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import type { WithPassword } from '@closyyy/platform/sign-in/password-prompt'

function useReload() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
}

export interface AddOptions {
  withPassword: WithPassword
  nameOf: (device: { browser: string | null; system: string | null }) => string
}

/** Creates a passkey in the browser and adds it to the account. */
export function useAddPasskey({ withPassword, nameOf }: AddOptions) {
  const { api } = useServices()
  return useMutation({
    async mutationFn() {
      const [{ startRegistration }, { options, device }] = await Promise.all([
        import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'),
        withPassword(() => api.call(beginPasskey, {})),
      ])
      const { id, response } = await startRegistration({ optionsJSON: options })
      const { clientDataJSON, attestationObject, transports } = response
      const credential = { id, response: { clientDataJSON, attestationObject, transports } }
      return withPassword(() => api.call(addPasskey, { body: { credential, name: nameOf(device) } }))
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

export function useRemovePasskey(withPassword: WithPassword) {
  const { api } = useServices()
  return useMutation({
    mutationFn: (id: number) => withPassword(() => api.call(removePasskey, { params: { id } })),
    onSuccess: useReload(),
  })
}
