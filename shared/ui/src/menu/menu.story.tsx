import { notePress } from '../../gallery/note-press.ts'
import { LogOutIcon } from '../icon/log-out-icon.ts'
import { PersonIcon } from '../icon/person-icon.ts'
import { SettingsIcon } from '../icon/settings-icon.ts'
import { ShopIcon } from '../icon/shop-icon.ts'
import { iconButtonClass } from '../icon-button/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'

export function Account() {
  return (
    <Menu label="Account" face={<PersonIcon />} buttonClassName={iconButtonClass()}>
      <MenuItem icon={<PersonIcon />} onChoose={notePress}>
        Your profile
      </MenuItem>
      <MenuItem icon={<ShopIcon />} onChoose={notePress}>
        Your selling hub
      </MenuItem>
      <MenuItem icon={<SettingsIcon />} onChoose={notePress}>
        Settings
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOutIcon />} kind="danger" onChoose={notePress}>
        Log out
      </MenuItem>
    </Menu>
  )
}
