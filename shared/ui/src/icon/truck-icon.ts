import { Truck } from 'lucide-react'
import { drawMirrored } from './draw.tsx'

export const TruckIcon = /* @__PURE__ */ drawMirrored(Truck)
