import { GripVertical } from 'lucide'
import { draw } from './draw.tsx'

export const GripIcon = /* @__PURE__ */ draw(GripVertical)
