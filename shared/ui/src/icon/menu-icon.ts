import { Menu } from 'lucide'
import { draw } from './draw.tsx'

export const MenuIcon = /* @__PURE__ */ draw(Menu)
