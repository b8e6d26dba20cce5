import type { Finding } from '../rules/finding.ts'

interface ForbiddenWord {
  rule: string
  pattern: RegExp
  message: string
  within?: RegExp
}

// One letter of each word is in brackets, so that the list does not match itself.
const forbiddenWords: ForbiddenWord[] = [
  {
    rule: 'machine-path',
    pattern: /(?<![\w.\-/}])(\/(wor[k]|hom[e]|roo[t]|tm[p]|User[s]|workspac[e])\/[\w.-]+|[A-Z]:\\User[s])/,
    message: 'A path of one machine: make it relative, or use os.tmpdir().',
  },
  {
    rule: 'registry-host',
    pattern: /\b(registr[y]\.(npmj[s]|yarnpk[g])|npm\.pk[g]\.|artifactor[y]|verdacci[o]|codeartifac[t]|nexu[s]\.)/i,
    message: 'The host name of a registry: packages come from the registry that npm is configured with.',
  },
  {
    rule: 'registry-host',
    pattern: /https?:\/\//,
    within: /(^|\/)pnpm-lock\.yaml$/,
    message: 'A URL in the lock file: reinstall with default settings, so that it contains versions only.',
  },
  {
    rule: 'shop-name',
    pattern: /Closyy[y]/,
    within: /(^|\/)messages\/[\w-]+\.(json|ts)$/,
    message: 'The name of the shop in a text: fill it from shared/contract/src/brand-name.ts (NAV-7).',
  },
  {
    rule: 'workplace-tool',
    pattern:
      /\b(claud[e]|anthropi[c]|open[a]i|chatgp[t]|copilo[t]|code[x] cli|gemin[i]|large language mode[l]s?|LL[M]s?|(coding|sub|AI)[ -]?agen[t]s?|AI[ -]assistan[t]s?)\b/i,
    message: 'The name of a workplace tool: the repository mentions the product only.',
  },
]

export function checkWords(path: string, text: string): Finding[] {
  const applicable = forbiddenWords.filter(({ within }) => !within || within.test(path))
  return text
    .split('\n')
    .flatMap((content, index) =>
      applicable
        .filter(({ pattern }) => pattern.test(content) || (index === 0 && pattern.test(path)))
        .map(({ rule, message }) => ({ rule, path, line: index + 1, message })),
    )
}
