import { ArrowLeft } from 'lucide'
import { drawMirrored } from './draw.tsx'

export const BackIcon = /* @__PURE__ */ drawMirrored(ArrowLeft)
