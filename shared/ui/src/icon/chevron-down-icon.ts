import { ChevronDown } from 'lucide-react'
import { draw } from './draw.tsx'

export const ChevronDownIcon = /* @__PURE__ */ draw(ChevronDown)
