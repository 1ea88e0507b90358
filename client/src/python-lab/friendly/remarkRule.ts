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
export type RemarkRule = (program: ProgramLines) => RuleRemark | undefined;

/** A rule about one line: remarks on the first for which `find` has words. `plain`: its code, `at`: its index. */
export const onLine =
  (
    find: (plain: string, at: number, program: ProgramLines) => Omit<RuleRemark, 'line'> | undefined | false,
  ): RemarkRule =>
  (program) => {
    for (const [at, text] of program.plain.entries()) {
      const found = find(text, at, program);
      if (found) return { line: at + 1, ...found };
    }
    return undefined;
  };

/** The same for lines whose code fits a pattern; the words may be made of that match. */
export const onCode = (code: RegExp, words: (found: RegExpExecArray) => Omit<RuleRemark, 'line'>): RemarkRule =>
  onLine((plain) => {
    const found = code.exec(plain);
    return found ? words(found) : undefined;
  });
