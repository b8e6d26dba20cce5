// as: auth/src/features/sessions/sessions-queries.ts
// expect: A front end uses the API only over HTTP: call it with @closyyy/api-client.
// expect: @closyyy/api is not among the dependencies of @closyyy/auth: declare it in its package.json.
import type { Settings } from '@closyyy/api/env'

export type Limits = Settings['limits']
