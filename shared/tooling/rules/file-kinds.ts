/** Tests, what stands in a folder for them, and the journeys. */
export const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$|(^|\/)test\//.test(path) || /^(e2e|api\/src\/testing)\//.test(path)

/** Files that run on a developer's machine, not in the product: tests, configuration, benches, tooling. */
export const isDevelopment = (path: string) =>
  isTest(path) ||
  /\.config\.(ts|mjs)$/.test(path) ||
  /^(api\/(bench|chaos|demo)|api\/src\/(authorization|fuzz)|shared\/testing|shared\/tooling|shared\/[^/]+\/gallery)\//.test(
    path,
  )
