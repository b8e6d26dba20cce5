const types = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']
const MOST_BYTES = 10 * 1024 * 1024

/** What a file field offers to choose from. */
export const acceptedPictures = types.join(',')

/** Why a file cannot be a picture, by the message that says so. */
type PictureFault = 'picture-type' | 'picture-large' | 'picture-broken'

/** The picture in a file, ready to be drawn, or why it cannot be. */
export async function openPicture(file: File): Promise<HTMLImageElement | PictureFault> {
  if (!types.includes(file.type)) return 'picture-type'
  if (file.size > MOST_BYTES) return 'picture-large'
  const image = new Image()
  try {
    image.src = await dataAddress(file)
    await image.decode()
  } catch {
    return 'picture-broken'
  }
  return image.naturalWidth > 0 ? image : 'picture-broken'
}

function dataAddress(file: File): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
