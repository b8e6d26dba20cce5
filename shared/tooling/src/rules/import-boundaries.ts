import { remotes as remoteNames } from '../units.ts'
import { isDevelopment, isTest } from './file-kinds.ts'

/** A forbidden import. `$1` in `to` and `except` is replaced by the first group of `from`. */
export interface ImportBoundary {
  rule: string
  from: RegExp
  to: string
  except?: string
  unless?: (path: string) => boolean
  typesAllowed?: boolean
  message: string
}

const remotes = remoteNames.join('|')
/** The only feature that imports a sibling: the product form loads and saves drafts. */
const DRAFT_EDITOR = 'seller-hub/src/features/products/'
const applications = `shell|${remotes}|api|e2e`

const sharedUses: Record<string, string[]> = {
  'api-client': ['contract'],
  bucket: [],
  demo: ['contract'],
  'event-bus': ['contract'],
  forms: ['api-client', 'contract', 'i18n', 'ui'],
  gateway: [],
  i18n: [],
  releases: ['bucket'],
  ui: ['i18n'],
  platform: ['api-client', 'contract', 'i18n', 'releases'],
  testing: ['api-client', 'contract', 'i18n', 'platform', 'ui'],
  tooling: ['bucket', 'contract', 'i18n', 'platform', 'releases'],
}

const packageBoundaries: ImportBoundary[] = [
  {
    rule: 'contract-alone',
    from: /^shared\/contract\//,
    to: '^(npm:|node:|shared/)',
    except: '^(npm:zod/|shared/contract/)',
    unless: isTest,
    message: 'The contract depends only on zod: move code that needs other packages to its users.',
  },
  ...Object.entries(sharedUses).map(([name, uses]) => ({
    rule: 'shared-boundaries',
    from: new RegExp(`^shared/${name}/`),
    to: '^shared/',
    except: `^shared/(${[name, ...uses].join('|')})/`,
    unless: isTest,
    message: `shared/${name} may use ${uses.length ? uses.map(use => `shared/${use}`).join(', ') : 'no other shared package'}: pass the rest in as an argument.`,
  })),
  {
    rule: 'shared-below',
    from: /^shared\//,
    to: `^(${applications})/`,
    message: 'A shared package never imports an application: move the shared part here or pass it in.',
  },
  {
    rule: 'remote-to-remote',
    from: new RegExp(`^(${remotes})/`),
    to: `^(${remotes})/`,
    except: '^$1/',
    message:
      'A remote never imports a remote: share through shared/ui, shared/forms or shared/platform, or emit an event.',
  },
  {
    rule: 'event-owner',
    from: /^([^/]+)\//,
    to: '^shared/event-bus/src/emit/',
    except: '^shared/event-bus/src/emit/$1$',
    unless: isTest,
    message: 'Only the owner of a noun emits its events: emit an event of your own, to which the owner subscribes.',
  },
  {
    rule: 'shell-to-remote',
    from: /^shell\//,
    to: `^(${remotes})/`,
    message: 'The shell loads remotes only at run time: load them through the registry.',
  },
  {
    rule: 'front-to-api',
    from: new RegExp(`^(shell|${remotes})/`),
    to: '^api/',
    message: 'A front end uses the API only over HTTP: call it with @closyyy/api-client.',
  },
  {
    rule: 'api-shared',
    from: /^api\//,
    to: `^(shared|shell|${remotes})/`,
    except: '^shared/(bucket|contract|gateway|i18n)/',
    unless: isDevelopment,
    message: 'The API uses only shared/bucket, shared/contract, shared/gateway and shared/i18n.',
  },
  {
    rule: 'development-only',
    from: new RegExp(`^(api/src|shell|${remotes})/`),
    to: '^(shared/(testing|tooling)|api/test)/',
    unless: isDevelopment,
    message: 'Production code never imports shared/testing, shared/tooling or api/test: they are for tests and builds.',
  },
  {
    rule: 'demo-data',
    from: new RegExp(`^(api/src|shell|${remotes})/`),
    to: '^(shared/demo|api/demo)/',
    unless: isTest,
    message: 'Production code never imports demo data: take a port, as ServerPorts in api/src/serve.ts does.',
  },
  {
    rule: 'e2e-outside',
    from: /^e2e\//,
    to: `^(shell|${remotes}|api|shared)/`,
    except: '^shared/(tooling|releases)/',
    message:
      'Journeys use the shop only through a browser: e2e imports no application source, only shared/tooling and shared/releases, which start and release it.',
  },
]

const layerBoundaries: ImportBoundary[] = [
  {
    rule: 'remote-layers',
    from: new RegExp(`^(${remotes})/src/components/`),
    to: '^$1/src/(features|pages|routes|remote)',
    message: 'routes → pages → features → components: a component gets its data by props or children.',
  },
  {
    rule: 'remote-layers',
    from: new RegExp(`^(${remotes})/src/features/`),
    to: '^$1/src/(pages|routes|remote)',
    unless: isTest,
    message: 'routes → pages → features → components: a feature never imports a page.',
  },
  {
    rule: 'remote-layers',
    from: new RegExp(`^(${remotes})/src/pages/`),
    to: '^$1/src/(routes|remote)',
    unless: isTest,
    message: 'routes → pages → features → components: a page never imports the route table.',
  },
  {
    rule: 'sibling-features',
    from: new RegExp(`^((?:${remotes})/src/features/[^/]+)/`),
    to: '/src/features/',
    except: '^$1/',
    unless: path => path.startsWith(DRAFT_EDITOR),
    message: 'A feature never imports a sibling: compose them in a page, or move the shared part to components.',
  },
  {
    rule: 'sibling-features',
    from: new RegExp(`^${DRAFT_EDITOR}`),
    to: '/src/features/',
    except: '^seller-hub/src/features/(products|drafts)/',
    message: 'The only sibling that the product form imports is drafts, which it edits.',
  },
  {
    rule: 'api-layers',
    from: /^api\/src\/features\/.+-routes\.ts$/,
    to: '^api/src/db/',
    typesAllowed: true,
    message: 'routes → service → queries → db: a route calls its service or its queries.',
  },
  {
    rule: 'api-layers',
    from: /^api\/src\/features\/.+-service\.ts$/,
    to: '-routes\\.ts$',
    message: 'routes → service → queries → db: a service never imports a route.',
  },
  {
    rule: 'api-layers',
    from: /^api\/src\/features\/.+-queries\.ts$/,
    to: '-(routes|service)\\.ts$',
    message: 'routes → service → queries → db: queries import only the database.',
  },
  {
    rule: 'api-layers',
    from: /^api\/src\/db\//,
    to: '^api/src/(features|http)/',
    unless: isTest,
    message: 'routes → service → queries → db: the database layer never imports a feature.',
  },
  {
    rule: 'foreign-queries',
    from: /^(api\/src\/features\/[^/]+)\//,
    to: '^api/src/features/.+-queries\\.ts$',
    except: '^$1/',
    message: 'Each table has one owner: call the other feature’s service, never its queries.',
  },
]

export const importBoundaries: ImportBoundary[] = [...packageBoundaries, ...layerBoundaries]
