import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { watchPhoneScreen } from './phone-screen.ts'

const { documentElement: root } = document
const viewport = Object.assign(document.createElement('i'), { height: 844, scale: 1 })

let wasScrolledDown: boolean

beforeAll(() => {
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal('scrollY', 400)
  watchPhoneScreen()
  wasScrolledDown = isScrolledDown()
  vi.unstubAllGlobals()
})

beforeEach(() => scrollTo(0))

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
}

const isScrolledDown = () => root.hasAttribute('data-scrolled-down')

// NAV-8
test('hides the header after the scroll that loaded its module', () => expect(wasScrolledDown).toBe(true))

// NAV-8
test('hides the header while scrolling down and shows it on the way up', () => {
  scrollTo(400)
  expect(isScrolledDown()).toBe(true)
  scrollTo(396)
  expect(isScrolledDown()).toBe(true)
  scrollTo(300)
  expect(isScrolledDown()).toBe(false)
})

test('keeps the header at the top of the page', () => {
  scrollTo(40)
  expect(isScrolledDown()).toBe(false)
  scrollTo(-30)
  expect(isScrolledDown()).toBe(false)
})

// NAV-8
test('recognises the on-screen keyboard by the visible height, but not a zoomed page', () => {
  const resize = (height: number, scale = 1) => {
    vi.stubGlobal('innerHeight', 844)
    fireEvent(Object.assign(viewport, { height, scale }), new Event('resize'))
    return root.hasAttribute('data-keyboard')
  }
  expect(resize(500)).toBe(true)
  expect(resize(844)).toBe(false)
  expect(resize(422, 2)).toBe(false)
})
