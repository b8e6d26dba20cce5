import { Share2 } from 'lucide'
import { draw } from './draw.tsx'

export const ShareIcon = /* @__PURE__ */ draw(Share2)
