/** Storage key of the picture, a data address; a reload keeps it. */
const KEY = 'signUpPicture'

/** The picture that was chosen, as a data address; undefined where none was. */
export function readPicture(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

export function keepPicture(picture: string): void {
  sessionStorage.setItem(KEY, picture)
}

export function forgetPicture(): void {
  sessionStorage.removeItem(KEY)
}

/** The bytes of a picture, for sending them. */
export function pictureFile(picture: string): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), byte => byte.charCodeAt(0))
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' })
}
