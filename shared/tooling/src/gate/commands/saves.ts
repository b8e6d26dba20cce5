import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A change in a source file, and where the running shop serves it. */
interface Save {
  of: string
  file: string
  from: string
  to: string
  path: string
}

/** One save in each unit and in each server. */
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
    from: '"category.kurta-and-shalwar-kameez": "',
    to: '"category.kurta-and-shalwar-kameez": "Saved. ',
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
    from: "title: '",
    to: "title: 'Saved. ",
    path: '/api/openapi.json',
  },
  {
    of: 'document server',
    file: 'shell/server/robots/robots-route.ts',
    from: "'User-agent: *'",
    to: "'User-agent: *', '# Saved. '",
    path: '/robots.txt',
  },
]

const SAVED = 'Saved. '
/** Only what is never served fails: speed is printed, as a busy machine takes its time. */
const PATIENCE_MS = 180_000

/** Replaces a file as editors do, by another one of that name. */
export function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.draft`)
  writeFileSync(draft, text)
  renameSync(draft, path)
}

/**
 * Saves a change and takes it back. @returns the milliseconds until the shop served the change
 * @throws if the shop never serves the one or the other
 */
export async function saveAndServe({ of, file, from, to, path }: Save, folder: string, origin: string) {
  const place = join(folder, file)
  const text = readFileSync(place, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}: correct the save of ${of} in saves.ts.`)
  const began = performance.now()
  replaceFile(place, text.replace(from, to))
  const isServed = await untilServed(origin + path, true)
  const milliseconds = performance.now() - began
  replaceFile(place, text)
  if (!isServed) throw new Error(`A save in ${of} (${file}) was never served at ${path}.`)
  if (!(await untilServed(origin + path, false)))
    throw new Error(`The second save in ${of} (${file}) was never served.`)
  return milliseconds
}

/** Waits until a page is served with or without the change of a save; false if it never is. */
export async function untilServed(url: string, isSaved: boolean): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS
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
