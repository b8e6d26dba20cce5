import { RotateCw } from 'lucide-react'
import { draw } from './draw.tsx'

export const RetryIcon = /* @__PURE__ */ draw(RotateCw)
