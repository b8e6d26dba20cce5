import { CloseIcon } from '../icon/close-icon.ts'
import { HeartIcon } from '../icon/heart-icon.ts'
import { NextIcon } from '../icon/next-icon.ts'
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
