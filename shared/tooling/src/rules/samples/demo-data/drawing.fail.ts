// as: api/src/features/photos/photo-store.ts
// expect: The API uses only shared/bucket, shared/contract, shared/gateway and shared/i18n.
// expect: Production code never imports demo data: take a port, as ServerPorts in api/src/serve.ts does.
// expect: @closyyy/demo is not among the dependencies of @closyyy/api: declare it in its package.json.
import { drawPhoto } from '@closyyy/demo/photos/draw-photo'

export const draw = drawPhoto
