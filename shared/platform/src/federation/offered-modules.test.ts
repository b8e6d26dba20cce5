import { ServicesProvider } from '@closyyy/platform/services'
import { expect, it } from 'vitest'
import { offeredModules } from './offered-modules.ts'

it('offers the provider of the services under the name that released shells use', () => {
  expect(offeredModules['@closyyy/platform/services']).toHaveProperty('ServicesContext', ServicesProvider)
})
