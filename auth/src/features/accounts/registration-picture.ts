/** Storage key of the picture, a data address; a reload keeps it. */
const KEY = 'signUpPicture'

/** The picture that was chosen, as a data address; undefined where none was. */
export function keptPicture(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

export function keepPicture(picture: string): void {
  sessionStorage.setItem(KEY, picture)
}

export function forgetPicture(): void {
  sessionStorage.removeItem(KEY)
}
