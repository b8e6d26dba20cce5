import type { Finding } from '../../rules/finding.ts'

interface ForbiddenWord {
  rule: string
  pattern: RegExp
  message: string
  /** Files it is looked for in; all without it. */
  within?: RegExp
}

// One letter of each word stands in brackets, so that the list does not find itself.
const forbiddenWords: ForbiddenWord[] = [
  {
    rule: 'machine-path',
    pattern: /(?<![\w.\-/}])(\/(wor[k]|hom[e]|roo[t]|tm[p]|User[s]|workspac[e])\/[\w.-]+|[A-Z]:\\User[s])/,
    message: 'A path of one machine: make it relative, or ask the system for it (os.tmpdir()).',
  },
  {
    rule: 'registry-host',
    pattern: /\b(registr[y]\.(npmj[s]|yarnpk[g])|npm\.pk[g]\.|artifactor[y]|verdacci[o]|codeartifac[t]|nexu[s]\.)/i,
    message: 'A registry’s host name: packages come from whatever registry npm is set to.',
  },
  {
    rule: 'registry-host',
    pattern: /https?:\/\//,
    within: /(^|\/)pnpm-lock\.yaml$/,
    message: 'An address in the lock file: install again with default settings, so that it names versions only.',
  },
  {
    rule: 'workplace-tool',
    pattern:
      /\b(claud[e]|anthropi[c]|open[a]i|chatgp[t]|copilo[t]|code[x] cli|gemin[i]|large language mode[l]s?|LL[M]s?|(coding|sub|AI)[ -]?agen[t]s?|AI[ -]assistan[t]s?)\b/i,
    message: 'The name of a workplace’s tool: the repository speaks of the product alone.',
  },
]

/** Finds words in a file that no file of the repository may carry. */
export function checkWords(path: string, text: string): Finding[] {
  const holding = forbiddenWords.filter(({ within }) => !within || within.test(path))
  return text
    .split('\n')
    .flatMap((content, index) =>
      holding
        .filter(({ pattern }) => pattern.test(content) || (index === 0 && pattern.test(path)))
        .map(({ rule, message }) => ({ rule, path, line: index + 1, message })),
    )
}
