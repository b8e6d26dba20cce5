import type { RemoteDefinition } from '@closyyy/platform/remote'

/** Stub of the auth remote; its prompt shows the action. */
export const authRemote: RemoteDefinition = {
  name: 'auth',
  routes: [],
  pieces: {},
  catalogues: { unit: 'auth', en: {}, ur: async () => ({ default: {} }) },
  signInPrompt: ({ wish }) => <p>{`Sign in to ${wish.kind} ${wish.subject}`}</p>,
}
