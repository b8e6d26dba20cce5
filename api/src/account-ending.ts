/** Returns the last four characters of an account's number, by which a person recognises it. */
export const endingOf = (number: string): string => number.slice(-4)
