import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useEarlyValue } from './use-early-value.ts'

const noValues: string[] = []

function open() {
  const { result, rerender } = renderHook(({ rendered }) => useEarlyValue(rendered), {
    initialProps: { rendered: noValues },
  })
  return {
    shown: () => result.current[0],
    show: (value: string[]) => act(() => result.current[1](value)),
    render: (rendered: string[]) => rerender({ rendered }),
  }
}

test('shows a value before it is rendered', () => {
  const { shown, show, render } = open()
  show(['40'])
  render([])
  expect(shown()).toEqual(['40'])
  show(['40', '39'])
  expect(shown()).toEqual(['40', '39'])
})

test('shows what is rendered once that changes, even if it changes back', () => {
  const { shown, show, render } = open()
  show(['40'])
  render(['41'])
  expect(shown()).toEqual(['41'])
  render([])
  expect(shown()).toEqual([])
})
