import { GripVertical } from 'lucide-react'
import { draw } from './draw.tsx'

export const GripIcon = /* @__PURE__ */ draw(GripVertical)
