import { Pencil } from 'lucide-react'
import { draw } from './draw.tsx'

export const EditIcon = /* @__PURE__ */ draw(Pencil)
