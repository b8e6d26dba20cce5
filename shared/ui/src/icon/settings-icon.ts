import { Settings } from 'lucide'
import { draw } from './draw.tsx'

export const SettingsIcon = /* @__PURE__ */ draw(Settings)
