// as: api/src/db/storage.ts
// expect: Production code never imports demo data: take a port, as ServerPorts in api/src/serve.ts does.
export const seed = () => import('../../demo/load-demo.ts')
