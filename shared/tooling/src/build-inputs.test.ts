import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { inputFiles } from './build-inputs.ts'
import { env } from './env.ts'

const inputsOf = (unit: string) => {
  const folder = join(env.root, unit)
  return inputFiles(folder).map(file => relative(folder, file))
}

test('a build reads all features, whatever they are called', () => {
  const files = inputsOf('storefront')
  expect(files).toContain('package.json')
  expect(files).toContain('src/features/product-detail/gallery/product-gallery.tsx')
})

test('a build reads no tests, nor what is not part of a release', () => {
  expect(inputsOf('storefront').filter(file => file.includes('.test.'))).toEqual([])
  const folders = [...inputsOf('shell'), ...inputsOf('shared/ui')].map(file => file.split('/')[0])
  expect(
    [...new Set(folders)].filter(name => ['server', 'gallery', 'dist', 'node_modules'].includes(name ?? '')),
  ).toEqual([])
})
