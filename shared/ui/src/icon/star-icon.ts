import { Star } from 'lucide-react'
import { draw } from './draw.tsx'

export const StarIcon = /* @__PURE__ */ draw(Star)
