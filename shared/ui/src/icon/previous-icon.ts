import { ChevronLeft } from 'lucide-react'
import { drawMirrored } from './draw.tsx'

export const PreviousIcon = /* @__PURE__ */ drawMirrored(ChevronLeft)
