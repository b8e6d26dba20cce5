import { Heart } from 'lucide'
import { draw } from './draw.tsx'

export const HeartIcon = /* @__PURE__ */ draw(Heart)
