import { ChevronDown } from 'lucide'
import { draw } from './draw.tsx'

export const ChevronDownIcon = /* @__PURE__ */ draw(ChevronDown)
