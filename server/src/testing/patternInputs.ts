// Writes the texts on which a pattern could be slow: what its loops repeat, after what stands before them.

/** Characters of every kind that our patterns name; the first that an atom accepts stands for it. */
const SAMPLES = [
  ...'a0 1\n@.-_/<{A$+#:"\'!?,;=(&>}[]*`%^|~\\qzकाé😀।\u0301\u200d\u200b\ufe0f\r\t\0\u2028\ud800👍🏽🇮😀',
];
/** Accepted by almost no pattern: a match that began before it fails there, and an anchored one begins only before it. */
const OTHER = '\u0001';
/** A loop of fewer turns costs the same wherever it is. */
const FEW_TURNS = 5;

const COMMON = [
  'a',
  '0',
  '1',
  ' ',
  '@',
  '\n',
  '-',
  '.',
  'क',
  'का',
  '\u0301',
  'a@',
  'a.',
  'a ',
  'a-',
  '0 ',
  '@.',
  '<',
  '{',
  '\r\n',
  '<a',
  'A',
  '=',
  '/',
];

interface Loop {
  before: string;
  turn: string;
}

/** Reads a pattern's source from left to right; lookarounds are read, but leave nothing in the text. */
class PatternReader {
  readonly loops: Loop[] = [];
  readonly ends = new Set<string>();
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor({ source, flags }: RegExp) {
    this.#source = source;
    this.#flags = flags.replace(/[gy]/g, '');
    this.alternatives('');
  }

  /** Returns what the first alternative matches. */
  alternatives(before: string): string {
    const options = [this.sequence(before)];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      options.push(this.sequence(before));
    }
    return options[0] ?? '';
  }

  sequence(before: string): string {
    let text = '';
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? '')) {
      const turns = this.term(before + text);
      const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(this.#source.slice(this.#at));
      const [whole = '', least, range, most] = quantifier ?? [];
      this.#at += whole.length;
      const isLong = /^[*+]/.test(whole) || (least !== undefined && Number(most || (range ? 1e9 : least)) >= FEW_TURNS);
      if (isLong) for (const turn of turns) this.loops.push({ before: before + text, turn });
      const isLeftOut = whole.startsWith('?');
      text += isLeftOut ? '' : (turns[0] ?? '').repeat(Math.min(Math.max(Number(least ?? 1), 1), 20));
    }
    this.ends.add(before + text);
    return text;
  }

  /** Texts that stand for one term. */
  term(before: string): string[] {
    const rest = this.#source.slice(this.#at);
    const opened = /^\((\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest);
    if (opened) {
      this.#at += opened[0].length;
      const text = this.alternatives(before);
      this.#at += 1;
      return /^\(\?<?[=!]/.test(opened[0]) ? [''] : [text];
    }
    const atom =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Z]|\\.|.)/su.exec(
        rest,
      )?.[0] ?? '';
    this.#at += Math.max(atom.length, 1);
    if (/^(?:[\^$]|\\[bB])$/.test(atom)) return [''];
    const single = new RegExp(`^(?:${atom})$`, this.#flags);
    const literal = atom.length === 1 ? [atom] : [];
    return [...literal, ...SAMPLES.filter((sample) => single.test(sample))].slice(0, 3);
  }
}

/** Functions that write a text of about `length` characters. */
export function slowTexts(pattern: RegExp): ((length: number) => string)[] {
  const { loops, ends } = new PatternReader(pattern);
  const parts = new Set(COMMON);
  for (const end of ends) if (end !== '') parts.add(end).add(end.slice(0, -1) || end);
  const headed = new Map<string, [head: string, part: string]>();
  for (const part of parts) headed.set(part, ['', part]);
  for (const { before, turn } of loops) {
    if (turn === '') continue;
    headed.set(turn, ['', turn]);
    headed.set(before + turn, ['', before + turn]);
    headed.set(`${before} ${turn}`, [before, turn]);
  }
  const repeated = [...headed.values()].map(
    ([head, part]) =>
      (length: number) =>
        head + part.repeat(Math.max(1, Math.floor((length - head.length) / part.length))) + OTHER,
  );
  const inside = repeated.map((write) => (length: number) => OTHER + write(length));
  return [...repeated, ...inside, (length) => `${'0'.repeat(length - 1)}1`];
}
