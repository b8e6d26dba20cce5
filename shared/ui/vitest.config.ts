import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    restoreMocks: true,
    isolate: false,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['./gallery/clean-up.ts'],
  },
})
