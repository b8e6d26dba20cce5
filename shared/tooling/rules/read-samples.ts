import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Code that breaks a rule, with the path it pretends to have and the messages it must bring. */
export interface Sample {
  path: string
  text: string
  expected: string[]
}

const samplesFolder = join(import.meta.dirname, 'samples')

/** Rules that have samples. */
export function sampledRules(): string[] {
  return readdirSync(samplesFolder)
}

/** Reads the samples of a rule: each says in its first comments `as:` and `expect:`. */
export function readSamples(rule: string): Sample[] {
  return readdirSync(join(samplesFolder, rule)).map(name => {
    const text = readFileSync(join(samplesFolder, rule, name), 'utf8')
    const said = (word: string) => [...text.matchAll(new RegExp(`^(?://|/\\*) ${word}: (.+?)(?: \\*/)?$`, 'gm'))]
    const [path] = said('as').map(match => String(match[1]))
    if (!path) throw new Error(`The sample ${rule}/${name} does not say as which file it stands.`)
    return { path, text, expected: said('expect').map(match => String(match[1])) }
  })
}
