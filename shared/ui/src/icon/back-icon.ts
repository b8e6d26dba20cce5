import { ArrowLeft } from 'lucide-react'
import { drawMirrored } from './draw.tsx'

export const BackIcon = /* @__PURE__ */ drawMirrored(ArrowLeft)
