import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Code that violates a rule, with its declared path and the expected messages. */
export interface Sample {
  path: string
  text: string
  expected: string[]
}

const samplesFolder = join(import.meta.dirname, 'samples')

/** Returns the rules that have samples. */
export function sampledRules(): string[] {
  return readdirSync(samplesFolder)
}

/** Reads the samples of a rule, whose first comments are `as: PATH` and `expect: MESSAGE`. */
export function readSamples(rule: string): Sample[] {
  return readdirSync(join(samplesFolder, rule)).map(file => {
    const text = readFileSync(join(samplesFolder, rule, file), 'utf8')
    const directives = (name: string) => [...text.matchAll(new RegExp(`^(?://|/\\*) ${name}: (.+?)(?: \\*/)?$`, 'gm'))]
    const [path] = directives('as').map(match => String(match[1]))
    if (!path) throw new Error(`The sample ${rule}/${file} has no comment “as: PATH”.`)
    return { path, text, expected: directives('expect').map(match => String(match[1])) }
  })
}
