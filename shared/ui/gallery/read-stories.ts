import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Story } from './stories.ts'
import { storiesOf } from './stories.ts'

const source = join(import.meta.dirname, '../src')

/** Names of the component folders. */
export const componentNames = globSync('*/*.tsx', { cwd: source })
  .filter(file => !/\.(test|story)\.tsx$/.test(file))
  .map(file => file.split('/')[0] ?? '')
  .filter(name => name !== 'aria-language')

/** Loads every story of the design system. */
export async function readStories(): Promise<Story[]> {
  const files = globSync('*/*.story.tsx', { cwd: source }).sort()
  return storiesOf(await Promise.all(files.map(async file => [file, await import(join(source, file))] as const)))
}
