import { SlidersHorizontal } from 'lucide-react'
import { draw } from './draw.tsx'

export const FilterIcon = /* @__PURE__ */ draw(SlidersHorizontal)
