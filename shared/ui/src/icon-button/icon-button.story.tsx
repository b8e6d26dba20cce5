import { CloseIcon, HeartIcon, NextIcon } from '../icons/icons.ts'
import { IconButton } from './icon-button.tsx'

export function Kinds() {
  return (
    <div className="storyLine">
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton label="Next" kind="outlined">
        <NextIcon />
      </IconButton>
      <IconButton label="Save" kind="onPhoto">
        <HeartIcon />
      </IconButton>
      <IconButton label="Unsave" kind="onPhoto" aria-pressed>
        <HeartIcon filled />
      </IconButton>
    </div>
  )
}
