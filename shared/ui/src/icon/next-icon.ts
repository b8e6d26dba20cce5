import { ChevronRight } from 'lucide-react'
import { drawMirrored } from './draw.tsx'

export const NextIcon = /* @__PURE__ */ drawMirrored(ChevronRight)
