import { ArrowRight } from 'lucide-react'
import { drawMirrored } from './draw.tsx'

export const ForwardIcon = /* @__PURE__ */ drawMirrored(ArrowRight)
