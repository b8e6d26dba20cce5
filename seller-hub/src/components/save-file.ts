/** Offers a text to the person as a file to save. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked late: the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
