import { ChevronLeft } from 'lucide'
import { drawMirrored } from './draw.tsx'

export const PreviousIcon = /* @__PURE__ */ drawMirrored(ChevronLeft)
