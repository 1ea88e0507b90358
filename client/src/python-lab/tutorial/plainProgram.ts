// What a learner typed, without invisible direction marks and with plain spaces in place of unusual ones (lessons.txt 5.2).

const DIRECTION_MARKS = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const ODD_SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

export const plainProgram = (code: string): string => code.replace(DIRECTION_MARKS, '').replace(ODD_SPACES, ' ');
