import { Pencil } from 'lucide'
import { draw } from './draw.tsx'

export const EditIcon = /* @__PURE__ */ draw(Pencil)
