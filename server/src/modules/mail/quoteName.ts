// Makes a name that somebody chose fit for a letter: no address, no number to call, no sign that a mail program makes a link of.

const OTHER_SIGNS = /[^\p{L}\p{M}\p{N}\s'’()&+,–-]/gu;
const LONG_NUMBER = /\p{Nd}{5,}/gu;

/** The name without quotation marks: each language has its own. Empty if nothing is left. */
export const cleanName = (name: string): string =>
  name.normalize('NFKC').replace(OTHER_SIGNS, ' ').replace(LONG_NUMBER, '…').replace(/\s+/g, ' ').trim();
