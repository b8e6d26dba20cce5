import { RotateCw } from 'lucide'
import { draw } from './draw.tsx'

export const RetryIcon = /* @__PURE__ */ draw(RotateCw)
