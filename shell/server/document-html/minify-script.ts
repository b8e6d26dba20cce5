import { minify_sync } from 'terser'

/** Minifies an inline script, which is part of every document; the names of its top level stay. */
export function minifyScript(code: string): string {
  return minify_sync(code, { compress: { ecma: 2020, passes: 2 }, format: { ecma: 2020 } }).code ?? code
}
