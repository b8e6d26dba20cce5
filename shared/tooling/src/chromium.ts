import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackage } from './system-packages.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

export interface ChromiumSearch {
  variables?: NodeJS.ProcessEnv
  /** Places to look in beside the PATH. */
  usual?: string[]
  /** Where Playwright would keep a browser of its own. */
  downloaded?: string
  /** Installs Chromium and answers whether that worked; undefined where it is not possible. */
  install?: (() => boolean) | undefined
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, an installed one, Playwright's own, else one from the package manager.
 * @throws Error with one sentence where none can be had
 */
export function findChromium(search: ChromiumSearch = {}): string {
  const { variables = process.env, usual = usualPaths, downloaded, install = systemInstall() } = search
  const named = variables.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a browser that starts.`)
  }
  const installed = () => [...onPath(variables), ...usual, downloaded].find(path => path && starts(path))
  const found = installed() ?? (install?.() ? installed() : undefined)
  if (found) return found
  throw new Error('The journeys need a Chromium: install one (or Google Chrome), or name it in CHROMIUM_PATH.')
}

function onPath({ PATH = '' }: NodeJS.ProcessEnv): string[] {
  return PATH.split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 15_000 }).status === 0
}

const systemInstall = () => (canInstallPackages() ? () => installPackage('chromium') : undefined)
