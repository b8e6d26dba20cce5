import { ImageOff } from 'lucide-react'
import { draw } from './draw.tsx'

export const ImageOffIcon = /* @__PURE__ */ draw(ImageOff)
