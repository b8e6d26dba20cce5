import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
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
  const named = variables.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a browser that starts.`)
  }
  const places = [...onPath(variables, [headlessShell]), ...onPath(variables, names), ...usual, downloaded]
  const found = places.find(path => path && starts(path))
  if (found) return found
  throw new Error('The tests need a Chromium: install one (or Google Chrome), or name it in CHROMIUM_PATH.')
}

/** Brings the headless shell from the package manager, where it is missing and that is possible. */
export function installHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || onPath(process.env, [headlessShell]).some(starts)) return
  if (canInstallPackages()) installPackage(headlessShell)
}

function onPath({ PATH = '' }: NodeJS.ProcessEnv, programs: string[]): string[] {
  return PATH.split(delimiter).flatMap(folder => programs.map(name => join(folder, name)))
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 15_000 }).status === 0
}
