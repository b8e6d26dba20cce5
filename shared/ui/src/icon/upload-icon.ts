import { Upload } from 'lucide-react'
import { draw } from './draw.tsx'

export const UploadIcon = /* @__PURE__ */ draw(Upload)
