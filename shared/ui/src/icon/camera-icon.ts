import { Camera } from 'lucide-react'
import { draw } from './draw.tsx'

export const CameraIcon = /* @__PURE__ */ draw(Camera)
