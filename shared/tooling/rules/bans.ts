import { isDevelopment, isTest } from './file-kinds.ts'

/** A piece of code that must not be, found by its kind and its dotted name (`window.fetch`, `db().selectFrom`). */
export interface Ban {
  rule: string
  /** `woven`: a call whose first argument is text with values in it. */
  node: 'call' | 'woven' | 'new' | 'member' | 'template' | 'text' | 'comment'
  name: RegExp
  /** The files that the ban holds in. */
  within: (path: string) => boolean
  message: string
}

const everywhere = () => true
const outside = (allowed: RegExp) => (path: string) => !allowed.test(path)
const inProduct = (allowed: RegExp) => (path: string) => !isDevelopment(path) && !allowed.test(path)
const sqlHomes = /^api\/(src\/features\/.+-queries\.ts|src\/db\/|migrations\/|demo\/|bench\/)/
const sqlMessage = 'SQL stands in *-queries.ts or api/src/db: move the statement there and call it.'
const wovenMessage =
  'A value in the text of a statement can become a statement: hand it over as a parameter ($1), or use sql`…`.'
const eventMessage =
  'Facts between remotes go through @closyyy/event-bus: declare the event in the contract and emit it.'
const waitMessage =
  'A fixed wait is slow and still flaky: wait for what a person would see (expect(locator).toBeVisible()).'

export const bans: Ban[] = [
  {
    rule: 'raw-fetch',
    node: 'call',
    name: /^((window|globalThis|self)\.)?fetch$/,
    within: inProduct(
      /^(shared\/api-client|shell\/server)\/|^shell\/src\/offline\/service-worker\.ts$|^api\/.+-gateway\.ts$/,
    ),
    message: 'Call the API with @closyyy/api-client; the API itself calls others from a *-gateway.ts file.',
  },
  {
    rule: 'process-env',
    node: 'member',
    name: /^(process\.env|import\.meta\.env)$/,
    within: inProduct(/(^|\/)env\.ts$/),
    message: 'Settings are read and checked once: read them from the package’s env.ts.',
  },
  {
    rule: 'dom-events',
    node: 'new',
    name: /^CustomEvent$/,
    within: outside(/^shared\/event-bus\//),
    message: eventMessage,
  },
  {
    rule: 'dom-events',
    node: 'call',
    name: /(^|\.)dispatchEvent$/,
    // Input that is replayed after the hydration is no fact between remotes.
    within: outside(/^(shared\/event-bus|shell\/src\/early-input)\//),
    message: eventMessage,
  },
  { rule: 'sql', node: 'template', name: /^sql(\(\))?$/, within: inProduct(sqlHomes), message: sqlMessage },
  {
    rule: 'sql',
    node: 'call',
    name: /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)$/,
    within: inProduct(sqlHomes),
    message: sqlMessage,
  },
  {
    rule: 'sql',
    node: 'call',
    name: /\.query$/,
    within: path => path.startsWith('api/') && inProduct(sqlHomes)(path),
    message: sqlMessage,
  },
  {
    rule: 'woven-sql',
    node: 'woven',
    name: /(\.query|^sql\.raw)$/,
    within: path => path.startsWith('api/') && !isDevelopment(path),
    message: wovenMessage,
  },
  { rule: 'fixed-wait', node: 'call', name: /\.waitForTimeout$/, within: everywhere, message: waitMessage },
  { rule: 'fixed-wait', node: 'text', name: /^networkidle$/, within: everywhere, message: waitMessage },
  {
    rule: 'conditional-test',
    node: 'call',
    name: /^(test|it|describe|suite)(\.\w+)*?\.(todo|skipIf|runIf)$/,
    within: isTest,
    message: 'Every test runs each time: correct it or delete it.',
  },
  {
    rule: 'ts-nocheck',
    node: 'comment',
    name: /@ts-nocheck/,
    within: everywhere,
    message: 'The whole file is unchecked: correct its types, or use @ts-expect-error with the reason.',
  },
]
