import { VENDOR_FOLDER } from '@closyyy/releases/publish-release'

const filename = `${VENDOR_FOLDER}/[name].[contenthash].js`

/** Separate from the rest, so that a slow phone parses and runs it in its own task. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  filename,
  chunks: 'async' as const,
  enforce: true,
  priority: 20,
}

/**
 * Dependencies of every first page. The schema library and modules that only some visitors need load later
 * (docs/decisions/003), and icons are bundled with the components that use them.
 */
const vendor = {
  test: /^(?!.*[\\/]((zod|lucide|@module-federation)[\\/]|pending-action|clear-session|session-keys|added-to-cart)).*[\\/](node_modules|shared[\\/](platform|i18n))[\\/]/,
  name: 'vendor',
  filename,
  chunks: 'async' as const,
  enforce: true,
  priority: 10,
}

/** Chunks of the shell's dependencies, named by content hash because they outlive its releases (docs/decisions/017). */
export const vendorChunks = { react, vendor }
