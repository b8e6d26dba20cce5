import { Heart } from 'lucide-react'
import { draw } from './draw.tsx'

export const HeartIcon = /* @__PURE__ */ draw(Heart)
