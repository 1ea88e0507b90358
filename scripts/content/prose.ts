// Prose and programs live beside the JSON: "md:file.md#section" stands for the text under "## section", "py:file.py#cell" for the
// program under "# %% cell" in `programs/`.
import type { JsonPath } from './jsonSource.ts';

const REFERENCE = /^(md|py):([a-z0-9-]+\.(?:md|py))#([a-z0-9-]+)$/;

/** Sections of a Markdown file by their "## " headings. */
export function parseSections(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const part of text.split(/^## /m).slice(1)) {
    const [heading = '', ...rest] = part.split('\n');
    sections.set(heading.trim(), rest.join('\n').trim());
  }
  return sections;
}

/** Programs of a Python file by their "# %% name" lines, the mark that Python editors use for cells. */
export function parseCells(text: string): Map<string, string> {
  const cells = new Map<string, string>();
  for (const part of text.split(/^# %% /m).slice(1)) {
    const [name = '', ...rest] = part.split('\n');
    cells.set(name.trim(), rest.join('\n').replace(/^\n+|\s+$/g, ''));
  }
  return cells;
}

export interface ProseReader {
  /** Text of a section or cell, or what is missing. */
  read(file: string, section: string): { text: string } | { missing: string };
}

/** Replaces every "md:" and "py:" reference in a JSON value; `report` gets those without a target. */
export function resolveProse(
  value: unknown,
  reader: ProseReader,
  report: (path: JsonPath, message: string) => void,
  path: JsonPath = [],
): unknown {
  if (typeof value === 'string' && /^(md|py):/.test(value)) {
    const [, kind, file, section] = REFERENCE.exec(value) ?? [];
    if (!file?.endsWith(`.${kind}`) || !section) {
      report(path, `expected "md:file.md#section" or "py:file.py#cell", found "${value}"`);
      return value;
    }
    const found = reader.read(file, section);
    if ('text' in found) return found.text;
    report(path, found.missing);
    return value;
  }
  if (Array.isArray(value)) return value.map((entry, at) => resolveProse(entry, reader, report, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveProse(entry, reader, report, [...path, key])]),
  );
}
