import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signDocument } from '@closyyy/releases/signature'
import { keysDir } from '@closyyy/tooling/env'

/** Text that tampered code writes to the console, of a page or of the server. */
export const MARKER = 'TAMPERED'

/** Returns a script or style sheet that leaves a marker before it does its work. */
export const tampered = (file: string, text: string) =>
  file.endsWith('.css')
    ? `:root{--tampered:1}${text}`
    : `globalThis.tampered=true;console.log(${JSON.stringify(MARKER)});${text}`

export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A change of a published release in its folder. */
export interface FolderCase {
  name: string
  /** File that the server must name, by its path in the release. */
  file: string
  change: (folder: string) => Promise<void>
}

const rewrite = async (path: string, change: (text: string) => string) => {
  const text = await readFile(path, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${path} stays as it was.`)
  await writeFile(path, changed)
}

const withMarker = (name: string, file: string): FolderCase => ({
  name,
  file,
  change: folder => rewrite(join(folder, file), text => tampered(file, text)),
})

const signatureIn = async (folder: string) => (await readdir(folder)).find(file => file.endsWith('.sig')) ?? ''

/** Signs the document of a release again, with the key of a unit. */
async function sign(folder: string, unit: string): Promise<void> {
  const document = await readFile(join(folder, 'release.json'))
  await rm(join(folder, await signatureIn(folder)))
  const { file, signature } = signDocument(document, await readFile(join(keysDir, `${unit}.pem`), 'utf8'))
  await writeFile(join(folder, file), signature)
}

/** The changes of a storefront release; `other` is the folder of another release of it. */
export const folderCases = (other: string): FolderCase[] => [
  withMarker('entry', 'container.js'),
  withMarker('exposed chunk', 'js/remote.js'),
  withMarker('inner chunk', 'js/storefront-product.js'),
  withMarker('style sheet', 'css/storefront-home.css'),
  withMarker('late chunk', 'js/storefront-product-late.js'),
  withMarker('server bundle', 'server.cjs'),
  withMarker('table of hashes', 'integrity.json'),
  {
    name: 'entry, its hash in the document replaced',
    file: 'release.json',
    async change(folder) {
      const [before, after] = await replaceEntry(folder)
      await rewrite(join(folder, 'release.json'), text => text.replace(before, after))
    },
  },
  {
    name: 'hash dropped from the document, signed again',
    file: 'js/remote.js',
    async change(folder) {
      await rewrite(join(folder, 'release.json'), text => text.replace(/\n *"js\/remote\.js": "sha256-[^"]+",/, ''))
      await sign(folder, 'storefront')
    },
  },
  {
    name: 'signature of another release',
    file: 'release.json',
    async change(folder) {
      const signature = await signatureIn(folder)
      await writeFile(join(folder, signature), await readFile(join(other, signature)))
    },
  },
  {
    name: "entry and its hash replaced, signed with auth's key",
    file: 'release.json',
    async change(folder) {
      const [before, after] = await replaceEntry(folder)
      await rewrite(join(folder, 'release.json'), text => text.replace(before, after))
      await sign(folder, 'auth')
    },
  },
]

/** Replaces the entry script; returns its hash before and after. */
async function replaceEntry(folder: string): Promise<[before: string, after: string]> {
  const path = join(folder, 'container.js')
  const text = await readFile(path, 'utf8')
  const changed = tampered('container.js', text)
  await writeFile(path, changed)
  return [hashOf(text), hashOf(changed)]
}
