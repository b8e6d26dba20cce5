import { createFakeServer } from '@closyyy/testing/fake-server'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/open-page.tsx'
import { CityPicker, type NamedCity } from './city-picker.tsx'

function Typed({ before }: { before: string }) {
  const [text, setText] = useState(before)
  const [city, setCity] = useState<NamedCity>()
  const take = (now: string, named?: NamedCity) => {
    setText(now)
    setCity(named)
  }
  return (
    <>
      <CityPicker label="City" hint="Type to search" text={text} onText={take} autoFocus />
      <output>{city?.name}</output>
    </>
  )
}

test('keeps the typed text and the focus when the list loads', async () => {
  await openPage('/seller/anywhere', { server: createFakeServer(), header: <Typed before="Mult" /> })
  const picker = await screen.findByRole<HTMLInputElement>('combobox')
  expect([picker.value, document.activeElement === picker]).toEqual(['Mult', true])
})

test('selects a city whose full name was typed before the list loaded', async () => {
  await openPage('/seller/anywhere', { server: createFakeServer(), header: <Typed before=" multan" /> })
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('Multan')
  expect(document.querySelector('output')?.textContent).toBe('Multan')
})
