import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from './env.ts'

/** The units that are released separately: the top-level folders with a build of their own. */
export const units = readdirSync(env.root).filter(name => existsSync(join(env.root, name, 'rspack.config.ts')))

/** The units that the shell loads at run time. */
export const remotes = units.filter(unit => unit !== 'shell')
