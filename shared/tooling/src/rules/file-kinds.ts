export const isTest = (path: string) => /\.(test|spec)\.tsx?$|(^|\/)test\/|^e2e\//.test(path)

/** Matches files that do not run in production: tests, configuration, benches, tooling. */
export const isDevelopment = (path: string) =>
  isTest(path) ||
  /\.config\.(ts|mjs)$/.test(path) ||
  /^(api\/(bench|chaos|demo)|shell\/chaos|shared\/testing|shared\/tooling|shared\/[^/]+\/(chaos|gallery))\//.test(path)
