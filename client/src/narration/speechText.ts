// Makes text fit to be spoken: emoji and Markdown signs out, one sentence at a time (Chrome falls silent after about 14 s of one utterance).
import type { Language } from '@lanternwise/shared/constants/languages';

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu;
const SENTENCE_END = /(?<=[.!?।…])\s+/u;
/** Longest piece given to the voice at once, in characters. */
const LONGEST = 180;

export const withoutEmoji = (text: string): string => text.replace(EMOJI, '').replace(/\s+/g, ' ').trim();

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The language that a text is written in; English words inside Hindi stay with the Hindi. */
export const languageOf = (text: string): Language => (DEVANAGARI.test(text) ? 'hi' : 'en');

const ENDED = /[.!?।…:;,]["”’')]?$/u;

/** Texts as one, each ended like a sentence so that the voice pauses; without their Markdown signs. */
export const joinSpoken = (texts: readonly string[]): string =>
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
      at === texts.length - 1 || ENDED.test(text) ? text : `${text}${languageOf(text) === 'hi' ? '।' : '.'}`,
    )
    .join(' ');

/** Cuts an overlong sentence at its commas, then at spaces. */
function shorten(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const head = sentence.slice(0, LONGEST);
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '));
  const cut = comma > 0 ? comma + 1 : head.lastIndexOf(' ');
  if (cut <= 0) return [head, ...shorten(sentence.slice(LONGEST))];
  return [sentence.slice(0, cut).trim(), ...shorten(sentence.slice(cut).trim())];
}

/** The pieces to speak one after the other; none where nothing can be spoken. */
export function spokenPieces(text: string): string[] {
  const clean = withoutEmoji(text);
  if (clean === '') return [];
  return clean.split(SENTENCE_END).flatMap(shorten);
}
