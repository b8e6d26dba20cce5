import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackage } from './system-packages.ts'

/** Chromium without its windows: it takes half the processor time of the others. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

export interface ChromiumSearch {
  variables?: NodeJS.ProcessEnv
  /** Places to look in beside the PATH. */
  usual?: string[]
  /** Where Playwright would keep a browser of its own. */
  downloaded?: string
  /** Installs the headless shell and answers whether that worked; undefined where it is not possible. */
  install?: (() => boolean) | undefined
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, else the headless shell, from the package manager where that is possible,
 * else any installed one or Playwright's own.
 * @throws Error with one sentence where none can be had
 */
export function findChromium(search: ChromiumSearch = {}): string {
  const { variables = process.env, usual = usualPaths, downloaded, install = systemInstall() } = search
  const named = variables.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a browser that starts.`)
  }
  const shells = onPath(variables, [shell])
  const found =
    shells.find(starts) ??
    (install?.() ? shells.find(starts) : undefined) ??
    [...onPath(variables, names), ...usual, downloaded].find(path => path && starts(path))
  if (found) return found
  throw new Error('The journeys need a Chromium: install one (or Google Chrome), or name it in CHROMIUM_PATH.')
}

function onPath({ PATH = '' }: NodeJS.ProcessEnv, programs: string[]): string[] {
  return PATH.split(delimiter).flatMap(folder => programs.map(name => join(folder, name)))
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 15_000 }).status === 0
}

const systemInstall = () => (canInstallPackages() ? () => installPackage(shell) : undefined)
