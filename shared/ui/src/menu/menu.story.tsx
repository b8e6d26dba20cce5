import { notePress } from '../../gallery/note-press.ts'
import { LogOutIcon, PersonIcon, SettingsIcon, ShopIcon } from '../icon/icon.tsx'
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
