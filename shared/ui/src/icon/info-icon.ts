import { Info } from 'lucide-react'
import { draw } from './draw.tsx'

export const InfoIcon = /* @__PURE__ */ draw(Info)
