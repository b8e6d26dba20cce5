import { findProgram, onPath, starts } from './find-program.ts'
import { canInstallPackages, installPackage } from './system-packages.ts'

/** Chromium without its windows: it takes half the processor time of the others. */
const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

export interface ChromiumSearch {
  variables?: NodeJS.ProcessEnv
  /** Places to look in beside the PATH. */
  usual?: string[]
  /** Where Playwright would keep a browser of its own. */
  downloaded?: string
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, else the headless shell, else any installed one or Playwright's own.
 * @throws Error with one sentence where there is none
 */
export function findChromium({ variables = process.env, usual = usualPaths, downloaded }: ChromiumSearch = {}): string {
  const paths = [...onPath(variables, [headlessShell]), ...onPath(variables, names), ...usual, downloaded]
  const hint = 'The tests need a Chromium: install one (or Google Chrome), or name it in CHROMIUM_PATH.'
  return findProgram('CHROMIUM_PATH', variables.CHROMIUM_PATH, paths, hint)
}

/** Brings the headless shell from the package manager, where it is missing and that is possible. */
export function installHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || onPath(process.env, [headlessShell]).some(starts)) return
  if (canInstallPackages()) installPackage(headlessShell)
}
