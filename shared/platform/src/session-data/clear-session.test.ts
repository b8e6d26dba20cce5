import { expect, test } from 'vitest'
import { storePendingAction } from '../sign-in/pending-action.ts'
import { clearSessionStorage } from './clear-session.ts'
import { readFormerGuestId, retireGuestId } from './former-guest-id.ts'
import { requireGuestId } from './guest-id.ts'
import { RETURN_TO_KEY, SIGN_UP_KEY, SIGN_UP_PICTURE_KEY, TYPED_GUEST_INFO_KEY } from './session-keys.ts'

// CHECKOUT-14, SESSION-5
test('removes what a guest typed at the checkout, but not what was saved for the next order', () => {
  sessionStorage.setItem(TYPED_GUEST_INFO_KEY, '{}')
  localStorage.setItem('guestInfo', '{}')
  clearSessionStorage()
  expect(sessionStorage.getItem(TYPED_GUEST_INFO_KEY)).toBeNull()
  expect(localStorage.getItem('guestInfo')).toBe('{}')
})

// SESSION-5
test('removes a sign-up, and what was to happen after the next login', () => {
  for (const key of [SIGN_UP_KEY, SIGN_UP_PICTURE_KEY]) sessionStorage.setItem(key, 'x')
  localStorage.setItem(RETURN_TO_KEY, 'x')
  storePendingAction({ kind: 'like', subject: 7 }, '/listing/women')
  clearSessionStorage()
  expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual([])
})

// ORDER-7
test('removes the guest id that a login ended, which opens the orders of that guest', () => {
  const id = requireGuestId()
  retireGuestId()
  expect(readFormerGuestId()).toBe(id)
  clearSessionStorage()
  expect(readFormerGuestId()).toBeUndefined()
})
