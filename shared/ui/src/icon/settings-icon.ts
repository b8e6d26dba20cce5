import { Settings } from 'lucide-react'
import { draw } from './draw.tsx'

export const SettingsIcon = /* @__PURE__ */ draw(Settings)
