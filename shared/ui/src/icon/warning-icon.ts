import { TriangleAlert } from 'lucide-react'
import { draw } from './draw.tsx'

export const WarningIcon = /* @__PURE__ */ draw(TriangleAlert)
