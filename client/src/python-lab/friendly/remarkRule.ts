// What a remark on a program that ran is, and what its rules look at.
import type { Problem } from '../lab/problem.ts';

export type Remark = Required<Pick<Problem, 'rule' | 'title' | 'help' | 'location'>>;

/** A remark and the text that it was made on. */
export interface FoundRemark extends Remark {
  source: string;
}

export interface ProgramLines {
  source: string;
  /** The lines as they are written. */
  raw: readonly string[];
  /** The same without the content of texts and comments; same columns. */
  plain: readonly string[];
}

interface RuleRemark {
  kind: string;
  line: number;
  title: string;
  help: string;
}

/** Nothing where the program gives no reason. */
export type RemarkRule = (program: ProgramLines) => RuleRemark | undefined | 0;
