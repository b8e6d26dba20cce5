/**
 * Says a sentence of the contract in the reader's language: found by its English words in the catalogue. The server says
 * its own in that language already, and they stay as they are.
 */
export function contractSentence<Id extends string>(en: Record<Id, string>, t: (id: Id) => string) {
  return (sentence: string): string => {
    // The build makes a list of one text of a message without placeholders.
    const id = (Object.keys(en) as Id[]).find(candidate => String(en[candidate]) === sentence)
    return id ? t(id) : sentence
  }
}
