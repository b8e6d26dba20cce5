import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Release } from './release.ts'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|json|svg)$/

/**
 * Puts a finished build into the releases folder: copies it, hashes every file, compresses what text there is and
 * writes the release document. A release that is there already is left as it is: releases never change.
 */
export async function publish(folder: string, build: string, release: Omit<Release, 'integrity'>): Promise<void> {
  const target = join(folder, release.unit, release.id)
  const staging = `${target}.new`
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  await cp(build, staging, { recursive: true })
  const integrity: Record<string, string> = {}
  for (const path of await filesIn(staging)) {
    const bytes = await readFile(path)
    integrity[relative(staging, path)] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    if (compressible.test(path)) await writeFile(`${path}.br`, await compress(bytes, brotliOptions(bytes.length)))
  }
  await writeFile(join(staging, 'release.json'), `${JSON.stringify({ ...release, integrity }, null, 2)}\n`)
  await rm(target, { recursive: true, force: true })
  await rename(staging, target)
}

function brotliOptions(size: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size } }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}
