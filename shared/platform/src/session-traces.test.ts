import { expect, test } from 'vitest'
import { clearSessionTraces, TYPED_GUEST_INFO_KEY } from './session-traces.ts'

// CHECKOUT-14, SESSION-5
test('removes what a guest typed at the checkout, but not what was saved for the next order', () => {
  sessionStorage.setItem(TYPED_GUEST_INFO_KEY, '{}')
  localStorage.setItem('guestInfo', '{}')
  clearSessionTraces()
  expect(sessionStorage.getItem(TYPED_GUEST_INFO_KEY)).toBeNull()
  expect(localStorage.getItem('guestInfo')).toBe('{}')
})
