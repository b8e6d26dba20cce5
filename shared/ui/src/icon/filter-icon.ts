import { SlidersHorizontal } from 'lucide'
import { draw } from './draw.tsx'

export const FilterIcon = /* @__PURE__ */ draw(SlidersHorizontal)
