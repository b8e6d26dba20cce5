import type { Config } from 'stylelint'

const colour = 'Raw colours live in shared/ui alone: use a token, var(--color-…).'
const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color']
const severity = 'error'

/** Direction-neutral on a page that runs left to right or right to left; Safari 17 lacks the logical names. */
const notYetInBrowsers = ['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y']

/** Rules for style sheets: a right-to-left page is a switch, and the design system owns every colour. */
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
  },
  overrides: [
    {
      files: ['shared/ui/**/*.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
}
