// One thing wrong with the content: the file, the place in it, and what was expected.
import { formatPath, type JsonPath, type JsonSource } from './jsonSource.ts';

export interface Issue {
  /** Path from the project root. */
  file: string;
  line: number;
  path: string;
  message: string;
  /** A warning is told, and the content is written all the same. */
  level?: 'warning';
}

export const isWarning = (issue: Issue): boolean => issue.level === 'warning';

/** What a realm must have before it joins the course: until then its author is only told. */
export const demandedOf = ({ order }: { order: number | null }, issues: readonly Issue[]): Issue[] =>
  order === null
    ? issues.map((issue) => ({
        ...issue,
        level: 'warning',
        message: `${issue.message}; needed when the realm joins the course`,
      }))
    : [...issues];

/** A content file that was read: where it lies and how to find a line in it. */
export interface Source {
  file: string;
  json: JsonSource;
}

export const issueAt = (source: Source, path: JsonPath, message: string): Issue => ({
  file: source.file,
  line: source.json.lineOf(path),
  path: formatPath(path),
  message,
});

/** All that is wrong, and what that means for what runs. */
export function formatErrors(issues: readonly Issue[]): string {
  const files = [...new Set(issues.map(({ file }) => file))];
  const names = files.length > 3 ? `${files.length} files` : files.join(', ');
  const count = issues.length === 1 ? '1 thing is' : `${issues.length} things are`;
  return [
    ...issues.map(formatIssue),
    `${count} wrong in ${names}. Nothing was written: the content that was compiled before stays until this is mended.`,
  ].join('\n');
}

/** Of many warnings of one file only the first are told. */
const SHOWN_WARNINGS = 3;

export function formatWarnings(issues: readonly Issue[]): string[] {
  const files = [...new Set(issues.map(({ file }) => file))];
  return files.flatMap((file) => {
    const found = issues.filter((issue) => issue.file === file);
    const more = found.length - SHOWN_WARNINGS;
    const rest = more > 0 ? [`warning: ${file}: ${more} more of this kind`] : [];
    return [...found.slice(0, SHOWN_WARNINGS).map((issue) => `warning: ${formatIssue(issue)}`), ...rest];
  });
}

export const formatIssue = (issue: Issue): string => `${issue.file}:${issue.line}: ${issue.path}: ${issue.message}`;
