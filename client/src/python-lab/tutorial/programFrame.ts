// What is left of a program when its values are taken out: the last hint before a learner writes it.

const PARTS: readonly [pattern: RegExp, frame: string][] = [
  [/^(\s*(?:else|try|finally)\s*:).*$/, '$1'],
  [/^(\s*(?:if|elif|while|for|def|class|with|except)) .*:\s*$/, '$1 …:'],
  [/^(\s*return).*$/, '$1 …'],
  [/^(\s*\w+ *[-+*/]?=)(?!=).*$/, '$1 …'],
  [/^(\s*\w+)\(.*$/, '$1(…)'],
];

function frameOf(line: string): string {
  if (/^\s*(#|$)/.test(line)) return line;
  const part = PARTS.find(([pattern]) => pattern.test(line));
  return part ? line.replace(part[0], part[1]) : '…';
}

/** The program's lines with their first words and their indentation; everything that has to be thought of is a gap. */
export const programFrame = (code: string): string => code.trimEnd().split('\n').map(frameOf).join('\n');
