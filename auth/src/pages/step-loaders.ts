import { PHONE_PATH, SIGN_UP_STEP_PATHS } from '@closyyy/contract/paths'
import { redirect } from '@closyyy/platform/router'
import { readDraft } from '../components/sign-up-draft.ts'

export function needsVerification() {
  return readDraft().verificationToken ? null : redirect(PHONE_PATH)
}

export function needsAccount() {
  const { email, username } = readDraft()
  return needsVerification() ?? (email && username ? null : redirect(SIGN_UP_STEP_PATHS[1]))
}
