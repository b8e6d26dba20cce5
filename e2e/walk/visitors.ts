import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { signInByApi } from '../fixtures/sign-in.ts'
import type { WalkData } from './walk-data.ts'

export const roles = ['guest', 'buyer', 'seller', 'admin'] as const
export type Role = (typeof roles)[number]

/** Keys and values of the two storages of a browser. */
interface Stored {
  local: Record<string, string>
  session: Record<string, string>
}

const accounts: Record<Exclude<Role, 'guest'>, string> = {
  buyer: 'demo_buyer',
  seller: 'demo_seller',
  admin: 'demo_admin',
}

/** A sign-up of which all steps can be opened. */
const signUp = JSON.stringify({
  phone: '923001234567',
  verificationToken: 'walk',
  first_name: 'Sana',
  last_name: 'Mir',
  email: 'walk@example.com',
  username: 'walking_sana',
})

/** Returns what the browser of a visitor has stored when a page opens. */
export async function storedBy(request: APIRequestContext, role: Role, { guestId }: WalkData): Promise<Stored> {
  if (role === 'guest') return { local: { guestID: guestId }, session: { signUp } }
  const { token, user } = await signInByApi(request, accounts[role])
  const picture = user.profile_picture ?? ''
  const session = { authToken: token, userId: String(user.id), username: user.username }
  return { local: {}, session: { ...session, pro_pic: picture, profile_picture: picture } }
}

/** Makes every document of a context start with the same storage. */
export function restoreStorage(context: BrowserContext, stored: Stored): Promise<unknown> {
  return context.addInitScript(({ local, session }) => {
    // Blank pages and frames have no storage.
    if (!window.location.protocol.startsWith('http')) return
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  }, stored)
}
