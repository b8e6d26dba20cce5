import { toastPress } from '../../gallery/toast-press.ts'
import { CameraIcon } from '../icons/icons.ts'
import { FilePicker } from './file-picker.tsx'

export function OnePicture() {
  return (
    <FilePicker
      label="Profile picture"
      optional
      hint="JPEG, PNG, GIF or SVG, up to 10 MB."
      buttonLabel="Choose a picture"
      accept="image/*"
      onSelect={toastPress}
    />
  )
}

export function WithError() {
  return (
    <FilePicker
      label="Pictures"
      error="Up to 4 pictures."
      buttonLabel={
        <>
          <CameraIcon /> Add pictures
        </>
      }
      multiple
      onSelect={toastPress}
    />
  )
}
