import type { BootUnit } from '@closyyy/platform/federation/boot'
import type { MatchedClaim } from '../../../src/remotes/claims.ts'
import type { Bundle } from '../../renderer/protocol.ts'
import type { PageRequest } from '../start-page.ts'

/** A shell whose frame contains the header fragments of all remotes. */
const shellCode = `
const { createContext, createElement: h, useContext } = require('react')
const { Outlet } = require('@closyyy/platform/router')
const Remotes = createContext()
const Frame = () => h('div', null, Object.values(useContext(Remotes).loaded).map(({ name, fragments }) =>
  Object.values(fragments).map(({ component }) => h(component, { key: name }))), h('main', null, h(Outlet)))
const around = children => [{ id: 'root', element: h(Frame), children }]
exports.App = ({ remotes, children }) => h(Remotes, { value: remotes }, children)
exports.catalogues = []
exports.shellRoutes = routes => around([...routes, { id: 'not-found', path: '*', element: 'not found' }])
exports.frameRoutes = () => around([{ id: 'skeleton', path: '*', element: 'skeleton' }])
exports.createStore = () => ({})
exports.createRemotes = (units, i18n, load) => ({
  loaded: {},
  async loadEverything() {
    const results = await Promise.allSettled(Object.keys(units).map(load))
    this.loaded = Object.fromEntries(results.flatMap(({ value }) => (value ? [[value.name, value]] : [])))
  },
})`

interface RemoteParts {
  /** Body of the page's component. */
  page?: string
  /** Body of the page's loader, with its `args`. */
  loader?: string
  /** Body of the component of the header fragment; without it there is none. */
  fragment?: string
  /** Code that runs when the bundle is evaluated. */
  first?: string
}

const remoteCode = (unit: string, { page = "return 'the page'", loader, fragment, first = '' }: RemoteParts) => `
const { createElement: h } = require('react')
const { useLoaderData } = require('@closyyy/platform/router')
${first}
const load = async args => { ${loader ?? 'return null'} }
const Page = () => { ${page} }
exports.remote = {
  name: '${unit}',
  routes: [{ id: 'page', path: '/${unit}', loader: load, Component: Page }, { id: 'other', path: '/${unit}/other', element: 'other' }],
  fragments: {${fragment ? `search: { interactive: 'always', component: () => { ${fragment} } }` : ''}},
  catalogues: { unit: '${unit}', en: {} },
}`

export const shellBundle = (id = 's1', code = shellCode): Bundle => ({ unit: 'shell', id, file: 'server.cjs', code })

export function remoteBundle(unit: string, parts: RemoteParts = {}, id = 'r1'): Bundle {
  const claims = [claimOf(unit, 'page'), claimOf(unit, 'other')]
  const fragments: BootUnit['fragments'] = parts.fragment ? { search: 'always' } : {}
  const boot = { id, entry: '', integrity: '', claims, fragments }
  return { unit, id, file: 'server.cjs', code: remoteCode(unit, parts), boot }
}

export const claimOf = (unit: string, id: string): MatchedClaim => ({
  unit,
  id,
  path: id === 'page' ? `/${unit}` : `/${unit}/${id}`,
  serverRendered: true,
  params: {},
})

/** Returns a request for a page of a remote. */
export function requestOf(bundles: Bundle[], unit: string, id = 'page'): PageRequest & { errors: Error[] } {
  const claim = claimOf(unit, id)
  const errors: Error[] = []
  return {
    url: new URL(claim.path, 'http://shop.example'),
    locale: 'en',
    claim,
    releases: Object.fromEntries(bundles.map(bundle => [bundle.unit, bundle.id])),
    reports: { readFailed: () => undefined, error: error => void errors.push(error) },
    errors,
  }
}
