// Prose lives in Markdown beside the JSON: "md:file.md#section" stands for the text under "## section".
import type { JsonPath } from './json-source.ts';

const REFERENCE = /^md:([a-z0-9-]+\.md)#([a-z0-9-]+)$/;

/** Sections of a Markdown file by their "## " headings. */
export function readSections(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  for (const part of text.split(/^## /m).slice(1)) {
    const [heading = '', ...rest] = part.split('\n');
    sections.set(heading.trim(), rest.join('\n').trim());
  }
  return sections;
}

export interface ProseReader {
  /** Text of a section, or what is missing. */
  read(file: string, section: string): { text: string } | { missing: string };
}

/** Replaces every "md:" reference in a JSON value; `report` hears of those that lead nowhere. */
export function resolveProse(
  value: unknown,
  reader: ProseReader,
  report: (path: JsonPath, message: string) => void,
  path: JsonPath = [],
): unknown {
  if (typeof value === 'string' && value.startsWith('md:')) {
    const [, file, section] = REFERENCE.exec(value) ?? [];
    if (!file || !section) {
      report(path, `expected "md:file.md#section", found "${value}"`);
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
