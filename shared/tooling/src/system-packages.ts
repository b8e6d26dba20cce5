import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function canInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export function installPackage(name: string): boolean {
  console.log(`Installing ${name} with the system's package manager …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const steps = [['update'], ['install', '-y', '--no-install-recommends', name]]
  // Fails quickly without a network.
  const options = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  return steps.every(
    args => spawnSync('apt-get', [...options, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  )
}
