import { join } from 'node:path'
import { env } from '../env.ts'
import { checkOwnRules } from './own-rules.ts'
import { runProgram } from './program.ts'
import type { Step, StepResult } from './step.ts'
import { checkStyles } from './styles.ts'
import { checkAllDocuments, checkAllWords } from './texts.ts'

const program = (path: string) => join(env.root, path)

function findings(name: string, find: () => string[] | Promise<string[]>): Step {
  return {
    name,
    run: async () => {
      const lines = await find()
      return { ok: lines.length === 0, output: lines.join('\n') }
    },
  }
}

function programStep(name: string, path: string, args: string[]): Step {
  return {
    name,
    run: async (signal): Promise<StepResult> => {
      const { code, output } = await runProgram(program(path), args, signal)
      return { ok: code === 0, output }
    },
  }
}

export const lint = programStep('format and lint', 'node_modules/.bin/biome', ['check', '--error-on-warnings', '.'])
export const styles = findings('style sheets', () => checkStyles(env.root))
export const boundaries = findings('import boundaries and bans', () => checkOwnRules(env.root))
export const unused = programStep('unused code', 'shared/tooling/node_modules/.bin/knip', ['--no-progress'])
export const words = findings('words', () => checkAllWords(env.root))
export const documents = findings('documents', () => checkAllDocuments(env.root))
export const types = programStep('types', 'node_modules/.bin/tsc', ['-p', '.'])
