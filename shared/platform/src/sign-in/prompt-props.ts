import type { PendingAction } from './pending-action.ts'

/** Props of the dialog that prompts a guest to sign in (SESSION-10). */
export interface SignInPromptProps {
  /** Runs after sign-in. */
  action: PendingAction
  onClose: () => void
  /** Called if the dialog cannot be loaded; units before 2026-11-29 do not pass it. */
  onFailed?: () => void
}

/** Props of the dialog that asks for the password before a sensitive call (SESSION-16). */
export interface PasswordPromptProps {
  onConfirmed: () => void
  onClose: () => void
}
