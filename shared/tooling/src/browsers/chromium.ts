import { spawnSync } from 'node:child_process'
import { canInstallPackages, installPackage } from '../system-packages.ts'
import { findProgram, onPath, starts } from './find-program.ts'

/** Chromium without windows: needs half the processor time of a full browser. */
const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

export interface ChromiumSearch {
  variables?: NodeJS.ProcessEnv
  usual?: string[]
  downloaded?: string
}

/** Finds a Chromium that starts: CHROMIUM_PATH, else the headless shell, else any installed or downloaded one. */
export function findChromium({ variables = process.env, usual = usualPaths, downloaded }: ChromiumSearch = {}): string {
  const paths = [...onPath(variables, [headlessShell]), ...onPath(variables, names), ...usual, downloaded]
  const hint = 'The tests need a Chromium: install one (or Google Chrome), or set CHROMIUM_PATH.'
  return findProgram('CHROMIUM_PATH', variables.CHROMIUM_PATH, paths, hint)
}

/** Fonts with the metrics of Arial and Times, in which pages show before their web fonts (decision 018). */
const deviceFonts = { package: 'fonts-liberation', family: 'Liberation Sans' }

function hasFont(family: string): boolean {
  const { stdout } = spawnSync('fc-list', [family], { encoding: 'utf8' })
  return Boolean(stdout)
}

/** Installs the headless shell and the fonts of its pages with the package manager, if missing and this process may. */
export function installHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || !canInstallPackages()) return
  if (!onPath(process.env, [headlessShell]).some(starts)) installPackage(headlessShell)
  if (!hasFont(deviceFonts.family)) installPackage(deviceFonts.package)
}
