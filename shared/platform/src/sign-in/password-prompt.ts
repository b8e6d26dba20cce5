import { isApiError } from '@closyyy/api-client/api-error'
import { LOGIN_PATH } from '@closyyy/contract/paths'
import { useServices } from '@closyyy/platform/services'
import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PasswordPromptProps } from './prompt-props.ts'

/**
 * Performs a call; if it needs a recent confirmation, opens the prompt and performs it once more. Call it inside a mutation
 * or the `send` of a form, so that these are pending while the prompt is open (UI-17).
 */
export type WithPassword = <Result>(perform: () => Promise<Result>) => Promise<Result>

export interface PasswordConfirmation {
  /** Render it outside any form. */
  prompt: ReactNode
  withPassword: WithPassword
}

/**
 * Asks for the password in a prompt that auth provides if a call needs a recent confirmation (SESSION-16). If the person
 * closes the prompt or leaves the page, or auth cannot be loaded, the call fails with its own error. Calls that need it at
 * the same time share one prompt.
 */
export function usePasswordPrompt(): PasswordConfirmation {
  const { loadRemoteOf } = useServices()
  const [Prompt, setPrompt] = useState<ComponentType<PasswordPromptProps>>()
  /** Whether the person confirms in the prompt that is open, and what closes it. */
  const isConfirmed = useRef<Promise<boolean>>(undefined)
  const close = useRef<(isConfirmed: boolean) => void>(undefined)
  useEffect(() => () => close.current?.(false), [])

  async function loadPrompt() {
    const auth = await loadRemoteOf(LOGIN_PATH).catch(() => undefined)
    const loaded = auth?.passwordPrompt
    if (loaded) setPrompt(() => loaded)
    else close.current?.(false)
  }

  function openPrompt(): Promise<boolean> {
    isConfirmed.current ??= new Promise<boolean>(resolve => {
      close.current = result => {
        isConfirmed.current = undefined
        close.current = undefined
        setPrompt(undefined)
        resolve(result)
      }
      void loadPrompt()
    })
    return isConfirmed.current
  }

  async function withPassword<Result>(perform: () => Promise<Result>): Promise<Result> {
    try {
      return await perform()
    } catch (error) {
      if (isApiError(error) && error.code === 'confirm-password' && (await openPrompt())) return perform()
      throw error
    }
  }

  const prompt =
    Prompt && createElement(Prompt, { onConfirmed: () => close.current?.(true), onClose: () => close.current?.(false) })
  return { prompt, withPassword }
}
