import type { RemoteDefinition } from '@closyyy/platform/federation/remote'

/** Stub of the auth remote; its prompt shows the action. */
export const authRemote: RemoteDefinition = {
  name: 'auth',
  routes: [],
  fragments: {},
  catalogues: { unit: 'auth', en: {}, ur: async () => ({ default: {} }) },
  signInPrompt: ({ action }) => <p>{`Sign in to ${action.kind} ${action.subject}`}</p>,
}
