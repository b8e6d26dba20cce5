import type { Config } from 'stylelint'

const colour = 'Raw colours are allowed only in shared/ui: use a token, var(--color-…).'
const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color']
const inherited =
  'A custom property of :root:has(…) styles the whole page again when it changes: set it where it is used.'
/** The root element alone, with a condition on its content; parentheses within it are nested twice at most. */
const rootWithContent = String.raw`/(^|,\s*)(:root|html|body):has\(([^()]|\(([^()]|\([^()]*\))*\))*\)(,|$)/`
const severity = 'error'

/** Independent of the text direction in a horizontal layout; Safari 17 lacks the logical names. */
const notYetInBrowsers = ['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y']

/**
 * Rules for style sheets: logical properties only, for right-to-left pages, colours only in the design system, and nothing
 * that depends on the page's content inherited by all of it.
 */
export const styleRules: Config = {
  plugins: [import.meta.resolve('stylelint-plugin-logical-css')],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'logical-css/require-logical-properties': [true, { severity, ignore: notYetInBrowsers }],
    'logical-css/require-logical-keywords': [true, { severity, ignore: ['resize', 'caption-side'] }],
    'color-no-hex': [true, { message: colour }],
    'color-named': ['never', { message: colour }],
    'function-disallowed-list': [colourFunctions, { message: colour }],
    'rule-selector-property-disallowed-list': [{ [rootWithContent]: ['/^--/'] }, { message: inherited }],
  },
  overrides: [
    {
      files: ['shared/ui/**/*.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
}
