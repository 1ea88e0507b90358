// Parses JSON and remembers where every value stands, so that an error can name its line and a scaffold add to it.

export type JsonPath = readonly (string | number)[];

export interface JsonSource {
  value: unknown;
  /** 1-based line of the value at `path`, or of its nearest parent that exists. */
  lineOf(path: JsonPath): number;
  /** Where the value at `path` begins and ends in the text; undefined where there is none. */
  spanOf(path: JsonPath): JsonSpan | undefined;
}

export interface JsonSpan {
  start: number;
  end: number;
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

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
const pathKey = (path: JsonPath): string => JSON.stringify(path);
/** Word processors put these in place of the quotes of JSON. */
const OTHER_QUOTES = "“”„‘’'`";
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Recursive descent over the text; JSON.parse reads the single tokens. */
class JsonParser {
  private at = 0;
  readonly spans = new Map<string, JsonSpan>();
  constructor(private readonly text: string) {}

  parseDocument(): unknown {
    const parseValue = this.value([]);
    this.skipWhitespace();
    if (this.at < this.text.length) this.fail('expected the end of the file');
    return parseValue;
  }

  private fail(message: string): never {
    const found = this.text[this.at];
    const what = found === undefined ? 'the end of the file' : `"${found}"`;
    const hint = found !== undefined && OTHER_QUOTES.includes(found) ? '; write straight double quotes' : '';
    throw new JsonSyntaxError(lineAt(this.text, this.at), `${message}, found ${what}${hint}`);
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
    const start = this.at;
    const value = this.parseValue(path);
    this.spans.set(pathKey(path), { start, end: this.at });
    return value;
  }

  private parseValue(path: JsonPath): unknown {
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
      const end = this.at;
      this.skipWhitespace();
      const char = this.text[this.at];
      if (char !== ',' && char !== close) this.failAfter(end, close);
      this.at++;
      if (char === close) return;
      this.skipWhitespace();
      if (this.text[this.at] === close) this.fail('expected another entry after the comma: remove the comma');
    }
  }

  /** The comma is missing where the last entry ends, which is often a line before what was found instead. */
  private failAfter(end: number, close: string): never {
    const line = lineAt(this.text, end);
    const isNextEntry = /["{[\w-]/.test(this.text[this.at] ?? '');
    if (isNextEntry && line < lineAt(this.text, this.at))
      throw new JsonSyntaxError(line, 'expected a comma at the end of this line: another entry follows');
    this.fail(`expected "," or "${close}"`);
  }
}

export function parseJson(text: string): JsonSource {
  const reader = new JsonParser(text);
  const value = reader.parseDocument();
  return {
    value,
    lineOf(path) {
      for (let length = path.length; length >= 0; length--) {
        const span = reader.spans.get(pathKey(path.slice(0, length)));
        if (span !== undefined) return lineAt(text, span.start);
      }
      return 1;
    },
    spanOf: (path) => reader.spans.get(pathKey(path)),
  };
}

/** `$.steps[0].title`, as it is written in messages. */
export function formatPath(path: JsonPath): string {
  return path.reduce<string>(
    (shown, part) => (typeof part === 'number' ? `${shown}[${part}]` : `${shown}.${part}`),
    '$',
  );
}
