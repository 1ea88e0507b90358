// Text as programs are compared: without invisible marks, with plain spaces and line ends (lessons.txt 5.1).

/** Direction marks, joiners and byte-order marks: they take no room on the screen. */
const INVISIBLE_CHARACTERS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Spaces of other widths, all drawn like a blank. */
const UNUSUAL_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Of Windows and old Macs, of documents (line and paragraph separators, breaks of lines and pages) and of mainframes. */
const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085\v\f]/g;

export const plainLineEnds = (text: string): string => text.replace(LINE_ENDS, '\n');

/** The text with plain spaces, plain line ends and no invisible marks. */
export const plainText = (text: string): string =>
  plainLineEnds(text.replace(INVISIBLE_CHARACTERS, '').replace(UNUSUAL_SPACES, ' '));

/** What a program printed, as test cases compare it. */
export const plainOutput = (output: string): string => plainText(output).trim();
