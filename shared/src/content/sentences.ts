// Splits a text of the content into sentences, in English and Hindi.

/** Each with its sign at the end; a text without one is one sentence. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?।])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
