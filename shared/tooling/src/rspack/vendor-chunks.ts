import { VENDOR_FOLDER } from '@closyyy/releases/publish-release'

const filename = `${VENDOR_FOLDER}/[name].[contenthash].js`

/** Apart from the rest, so that a cheap phone reads and runs it in a task of its own. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  filename,
  chunks: 'async' as const,
  enforce: true,
  priority: 20,
}

/**
 * What every first page runs beside it; the schema library and what only some visitors need come later (docs/decisions/003),
 * and an icon comes with what shows it.
 */
const vendor = {
  test: /^(?!.*[\\/]((zod|lucide)[\\/]|pending-action|session-traces|added-to-cart)).*[\\/](node_modules|shared[\\/](platform|i18n))[\\/]/,
  name: 'vendor',
  filename,
  chunks: 'async' as const,
  enforce: true,
  priority: 10,
}

/** The shell's chunks of dependencies: named after their content, as they outlive its releases (docs/decisions/017). */
export const vendorChunks = { react, vendor }
