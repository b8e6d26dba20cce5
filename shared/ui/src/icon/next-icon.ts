import { ChevronRight } from 'lucide'
import { drawMirrored } from './draw.tsx'

export const NextIcon = /* @__PURE__ */ drawMirrored(ChevronRight)
