import { type Comment, type Program, parseSync } from 'oxc-parser'

export interface Import {
  specifier: string
  line: number
  isType: boolean
}

/** A parsed source file; `path` is relative to the repository, with forward slashes. */
export interface SourceFile {
  path: string
  text: string
  program: Program
  comments: Comment[]
  imports: Import[]
}

export function parseSource(path: string, text: string): SourceFile {
  const { program, comments, module, errors } = parseSync(path, text, { sourceType: 'module', preserveParens: false })
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const at = (start: number) => lineAt(text, start)
  const imports: Import[] = [
    ...module.staticImports.map(({ start, moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      line: at(start),
      isType: entries.length > 0 && entries.every(entry => entry.isType),
    })),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const specifier = entries[0]?.moduleRequest?.value
      return specifier ? [{ specifier, line: at(start), isType: entries.every(entry => entry.isType) }] : []
    }),
    ...module.dynamicImports.flatMap(({ start, moduleRequest }) => {
      const specifier = quoted(text.slice(moduleRequest.start, moduleRequest.end))
      return specifier ? [{ specifier, line: at(start), isType: false }] : []
    }),
  ]
  return { path, text, program, comments, imports }
}

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** Returns the specifier of an import(), or undefined if it is computed. */
const quoted = (code: string) => /^(['"`])([^$]+?)\1/.exec(code)?.[2]
