import { PHONE_PATH, SIGN_UP_STEP_PATHS } from '@closyyy/contract/paths'
import { redirect } from '@closyyy/platform/router'
import { readDraft } from '../components/sign-up-draft.ts'

/** Registering begins with a confirmed phone. */
export function needsVerification() {
  return readDraft().verificationToken ? null : redirect(PHONE_PATH)
}

/** The last step needs what the second one takes. */
export function needsAccount() {
  const { email, username } = readDraft()
  return needsVerification() ?? (email && username ? null : redirect(SIGN_UP_STEP_PATHS[1]))
}
