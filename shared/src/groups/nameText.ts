// Takes away what surrounds a name in a list: marks, numbers, quotes, pronouns, invisible signs; and turns "Rao, Asha" round.

const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** "-", "•", "☐", "→", "[x]", and an emoji with its variations. */
const SIGN_MARK =
  /^(?:\[[ xX✓]?\]|(?![=<|\ufffd])[\p{So}\p{Sm}\p{Pd}*#•·‣◦…_/\\»›.,:;\p{VS}\p{Join_C}\p{Emoji_Modifier}])\s*/u;
/** "1.", "२)", "(5)", "#7", "6 -", "2024015 "; "7-B" is a class. */
const NUMBER_MARK =
  /^[#№(（[]{0,2} ?\p{N}{1,12}(?![\p{Pd}/]\p{L}(?: |$))[\p{VS}\p{Me}]{0,2}[ .):\]）．、،,;|।۔\p{Pd}/°º]+/u;
const ENCLOSED_NUMBER = /^[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3220-\u3229\u3280-\u3289]\s*/u;
/** "a)", "(B)", "iv.", "a."; "A." is an initial. */
const LETTER_MARK = /^(?:\(?\p{L}\)|[ivxIVX]{1,4}\)|\p{Ll}\.|[ivx]{2,4}\.|[IVX]{2,4}\.)\s+/u;
const MARKS = [SIGN_MARK, NUMBER_MARK, ENCLOSED_NUMBER, LETTER_MARK];
const MOST_MARKS = 12;

/** Signs that end a line of a list and no name: "Asha Rao;", "Asha ✓". */
const END_SIGN = /^(?!\ufffd)[\s,;:|*•·\p{So}\p{Pd}\p{VS}]$/u;

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '‘': '’',
  "'": "'",
  '”': '”',
};

const PRONOUNS = new Set('she her hers he him his they them theirs ze zir xe xem'.split(' '));
const LAST_BRACKET = /[([（]([^()[\]（）]{1,40})[)\]）]$/u;

function withoutMarks(text: string): string {
  let rest = text;
  for (let count = 0; count < MOST_MARKS; count += 1) {
    const mark = MARKS.map((pattern) => pattern.exec(rest)?.[0] ?? '').find((found) => found !== '');
    const next = mark === undefined ? rest : rest.slice(mark.length).trimStart();
    // A mark stands before something: "123" alone is no mark.
    if (mark === undefined || next === '') return rest;
    rest = next;
  }
  return rest;
}

function withoutEndSigns(text: string): string {
  const signs = [...text];
  while (signs.length > 1 && END_SIGN.test(signs.at(-1) ?? '')) signs.pop();
  return signs.join('');
}

function withoutQuotes(text: string): string {
  const close = QUOTES[text.charAt(0)];
  const inner = text.slice(1, -1);
  const isAround = close !== undefined && text.length > 2 && text.endsWith(close);
  return isAround && !inner.includes(close) && !inner.includes(text.charAt(0)) ? inner.trim() : text;
}

/** "(she/her)", and "she/her" without brackets. */
function withoutPronouns(text: string): string {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  const [around, inner] = LAST_BRACKET.exec(text) ?? (last.includes('/') ? [last, last] : []);
  const words = (inner ?? '')
    .toLowerCase()
    .split(/[\s/,]/)
    .filter(Boolean);
  if (around === undefined || words.length === 0 || words.some((word) => !PRONOUNS.has(word))) return text;
  return text.slice(0, -around.length).trim() || text;
}

/** Removes list marks, extra whitespace and invisible characters from a name; keeps the joiners of Indian scripts. */
export function normalizeName(text: string): string {
  let name = text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(INVISIBLE, (sign) => (sign === '\u200c' || sign === '\u200d' ? sign : ''))
    .trim()
    .normalize('NFC');
  // What comes out has nothing left to take away: the server reads a name again that was read here.
  for (let before = ''; before !== name; ) {
    before = name;
    name = withoutPronouns(withoutQuotes(withoutEndSigns(withoutMarks(name))));
  }
  return name;
}

const SUFFIXES = new Set('jr sr ii iii iv junior senior filho neto phd md esq'.split(' '));
const isSuffix = (part: string): boolean => SUFFIXES.has(part.toLowerCase().replaceAll('.', ''));

/** The parts between commas; "Jr." stays with the name before it. */
export function commaParts(name: string): string[] {
  const parts: string[] = [];
  for (const part of name.split(/[,،，、]/).map((each) => each.trim())) {
    const last = parts.length - 1;
    if (last >= 0 && isSuffix(part)) parts[last] = `${parts[last]}, ${part}`;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** "Rao, Asha" as "Asha Rao"; undefined for every other number of commas. */
export function turnRound(name: string): string | undefined {
  const [surname, first, ...more] = commaParts(name);
  if (surname === undefined || first === undefined || more.length > 0) return undefined;
  const [family = '', ...suffix] = surname.split(', ');
  return [`${first} ${family}`, ...suffix].join(', ');
}

export const joinNames = (parts: ReadonlyArray<string | undefined>): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
