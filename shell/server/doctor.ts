import { readdir } from 'node:fs/promises'
import { readEnv } from './env.ts'
import { findWeakSettings, type WeakSetting } from './weak-settings.ts'

async function examine(): Promise<WeakSetting[]> {
  const env = readEnv()
  return findWeakSettings(env, await readdir(env.keysDir).catch(() => []))
}

const invalid = (error: Error): WeakSetting[] => [
  { setting: 'document server', isDangerous: true, problem: error.message, remedy: '' },
]

console.log(JSON.stringify(await examine().catch(invalid)))
