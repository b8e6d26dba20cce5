import { onTestFinished, vi } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** A browser with passkeys: what the person chooses is the result of `get` and `create`, or an error to throw. */
export interface FakePasskeys {
  get: ReturnType<typeof vi.fn>
  create: ReturnType<typeof vi.fn>
}

/** Makes `navigator.credentials` return a passkey until the test ends. */
export function fakePasskeys({ hasAutofill = false } = {}): FakePasskeys {
  const shared = { id: 'cGhvbmU', rawId: bytes('phone'), type: 'public-key', getClientExtensionResults: () => ({}) }
  const clientDataJSON = bytes('{}')
  const assertion = {
    clientDataJSON,
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: null,
  }
  const attestation = { clientDataJSON, attestationObject: bytes('object'), getTransports: () => ['internal'] }
  const passkeys = {
    get: vi.fn(async () => ({ ...shared, response: assertion })),
    create: vi.fn(async () => ({ ...shared, response: attestation })),
  }
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => hasAutofill,
  })
  const fakes: [object, string, unknown][] = [
    [globalThis, 'PublicKeyCredential', PublicKeyCredential],
    [navigator, 'credentials', passkeys],
  ]
  for (const [owner, name, value] of fakes) Object.defineProperty(owner, name, { configurable: true, value })
  onTestFinished(() => {
    for (const [owner, name] of fakes) Reflect.deleteProperty(owner, name)
  })
  return passkeys
}

/** The error of a browser whose dialog was closed. */
export const dismissal = () => new DOMException('The operation was cancelled.', 'NotAllowedError')
