import { isDevelopment, isTest } from './file-kinds.ts'

/** A forbidden construct, found by the kind of its node and its dotted name (`window.fetch`, `db().selectFrom`). */
export interface Ban {
  rule: string
  /** `interpolated`: a call whose first argument is a text with interpolated values. */
  node: 'call' | 'interpolated' | 'new' | 'member' | 'template' | 'text' | 'comment'
  name: RegExp
  within: (path: string) => boolean
  message: string
}

const everywhere = () => true
const outside = (allowed: RegExp) => (path: string) => !allowed.test(path)
const inProduct = (allowed: RegExp) => (path: string) => !isDevelopment(path) && !allowed.test(path)
const sqlFiles = /^api\/(src\/features\/.+-queries\.ts|src\/db\/|migrations\/|demo\/|bench\/)/
const sqlMessage = 'SQL belongs in *-queries.ts or api/src/db: move the statement there and call it.'
const interpolatedMessage =
  'A value in the text of a statement allows SQL injection: pass it as a parameter ($1), or use sql`…`.'
const eventMessage =
  'Events between remotes go through @closyyy/event-bus: declare the event in the contract and emit it.'
const waitMessage = 'A fixed wait is slow and still flaky: wait for a visible result (expect(locator).toBeVisible()).'

export const bans: Ban[] = [
  {
    rule: 'raw-fetch',
    node: 'call',
    name: /^((window|globalThis|self)\.)?fetch$/,
    within: inProduct(
      /^(shared\/api-client|shell\/server)\/|^shell\/src\/(offline\/service-worker|remotes\/release-polling)\.ts$|^api\/.+-gateway\.ts$/,
    ),
    message: 'Call the API with @closyyy/api-client; the API itself calls others from a *-gateway.ts file.',
  },
  {
    rule: 'process-env',
    node: 'member',
    name: /^(process\.env|import\.meta\.env)$/,
    within: inProduct(/(^|\/)env\.ts$/),
    message: 'Settings are read and validated once: import them from the package’s env.ts.',
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
    // Replays input after the hydration, which is no event between remotes.
    within: outside(/^(shared\/event-bus|shell\/src\/early-input)\//),
    message: eventMessage,
  },
  { rule: 'sql', node: 'template', name: /^sql(\(\))?$/, within: inProduct(sqlFiles), message: sqlMessage },
  {
    rule: 'sql',
    node: 'call',
    name: /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)$/,
    within: inProduct(sqlFiles),
    message: sqlMessage,
  },
  {
    rule: 'sql',
    node: 'call',
    name: /\.query$/,
    within: path => path.startsWith('api/') && inProduct(sqlFiles)(path),
    message: sqlMessage,
  },
  {
    rule: 'interpolated-sql',
    node: 'interpolated',
    name: /(\.query|^sql\.raw)$/,
    within: path => path.startsWith('api/') && !isDevelopment(path),
    message: interpolatedMessage,
  },
  {
    rule: 'retried-transaction',
    node: 'call',
    name: /\.transaction$/,
    within: path => path.startsWith('api/src/features/') && !isDevelopment(path),
    message:
      'A deadlock without a retry is a 503: use transact of api/src/db, whose work has no effects outside of it.',
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
    message:
      'The directive disables all type checks of the file: correct its types, or use @ts-expect-error with the reason.',
  },
]
