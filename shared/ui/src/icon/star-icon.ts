import { Star } from 'lucide'
import { draw } from './draw.tsx'

export const StarIcon = /* @__PURE__ */ draw(Star)
