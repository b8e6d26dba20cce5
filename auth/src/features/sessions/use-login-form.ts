import { ApiError, isApiError } from '@closyyy/api-client/api-error'
import { login } from '@closyyy/contract/sessions-calls'
import type { Login } from '@closyyy/contract/sessions-schemas'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useState } from 'react'
import { requireDeviceId } from '../../components/device-id.ts'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useCompleteLogin } from '../../components/use-complete-login.ts'
import { useLoginText } from './login-text.ts'

/** `unconfirmed` is the login whose email is not confirmed yet; `onTicket` gets the ticket of a second step. */
export function useLoginForm(target: string, onTicket: (ticket: string) => void) {
  const t = useLoginText()
  const logIn = useLogIn(target)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const findErrors = useOwnInputErrors()
  const call = useCallForm({
    initial: { login: '', password: '' },
    check: values => findErrors(values, login),
    async send({ login: typed, password }) {
      const who = typed.trim()
      setUnconfirmed(undefined)
      const outcome = await logIn.mutateAsync({ login: who, password })
      if (outcome === 'started') return
      if (outcome !== 'unconfirmed') return onTicket(outcome.ticket)
      setUnconfirmed(who)
      throw new ApiError('not-allowed', 403, t('unconfirmed'))
    },
    failed: t('failed'),
  })
  return { ...call, isPending: call.isPending || logIn.data === 'started', unconfirmed }
}

/** Returns the ticket of the second step if a failed sign-in continues with one (SESSION-17). */
export function ticketIn(error: unknown): string | undefined {
  return isApiError(error) && error.code === 'second-factor' ? error.ticket : undefined
}

function useLogIn(target: string) {
  const { api } = useServices()
  const completeLogin = useCompleteLogin(target)

  return useMutation({
    async mutationFn(body: Login): Promise<'started' | 'unconfirmed' | { ticket: string }> {
      try {
        const { token } = await api.call(login, { body: { ...body, device_id: requireDeviceId() } })
        return await completeLogin(token)
      } catch (error) {
        const ticket = ticketIn(error)
        if (ticket) return { ticket }
        throw error
      }
    },
  })
}
