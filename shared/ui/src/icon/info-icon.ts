import { Info } from 'lucide'
import { draw } from './draw.tsx'

export const InfoIcon = /* @__PURE__ */ draw(Info)
