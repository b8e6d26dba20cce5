import { isApiError } from '@closyyy/api-client/api-error'
import { LOGIN_PATH } from '@closyyy/contract/paths'
import type { PasswordPromptProps } from '@closyyy/platform/remote'
import { useServices } from '@closyyy/platform/services'
import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react'

interface OpenPrompt {
  Prompt: ComponentType<PasswordPromptProps>
  settle: (isConfirmed: boolean) => void
}

/** Runs a call that needs a recent confirmation. */
export interface PasswordConfirmation {
  /** Render it outside any form. */
  prompt: ReactNode
  /** Performs a call; if it needs the password, asks for it and performs it once more. */
  withPassword: <Result>(perform: () => Promise<Result>) => Promise<Result>
}

/**
 * Asks for the password in a dialog that auth provides if a call needs a recent confirmation (SESSION-16). If the person
 * closes the dialog or leaves the page, or auth cannot be loaded, the call fails with its own error. Calls that need it at
 * the same time share one dialog.
 */
export function usePasswordPrompt(): PasswordConfirmation {
  const { loadRemoteOf } = useServices()
  const [open, setOpen] = useState<OpenPrompt>()
  /** The question that is open, and what ends it. */
  const answer = useRef<Promise<boolean>>(undefined)
  const settle = useRef<OpenPrompt['settle']>(undefined)
  useEffect(() => () => settle.current?.(false), [])

  async function ask(end: OpenPrompt['settle']) {
    const auth = await loadRemoteOf(LOGIN_PATH).catch(() => undefined)
    if (auth?.passwordPrompt) setOpen({ Prompt: auth.passwordPrompt, settle: end })
    else end(false)
  }

  function confirm(): Promise<boolean> {
    answer.current ??= new Promise<boolean>(resolve => {
      settle.current = isConfirmed => {
        answer.current = undefined
        settle.current = undefined
        setOpen(undefined)
        resolve(isConfirmed)
      }
      void ask(settle.current)
    })
    return answer.current
  }

  async function withPassword<Result>(perform: () => Promise<Result>): Promise<Result> {
    try {
      return await perform()
    } catch (error) {
      if (isApiError(error) && error.code === 'confirm-password' && (await confirm())) return perform()
      throw error
    }
  }

  const prompt =
    open && createElement(open.Prompt, { onConfirmed: () => open.settle(true), onClose: () => open.settle(false) })
  return { prompt, withPassword }
}
