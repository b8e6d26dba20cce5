import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOptimisticValue } from './use-optimistic-value.ts'

const noValues: string[] = []

function open() {
  const { result, rerender } = renderHook(({ rendered }) => useOptimisticValue(rendered), {
    initialProps: { rendered: noValues },
  })
  return {
    shown: () => result.current[0],
    /** Shows a value; the returned function ends the navigation to it. */
    show(value: string[]) {
      const navigation = Promise.withResolvers<void>()
      act(() => void result.current[1](value, navigation.promise))
      return () => act(async () => navigation.resolve())
    },
    render: (rendered: string[]) => rerender({ rendered }),
  }
}

test('shows a value until the navigation to it has ended', async () => {
  const { shown, show, render } = open()
  const end = show(['40'])
  render([])
  expect(shown()).toEqual(['40'])
  render(['40'])
  await end()
  render(['41'])
  expect(shown()).toEqual(['41'])
})

test('shows what is rendered if the navigation ended elsewhere', async () => {
  const { shown, show } = open()
  await show(['40'])()
  expect(shown()).toEqual([])
})

test('shows a later value although the navigation before it ends', async () => {
  const { shown, show } = open()
  const endFirst = show(['40'])
  const endSecond = show(['40', '39'])
  await endFirst()
  expect(shown()).toEqual(['40', '39'])
  await endSecond()
  expect(shown()).toEqual([])
})
