/** Answers what the promise answers, unless it takes longer than the limit in milliseconds. @throws at the limit */
export async function withTimeLimit<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The render took longer than ${limit} ms.`)), limit)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
