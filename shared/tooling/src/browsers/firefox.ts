import { canInstallPackages, installPackage } from '../system-packages.ts'
import { findProgram, onPath, starts } from './find-program.ts'

/** Debian's name of the package and program of the extended support release. */
const extendedSupport = 'firefox-esr'
const names = [extendedSupport, 'firefox']
const usualPaths = ['/Applications/Firefox.app/Contents/MacOS/firefox']

export interface FirefoxSearch {
  variables?: NodeJS.ProcessEnv
  usual?: string[]
}

/** Finds a Firefox that starts: FIREFOX_PATH, else an installed one. @throws if there is none */
export function findFirefox({ variables = process.env, usual = usualPaths }: FirefoxSearch = {}): string {
  const hint = 'The journeys need a Firefox: install one, or set FIREFOX_PATH.'
  return findProgram('FIREFOX_PATH', variables.FIREFOX_PATH, [...onPath(variables, names), ...usual], hint)
}

export function installFirefox(): void {
  if (process.env.FIREFOX_PATH || onPath(process.env, names).some(starts)) return
  if (canInstallPackages()) installPackage(extendedSupport)
}
