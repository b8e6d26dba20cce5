import type { Assertion, RequestOptions } from '@closyyy/contract/passkeys-schemas'

/** Loads the library with its first use, so that the login page does not wait for it. */
const library = () => import(/* webpackChunkName: "auth-passkeys" */ '@simplewebauthn/browser')

export interface AskOptions {
  /** Offers passkeys among the suggestions for the login field, until one is chosen, instead of opening a dialog. */
  isAutofill?: boolean
}

/** Asks the browser for a passkey. @throws Error for which `wasDismissed` is true if the person chose none */
export async function askForPasskey(
  options: Promise<RequestOptions>,
  { isAutofill = false }: AskOptions = {},
): Promise<Assertion> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), options])
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
  return { id, response }
}

/** Ends a request that waits for the person. */
export async function cancelPasskeyRequest(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}
