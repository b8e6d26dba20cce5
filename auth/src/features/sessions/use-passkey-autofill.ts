import { beginPasskeyLogin } from '@closyyy/contract/passkeys-calls'
import type { Assertion } from '@closyyy/contract/passkeys-schemas'
import { useServices } from '@closyyy/platform/services'
import { supportsPasskeys } from '@closyyy/platform/sign-in/passkeys'
import { useEffect, useEffectEvent, useState } from 'react'
import { askForPasskey, cancelPasskeyRequest } from './passkey-ceremony.ts'

/** Below the five minutes of a challenge (PASSKEY-2), so that the offered one is never expired. */
const RENEWAL_MS = 240_000

export interface PasskeyAutofill {
  /** False while another request for a passkey is open: browsers allow one. */
  isEnabled: boolean
  onChosen: (credential: Assertion) => void
}

interface Offer {
  isOpen: boolean
  isOver: boolean
}

/** Offers passkeys among the suggestions for the login field where the browser can (conditional mediation). */
export function usePasskeyAutofill({ isEnabled, onChosen }: PasskeyAutofill): void {
  const { api } = useServices()
  const [round, setRound] = useState(0)

  const open = useEffectEvent(async (offer: Offer) => {
    if (!supportsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.()) || offer.isOver) return
    offer.isOpen = true
    try {
      const credential = await askForPasskey(api.call(beginPasskeyLogin, {}), { isAutofill: true })
      if (!offer.isOver) onChosen(credential)
    } catch {
      // Offered only as a convenience: the button and the password remain.
    }
  })

  useEffect(() => {
    if (!isEnabled) return
    const offer: Offer = { isOpen: false, isOver: false }
    void open(offer)
    const renewal = setTimeout(() => setRound(round + 1), RENEWAL_MS)
    return () => {
      offer.isOver = true
      clearTimeout(renewal)
      if (offer.isOpen) void cancelPasskeyRequest()
    }
  }, [isEnabled, round])
}
