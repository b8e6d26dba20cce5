import { abuseGuards } from './abuse-guards.ts'
import { appealGuards } from './appeal-guards.ts'
import { cashGuards } from './cash-guards.ts'
import { changeGuards } from './change-guards.ts'
import { chatGuards } from './chat-guards.ts'
import { followGuards } from './follow-guards.ts'
import { guards } from './guards.ts'
import { moderationGuards } from './moderation-guards.ts'
import { passkeyGuards } from './passkey-guards.ts'
import { phoneGuards } from './phone-guards.ts'
import { reviewGuards } from './review-guards.ts'
import { safetyGuards } from './safety-guards.ts'
import { specialPriceGuards } from './special-price-guards.ts'

/** Every guard that sabotage removes. */
export const allGuards = [
  ...guards,
  ...abuseGuards,
  ...appealGuards,
  ...cashGuards,
  ...changeGuards,
  ...chatGuards,
  ...followGuards,
  ...moderationGuards,
  ...passkeyGuards,
  ...phoneGuards,
  ...reviewGuards,
  ...safetyGuards,
  ...specialPriceGuards,
]
