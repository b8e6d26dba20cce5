/** Tests, `test` folders and the journeys. */
export const isTest = (path: string) => /\.(test|spec)\.tsx?$|(^|\/)test\/|^e2e\//.test(path)

/** Files that run on a developer's machine, not in the product: tests, configuration, benches, tooling. */
export const isDevelopment = (path: string) =>
  isTest(path) ||
  /\.config\.(ts|mjs)$/.test(path) ||
  /^(api\/(bench|chaos|demo)|shared\/testing|shared\/tooling|shared\/[^/]+\/gallery)\//.test(path)
