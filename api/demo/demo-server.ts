import type { PhotoSpec } from '@closyyy/demo/photos/photo-spec'
import { start } from '../src/start.ts'

// Lazy: loads the catalogue only for an empty database, the generator for the first photo.
await start({
  seed: async db => (await import('./load-demo.ts')).loadDemo(db),
  drawPlaceholder: async spec => (await import('@closyyy/demo/photos/draw-photo')).drawPhoto(spec as PhotoSpec),
})
