/**
 * The page's loader of release files (docs/decisions/027): requests only those whose hash is known. The document's links
 * carry the hashes of the page's own files and of each release's table, which has the hashes of all its files. The policy
 * of Trusted Types, the only one of a page, admits the URLs of release scripts and of the service worker, and empty HTML,
 * with which a library empties an element.
 *
 * Scripts are requested in CORS mode, in which alone the integrity policy accepts a hash. `refresh` replaces a cached
 * response that does not match its hash, which the browser would return until it expires. The policy exists already if a
 * browser extension created one. After the first view, code outranks photos below the view, which would hold it back for
 * seconds on a slow line. `beginScript` adds a script early; the next `loadScript` of its path waits for it.
 */
export const releaseLoader = `{
const { entry, integrity } = document.currentScript.dataset
const isOwn = ({ origin, pathname }) =>
  origin === location.origin && /^\\/(releases\\/.+|service-worker)\\.js$/.test(pathname)
try {
  window.trustedTypes?.createPolicy('default', {
    createHTML: html => html === '' ? html : null,
    createScriptURL: url => isOwn(new URL(url, origin)) ? url : null,
  })
} catch (error) {
  console.error(error)
}
const hashes = new Map([[entry, integrity]])
for (const link of document.querySelectorAll('link[integrity]')) hashes.set(link.getAttribute('href'), link.integrity)
const tables = new Map()
const readTable = async path => (await fetch(path, { integrity: hashes.get(path) })).json()
const tableOf = path => {
  if (!tables.has(path)) tables.set(path, readTable(path))
  return tables.get(path).catch(error => {
    tables.delete(path)
    throw error
  })
}
const hashOf = async path => {
  if (hashes.has(path)) return hashes.get(path)
  const [folder] = /^\\/releases\\/[^/]+\\/[^/]+\\/|$/.exec(path)
  const file = path.slice(folder.length)
  const table = hashes.has(folder + 'integrity.json') ? await tableOf(folder + 'integrity.json') : {}
  if (!Object.hasOwn(table, file)) throw new Error(path + ' has no known hash.')
  return table[file]
}
const addScript = (src, integrity) => new Promise((resolve, reject) => {
  const script = document.createElement('script')
  const onerror = () => {
    script.remove()
    reject(new Error(src + ' could not be loaded.'))
  }
  const fetchPriority = document.readyState === 'complete' ? 'high' : 'auto'
  Object.assign(script, { onload: resolve, onerror, integrity, crossOrigin: 'anonymous', fetchPriority, src })
  document.head.append(script)
})
const refresh = (path, integrity) => fetch(path, { cache: 'reload', integrity })
const loadScript = async path => {
  const integrity = await hashOf(path)
  await addScript(path, integrity).catch(async () => {
    await refresh(path, integrity)
    await addScript(path, integrity)
  })
}
const begun = new Map()
window.releaseLoader = {
  readTables(units) {
    const isWanted = path => path.endsWith('.json') && (units?.includes(path.split('/')[2]) ?? true)
    for (const path of hashes.keys()) if (isWanted(path)) tableOf(path).catch(() => undefined)
  },
  addTable: (path, integrity) => void hashes.set(path, integrity),
  beginScript(path) {
    begun.set(path, loadScript(path))
    begun.get(path).catch(() => undefined)
  },
  loadScript(path) {
    const loading = begun.get(path) ?? loadScript(path)
    begun.delete(path)
    return loading
  },
  async loadStyle(link, path) {
    try {
      const integrity = await hashOf(path)
      link.addEventListener('error', () => refresh(path, integrity).catch(() => undefined))
      Object.assign(link, { integrity, href: path })
    } catch {
      link.dispatchEvent(new Event('error'))
    }
  },
}
}`
