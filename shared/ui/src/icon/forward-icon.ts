import { ArrowRight } from 'lucide'
import { drawMirrored } from './draw.tsx'

export const ForwardIcon = /* @__PURE__ */ drawMirrored(ArrowRight)
