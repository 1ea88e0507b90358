// One thing wrong with the content: the file, the place in it, and what was expected.
import { formatPath, type JsonPath, type JsonSource } from './jsonSource.ts';

export interface Issue {
  /** Path from the project root. */
  file: string;
  line: number;
  path: string;
  message: string;
}

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

export const formatIssue = (issue: Issue): string => `${issue.file}:${issue.line}: ${issue.path}: ${issue.message}`;
