import type { RemoteDefinition } from '@closyyy/platform/remote'

/** Stands in for the remote that asks a guest to sign in: says what for. */
export const authRemote: RemoteDefinition = {
  name: 'auth',
  routes: [],
  pieces: {},
  catalogues: { unit: 'auth', en: {}, ur: async () => ({ default: {} }) },
  signInPrompt: ({ wish }) => <p>{`Sign in to ${wish.kind} ${wish.subject}`}</p>,
}
