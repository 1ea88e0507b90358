// What is read aloud of a text, and the id by which the server knows it.
import { textHash } from './textHash.ts';

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu;

/** Longer texts are left to the browser's voice. */
export const SPOKEN_TEXT_MAX = 1000;

/** The words without Markdown and emoji; empty if there is nothing to read aloud. */
export const spokenText = (text: string): string =>
  text
    .replace(/\*\*|`/g, '')
    .replace(/^- (.*)$/gm, '$1.')
    .replace(EMOJI, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Two texts that are read aloud alike have the same id. */
export const spokenTextId = (text: string): string => textHash(spokenText(text));
