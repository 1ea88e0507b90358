// Prepares text for speech: strips emoji and Markdown, splits it into sentences (Chrome stops after about 14 s per utterance).
import { detectLanguage, LANGUAGE_TABLE } from '@lanternwise/shared/constants/languages';

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu;
const SENTENCE_END = /(?<=[.!?।…])\s+/u;
/** Maximum characters per utterance. */
const MAX_CHUNK_LENGTH = 180;

export const stripEmoji = (text: string): string => text.replace(EMOJI, '').replace(/\s+/g, ' ').trim();

const ENDS_SENTENCE = /[.!?।…:;,]["”’')]?$/u;

/** Joins texts without Markdown, each ended like a sentence so that the voice pauses. */
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
    .map((text, index) =>
      index === texts.length - 1 || ENDS_SENTENCE.test(text)
        ? text
        : `${text}${LANGUAGE_TABLE[detectLanguage(text)].stop}`,
    )
    .join(' ');

/** Splits an overlong sentence at commas, else at spaces. */
function splitLongSentence(sentence: string): string[] {
  if (sentence.length <= MAX_CHUNK_LENGTH) return [sentence];
  const head = sentence.slice(0, MAX_CHUNK_LENGTH);
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '));
  const cut = comma > 0 ? comma + 1 : head.lastIndexOf(' ');
  if (cut <= 0) return [head, ...splitLongSentence(sentence.slice(MAX_CHUNK_LENGTH))];
  return [sentence.slice(0, cut).trim(), ...splitLongSentence(sentence.slice(cut).trim())];
}

/** Splits a text into utterances; empty if there is nothing to speak. */
export function splitForSpeech(text: string): string[] {
  const clean = stripEmoji(text);
  if (clean === '') return [];
  return clean.split(SENTENCE_END).flatMap(splitLongSentence);
}
