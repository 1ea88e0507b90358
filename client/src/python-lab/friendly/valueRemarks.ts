// Remarks on values that a program makes and loses, and on answers of input that stay texts.
import { t } from '@lingui/core/macro';
import { functionNames, linesThatGive } from './programFacts.ts';
import { onCode, onLine, type ProgramLines, type RemarkRule } from './remarkRule.ts';

/** Methods of a text: each gives a new one and leaves the old one as it is. */
const TEXT_METHODS =
  'upper|lower|title|capitalize|strip|lstrip|rstrip|replace|swapcase|center|zfill|removeprefix|removesuffix';
/** Functions that only give a value. */
const GIVING = 'int|float|str|len|abs|round|sum|max|min|sorted|list';
/** Questions for texts that one may well join; any other two answers were hardly meant to be. */
const TEXT_WORDS =
  /names?\b|naam|word|letter|text|sentence|cit(?:y|ies)|colou?r|animal|food|first half|नाम|शब्द|अक्षर|रंग|शहर/i;

const unused = (name: string, raw: string | undefined) => {
  const written = `${name} = ${raw?.trim().replace(/;$/, '')}`;
  return {
    kind: 'result.unused',
    title: t`Did you mean to keep the answer?`,
    help: t`It gives a new value, and nothing keeps it. Store it: ${written}`,
  };
};

const LOST: readonly RemarkRule[] = [
  onLine((text, at, { plain, raw }) => {
    const [, name = ''] =
      new RegExp(`^\\s*([A-Za-z_]\\w*)\\.(?:${TEXT_METHODS})\\s*\\(.*\\)\\s*;?\\s*$`).exec(text) ?? [];
    const [, used = ''] = new RegExp(`^\\s*(?:${GIVING})\\s*\\(\\s*([A-Za-z_]\\w*)\\b.*\\)\\s*$`).exec(text) ?? [];
    const one = name || used;
    return (
      one !== '' &&
      linesThatGive(plain, one).length > 0 &&
      !functionNames(plain).includes(text.trim().split('(')[0] ?? '') &&
      unused(one, raw[at])
    );
  }),
  onLine((text, at, { plain, raw }) => {
    const name = /^\s*([A-Za-z_]\w*)\s*[-+*/]\s*[\w."']+\s*$/.exec(text)?.[1] ?? '';
    return name !== '' && linesThatGive(plain, name).length > 0 && unused(name, raw[at]);
  }),
  onCode(/^\s*([A-Za-z_][\w.]*)\s*==\s*[^=].*$/, ([, name = '']) => ({
    kind: 'assign.double-equals',
    title: t`Did you mean to store a value?`,
    help: t`Two == only ask. To store, write one =: ${name} = …`,
  })),
  onCode(/^\s*(\+\+|--)\s*([A-Za-z_]\w*)\s*$/, ([, sign = '', name = '']) => {
    const one = sign.charAt(0);
    return { kind: 'increment', title: t`Python has no ${sign}`, help: t`Write ${name} = ${name} ${one} 1.` };
  }),
];

interface Answer {
  name: string;
  line: number;
  /** Whether question or name speak of a text. */
  isText: boolean;
}

/** Names that hold an answer as text to the end. */
function textAnswers({ plain, raw }: ProgramLines): Answer[] {
  return plain.flatMap((text, at) => {
    const name = /^\s*([A-Za-z_]\w*)\s*=\s*input\s*\(/.exec(text)?.[1];
    if (name === undefined) return [];
    const isTurned = plain
      .slice(at + 1)
      .some((one) => new RegExp(`\\b(?:int|float)\\s*\\(\\s*${name}\\s*\\)|^\\s*${name}\\s*=(?!=)`).test(one));
    const question = /input\s*\((.*)/.exec(raw[at] ?? '')?.[1] ?? '';
    const isText = TEXT_WORDS.test(question) || TEXT_WORDS.test(name);
    return isTurned ? [] : [{ name, line: at + 1, isText }];
  });
}

/** Names whose value is a number: written so, or drawn by lot. */
const holdsNumber = (plain: readonly string[], name: string): boolean =>
  plain.some((text) =>
    new RegExp(
      `^\\s*${name}\\s*=\\s*(?:-?\\d[\\d.]*\\s*$|(?:random\\.)?(?:randint|randrange)\\s*\\(|(?:int|len)\\s*\\()`,
    ).test(text),
  );

const TYPED: readonly RemarkRule[] = [
  (program) => {
    const answers = textAnswers(program);
    const uses = (pattern: string) => program.plain.some((text) => new RegExp(pattern).test(text));
    for (const { name, line, isText } of answers) {
      const title = t`Is “${name}” meant as a number?`;
      const help = t`input( ) always gives text. Make it a number where you ask: ${name} = int(input( … ))`;
      const others = answers.filter((other) => other.name !== name && !other.isText).map((other) => other.name);
      const isAdded = !isText && others.some((other) => uses(`\\b${name}\\s*\\+\\s*${other}\\b`));
      if (
        isAdded ||
        uses(`\\b${name}\\s*\\*\\s*\\d|\\d\\s*\\*\\s*${name}\\b`) ||
        (!isText && uses(`\\b${name}\\s*\\+\\s*${name}\\b`))
      )
        return { line, kind: 'type.input-number', title, help };
      const compared = program.plain.flatMap(
        (text) => new RegExp(`\\b${name}\\s*[=!]=\\s*(\\w+)|(\\w+)\\s*[=!]=\\s*${name}\\b`).exec(text)?.slice(1) ?? [],
      );
      const isNumberThere = compared.some(
        (one) => one !== undefined && (/^\d/.test(one) || holdsNumber(program.plain, one)),
      );
      const isListed = uses(`\\b${name}\\s+(?:not\\s+)?in\\s*[[(]\\s*\\d`);
      if (isNumberThere || isListed) return { line, kind: 'type.input-compare', title, help };
    }
    return undefined;
  },
  ({ raw, plain }) => {
    const quoted = raw.flatMap((text, at) => {
      const name = /^\s*([A-Za-z_]\w*)\s*=\s*(["'])\d+(?:\.\d+)?\2\s*$/.exec(text)?.[1];
      return name === undefined ? [] : [{ name, line: at + 1 }];
    });
    const used = plain.join('\n');
    const pair = quoted.find(({ name }, at) =>
      quoted.some((other, place) => place !== at && new RegExp(`\\b${name}\\s*\\+\\s*${other.name}\\b`).test(used)),
    );
    const at = raw.findIndex((text) => /(["'])\d+\1\s*[+*]\s*(?:(["'])\d+\2|\d)/.test(text));
    if (!pair && at < 0) return undefined;
    const name = pair?.name ?? /["']\d+["']/.exec(raw[at] ?? '')?.[0] ?? '';
    const help = t`In quotes it is a text, and + only joins texts. A number has no quotes.`;
    return { line: pair?.line ?? at + 1, kind: 'number.quoted', title: t`Is “${name}” meant as a number?`, help };
  },
];

export const VALUE_REMARKS: readonly RemarkRule[] = [...LOST, ...TYPED];
