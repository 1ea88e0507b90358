// Makes text fit to be spoken: emoji and Markdown signs out, one sentence at a time (Chrome falls silent after about 14 s of one utterance).
import type { Language } from '@lanternwise/shared/constants/languages';

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu;
const SENTENCE_END = /(?<=[.!?।…])\s+/u;
/** Longest piece given to the voice at once, in characters. */
const MAX_CHUNK_LENGTH = 180;

export const stripEmoji = (text: string): string => text.replace(EMOJI, '').replace(/\s+/g, ' ').trim();

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The language that a text is written in; English words inside Hindi stay with the Hindi. */
export const detectLanguage = (text: string): Language => (DEVANAGARI.test(text) ? 'hi' : 'en');

const ENDS_SENTENCE = /[.!?।…:;,]["”’')]?$/u;

/** Texts as one, each ended like a sentence so that the voice pauses; without their Markdown signs. */
export const joinForSpeech = (texts: readonly string[]): string =>
  texts
    .map((text) =>
      text
        .replaceAll('**', '')
        .replaceAll('`', '')
        .replace(/^- (.*)$/gm, '$1.')
        .trim(),
    )
    .filter((text) => text !== '')
    .map((text, at) =>
      at === texts.length - 1 || ENDS_SENTENCE.test(text)
        ? text
        : `${text}${detectLanguage(text) === 'hi' ? '।' : '.'}`,
    )
    .join(' ');

/** Cuts an overlong sentence at its commas, then at spaces. */
function splitLongSentence(sentence: string): string[] {
  if (sentence.length <= MAX_CHUNK_LENGTH) return [sentence];
  const head = sentence.slice(0, MAX_CHUNK_LENGTH);
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '));
  const cut = comma > 0 ? comma + 1 : head.lastIndexOf(' ');
  if (cut <= 0) return [head, ...splitLongSentence(sentence.slice(MAX_CHUNK_LENGTH))];
  return [sentence.slice(0, cut).trim(), ...splitLongSentence(sentence.slice(cut).trim())];
}

/** The pieces to speak one after the other; none where nothing can be spoken. */
export function splitForSpeech(text: string): string[] {
  const clean = stripEmoji(text);
  if (clean === '') return [];
  return clean.split(SENTENCE_END).flatMap(splitLongSentence);
}
