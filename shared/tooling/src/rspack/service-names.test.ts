import { expect, it } from 'vitest'
import { serviceNamesIn } from './service-names.ts'

const hook = "import { useServices } from '@closyyy/platform/services'\n"
const context = "import { servicesContext, type Services } from '@closyyy/platform/services'\n"

it.each([
  [
    'a destructured hook',
    `${hook}export function Card() { const { api, queryClient: q } = useServices(); return api }`,
  ],
  [
    'members of a loader’s context',
    `${context}const load = ({ context }) => [context.get(servicesContext).api, context.get(servicesContext).queryClient]`,
  ],
  [
    'a variable',
    `${context}const load = c => { const s = c.get(servicesContext); const { api } = s; return s.queryClient.run(api) }`,
  ],
  [
    'a parameter of a part of the type',
    `${context}export const load = (id: number, { api, queryClient }: Pick<Services, 'api' | 'queryClient'>) => api`,
  ],
  [
    'a whole parameter',
    `${context}export function load(services: Services) { return services.api ?? services.queryClient }`,
  ],
])('finds the services that a module reads from %s', (_, source) => {
  expect(serviceNamesIn(source)).toEqual(['api', 'queryClient'])
})

it('finds none in modules without the platform’s services', () => {
  expect(serviceNamesIn('const { api } = useServices()')).toEqual([])
  expect(serviceNamesIn(`${context}const { api } = other()`)).toEqual([])
})
