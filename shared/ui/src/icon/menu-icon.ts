import { Menu } from 'lucide-react'
import { draw } from './draw.tsx'

export const MenuIcon = /* @__PURE__ */ draw(Menu)
