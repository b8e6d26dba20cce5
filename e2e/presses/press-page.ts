import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { signIn } from '../fixtures/sign-in.ts'
import type { Control } from './controls.ts'

/** A page with the controls that are pressed on it. */
export interface PressPage {
  name: string
  width: number
  height: number
  /** A phone's only pointer is a finger; a desktop has a mouse and a touch screen. */
  isPhone: boolean
  controls: Control[]
  /** Signs in or fills the cart if the page needs it; returns the path of the page. */
  enter: (context: BrowserContext, request: APIRequestContext) => Promise<string>
}

export const desktop = { width: 1280, height: 800, isPhone: false }
export const phone = { width: 390, height: 800, isPhone: true }

/** Enters a page with the session of a demo account. */
export const signedIn =
  (username: string, path: string): PressPage['enter'] =>
  async (context, request) => {
    await signIn(context, request, username)
    return path
  }
