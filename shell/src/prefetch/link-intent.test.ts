import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLinks } from './link-intent.ts'

let wanted: string[]

watchLinks(({ pathname }) => void wanted.push(pathname))

beforeEach(() => {
  vi.useFakeTimers()
  wanted = []
  document.body.innerHTML = `
    <a href="/products/a-1"><b>A</b></a><a href="/products/a-2">B</a><a href="https://example.com/c">C</a>
    <a href="/d" target="_blank">D</a><a href="/e" download>E</a><a href="${location.pathname}?sort=new">F</a>`
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const link = (text: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text) as HTMLElement

const point = (type: string, target: Element, pointerType: string) =>
  fireEvent(target, Object.assign(new Event(type, { bubbles: true }), { pointerType }))

test('calls back soon after a finger touches a link or what is in it', () => {
  point('pointerdown', link('A').firstElementChild as Element, 'touch')
  expect(wanted).toEqual([])
  vi.advanceTimersByTime(40)
  expect(wanted).toEqual(['/products/a-1'])
})

test('ignores a finger that begins to scroll', () => {
  point('pointerdown', link('A'), 'touch')
  point('pointercancel', link('A'), 'touch')
  vi.runAllTimers()
  expect(wanted).toEqual([])
})

test('calls back for the link on which a mouse rests, not for those that it passes', () => {
  point('pointerover', link('A'), 'mouse')
  vi.advanceTimersByTime(50)
  point('pointerover', link('B'), 'mouse')
  vi.advanceTimersByTime(80)
  point('pointerover', document.body, 'mouse')
  vi.runAllTimers()
  expect(wanted).toEqual(['/products/a-2'])
})

test('calls back for a focused link', () => {
  link('B').focus()
  vi.runAllTimers()
  expect(wanted).toEqual(['/products/a-2'])
})

test.each(['C', 'D', 'E', 'F'])('ignores links that do not open another page of the shop in place (%s)', text => {
  point('pointerdown', link(text), 'touch')
  vi.runAllTimers()
  expect(wanted).toEqual([])
})
