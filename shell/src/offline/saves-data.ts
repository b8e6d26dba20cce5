/** Whether the visitor asked their browser to save data: nothing is brought ahead for them. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
