// Parses JSON and remembers the line of every value, so that a content error can name it.

export type JsonPath = readonly (string | number)[];

export interface JsonSource {
  value: unknown;
  /** 1-based line of the value at `path`, or of its nearest parent that exists. */
  lineOf(path: JsonPath): number;
}

/** A syntax error with its line and what was expected there. */
export class JsonSyntaxError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const keyOf = (path: JsonPath): string => JSON.stringify(path);
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Recursive descent over the text; JSON.parse reads the single tokens. */
class Reader {
  private at = 0;
  readonly lines = new Map<string, number>();
  constructor(private readonly text: string) {}

  document(): unknown {
    const value = this.value([]);
    this.space();
    if (this.at < this.text.length) this.fail('expected the end of the file');
    return value;
  }

  private fail(message: string): never {
    const found = this.text[this.at];
    throw new JsonSyntaxError(
      this.line(),
      `${message}, found ${found === undefined ? 'the end of the file' : `"${found}"`}`,
    );
  }

  private line(): number {
    return this.text.slice(0, this.at).split('\n').length;
  }

  private space(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }

  private take(pattern: RegExp): unknown {
    pattern.lastIndex = this.at;
    const token = pattern.exec(this.text)?.[0];
    if (!token) return undefined;
    this.at += token.length;
    return JSON.parse(token);
  }

  private value(path: JsonPath): unknown {
    this.space();
    this.lines.set(keyOf(path), this.line());
    const char = this.text[this.at];
    if (char === '{') return this.object(path);
    if (char === '[') return this.array(path);
    const value = char === '"' ? this.take(STRING) : this.take(WORD);
    if (value === undefined)
      this.fail(char === '"' ? 'expected a closed string with escaped line breaks' : 'expected a value');
    return value;
  }

  private object(path: JsonPath): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    this.list('}', () => {
      const key = this.take(STRING);
      if (typeof key !== 'string') this.fail('expected a key in double quotes');
      if (Object.hasOwn(found, key)) this.fail(`expected each key once; "${key}" is there twice`);
      this.space();
      if (this.text[this.at++] !== ':') {
        this.at--;
        this.fail('expected ":"');
      }
      found[key] = this.value([...path, key]);
    });
    return found;
  }

  private array(path: JsonPath): unknown[] {
    const found: unknown[] = [];
    this.list(']', () => found.push(this.value([...path, found.length])));
    return found;
  }

  /** Entries between brackets, separated by commas. */
  private list(close: '}' | ']', entry: () => void): void {
    this.at++;
    this.space();
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    for (;;) {
      this.space();
      entry();
      this.space();
      const char = this.text[this.at];
      if (char !== ',' && char !== close) this.fail(`expected "," or "${close}"`);
      this.at++;
      if (char === close) return;
    }
  }
}

export function readJson(text: string): JsonSource {
  const reader = new Reader(text);
  const value = reader.document();
  return {
    value,
    lineOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const line = reader.lines.get(keyOf(path.slice(0, length)));
        if (line !== undefined) return line;
      }
      return 1;
    },
  };
}

/** `$.steps[0].title`, as it is written in messages. */
export function showPath(path: JsonPath): string {
  return path.reduce<string>(
    (shown, part) => (typeof part === 'number' ? `${shown}[${part}]` : `${shown}.${part}`),
    '$',
  );
}
