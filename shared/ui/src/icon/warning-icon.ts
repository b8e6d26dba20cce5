import { TriangleAlert } from 'lucide'
import { draw } from './draw.tsx'

export const WarningIcon = /* @__PURE__ */ draw(TriangleAlert)
