// Parts a text into the sentence that is read at once and the rest that waits; the danda ends a sentence too.

/** So many words are read at a glance. */
const GLANCE = 12;
/** A call such as "Yes!" says too little alone. */
const CALL = 2;

const SENTENCE_END = /(?<=[.!?।…]["”’')\]]*)\s+(?=\S)/u;
const ABBREVIATION = /(?:^|[\s(“"])(?:Mr|Mrs|Ms|Dr|St|Prof|No|vs|e\.g|i\.e|डॉ|श्री|\p{Lu})\.$/u;

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function sentencesOf(text: string): string[] {
  const done: string[] = [];
  for (const piece of text.split(SENTENCE_END)) {
    const last = done.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) done[done.length - 1] = `${last} ${piece}`;
    else done.push(piece);
  }
  return done;
}

export interface BriefParts {
  first: string;
  /** Empty where all is read at a glance. */
  rest: string;
}

/** `most` = words that are shown whole. */
export function splitBrief(text: string, most = GLANCE): BriefParts {
  if (countWords(text) <= most) return { first: text, rest: '' };
  const [call = '', ...others] = sentencesOf(text);
  const [next = '', ...after] = others;
  const isCall = countWords(call) <= CALL && countWords(call) + countWords(next) <= GLANCE;
  return isCall ? { first: `${call} ${next}`.trim(), rest: after.join(' ') } : { first: call, rest: others.join(' ') };
}
