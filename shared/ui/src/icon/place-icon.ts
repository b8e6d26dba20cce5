import { MapPin } from 'lucide-react'
import { draw } from './draw.tsx'

export const PlaceIcon = /* @__PURE__ */ draw(MapPin)
