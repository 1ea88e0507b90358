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

const pathKey = (path: JsonPath): string => JSON.stringify(path);
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Recursive descent over the text; JSON.parse reads the single tokens. */
class JsonParser {
  private at = 0;
  readonly lines = new Map<string, number>();
  constructor(private readonly text: string) {}

  parseDocument(): unknown {
    const parseValue = this.value([]);
    this.skipWhitespace();
    if (this.at < this.text.length) this.fail('expected the end of the file');
    return parseValue;
  }

  private fail(message: string): never {
    const found = this.text[this.at];
    throw new JsonSyntaxError(
      this.currentLine(),
      `${message}, found ${found === undefined ? 'the end of the file' : `"${found}"`}`,
    );
  }

  private currentLine(): number {
    return this.text.slice(0, this.at).split('\n').length;
  }

  private skipWhitespace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }

  private readToken(pattern: RegExp): unknown {
    pattern.lastIndex = this.at;
    const token = pattern.exec(this.text)?.[0];
    if (!token) return undefined;
    this.at += token.length;
    return JSON.parse(token);
  }

  private value(path: JsonPath): unknown {
    this.skipWhitespace();
    this.lines.set(pathKey(path), this.currentLine());
    const char = this.text[this.at];
    if (char === '{') return this.parseObject(path);
    if (char === '[') return this.parseArray(path);
    const value = char === '"' ? this.readToken(STRING) : this.readToken(LITERAL);
    if (value === undefined)
      this.fail(char === '"' ? 'expected a closed string with escaped line breaks' : 'expected a value');
    return value;
  }

  private parseObject(path: JsonPath): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    this.parseList('}', () => {
      const key = this.readToken(STRING);
      if (typeof key !== 'string') this.fail('expected a key in double quotes');
      if (Object.hasOwn(found, key)) this.fail(`expected each key once; "${key}" is there twice`);
      this.skipWhitespace();
      if (this.text[this.at++] !== ':') {
        this.at--;
        this.fail('expected ":"');
      }
      found[key] = this.value([...path, key]);
    });
    return found;
  }

  private parseArray(path: JsonPath): unknown[] {
    const found: unknown[] = [];
    this.parseList(']', () => found.push(this.value([...path, found.length])));
    return found;
  }

  /** Entries between brackets, separated by commas. */
  private parseList(close: '}' | ']', entry: () => void): void {
    this.at++;
    this.skipWhitespace();
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    for (;;) {
      this.skipWhitespace();
      entry();
      this.skipWhitespace();
      const char = this.text[this.at];
      if (char !== ',' && char !== close) this.fail(`expected "," or "${close}"`);
      this.at++;
      if (char === close) return;
    }
  }
}

export function parseJson(text: string): JsonSource {
  const reader = new JsonParser(text);
  const value = reader.parseDocument();
  return {
    value,
    lineOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const line = reader.lines.get(pathKey(path.slice(0, length)));
        if (line !== undefined) return line;
      }
      return 1;
    },
  };
}

/** `$.steps[0].title`, as it is written in messages. */
export function formatPath(path: JsonPath): string {
  return path.reduce<string>(
    (shown, part) => (typeof part === 'number' ? `${shown}[${part}]` : `${shown}.${part}`),
    '$',
  );
}
