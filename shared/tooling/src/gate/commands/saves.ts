import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

interface Save {
  of: string
  file: string
  from: string
  to: string
  path: string
}

export const saves: Save[] = [
  {
    of: 'shell',
    file: 'shell/src/messages/en.json',
    from: '"footer.claim": "',
    to: '"footer.claim": "Saved. ',
    path: '/',
  },
  {
    of: 'storefront',
    file: 'storefront/src/messages/en.json',
    from: '"search-box.placeholder": "',
    to: '"search-box.placeholder": "Saved. ',
    path: '/',
  },
  {
    of: 'seller-hub',
    file: 'seller-hub/src/messages/en.json',
    from: '"sell-now": "',
    to: '"sell-now": "Saved. ',
    path: '/',
  },
  {
    of: 'auth',
    file: 'auth/src/messages/en.json',
    from: '"account.sign-up": "',
    to: '"account.sign-up": "Saved. ',
    path: '/',
  },
  {
    of: 'API',
    file: 'api/src/http/openapi-document.ts',
    from: 'title: `',
    to: 'title: `Saved. ',
    path: '/api/openapi.json',
  },
  {
    of: 'document server',
    file: 'shell/server/sitemap/robots-route.ts',
    from: "'User-agent: *'",
    to: "'User-agent: *', '# Saved. '",
    path: '/robots.txt',
  },
]

const SAVED = 'Saved. '
/** Long enough for a busy machine: the measured time is printed, not checked. */
const TIMEOUT_MS = 180_000

/** Replaces a file by renaming a new one over it, as editors do. */
export function replaceFile(path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.draft`)
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}

/** Saves a change and reverts it. @returns the milliseconds until the shop served the change */
export async function saveAndServe({ of, file, from, to, path }: Save, folder: string, origin: string) {
  const absolute = join(folder, file)
  const text = readFileSync(absolute, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}: update the save of ${of} in saves.ts.`)
  const startedAt = performance.now()
  replaceFile(absolute, text.replace(from, to))
  const isServed = await untilServed(origin + path, true)
  const milliseconds = performance.now() - startedAt
  replaceFile(absolute, text)
  if (!isServed) throw new Error(`A save in ${of} (${file}) was never served at ${path}.`)
  if (!(await untilServed(origin + path, false)))
    throw new Error(`The second save in ${of} (${file}) was never served.`)
  return milliseconds
}

export async function untilServed(url: string, isSaved: boolean): Promise<boolean> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const text = await fetch(url).then(
      response => (response.ok ? response.text() : undefined),
      () => undefined,
    )
    if (text !== undefined && text.includes(SAVED) === isSaved) return true
    await pause(100)
  }
  return false
}
