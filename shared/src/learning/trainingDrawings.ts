// Finds what keeps a set of training examples from teaching a classifier: too few labels, equal examples.
import type { LabelledExample } from './knn.ts';

export type TrainingProblem =
  | { kind: 'no-examples' }
  /** Whatever is shown to it, a model of one label can only say this label. */
  | { kind: 'one-label'; label: string }
  /** Equal examples (by index) with one label teach no more than one of them. */
  | { kind: 'identical'; indices: number[]; label: string }
  /** Equal examples (by index) with different labels contradict each other. */
  | { kind: 'contradicting'; indices: number[]; labels: string[] };

/** All problems, in order of the first example concerned; an empty list means that training makes sense. */
export function findTrainingProblems(examples: readonly LabelledExample[]): TrainingProblem[] {
  const [first] = examples;
  if (first === undefined) return [{ kind: 'no-examples' }];
  const problems: TrainingProblem[] = [];
  if (examples.every(({ label }) => label === first.label)) problems.push({ kind: 'one-label', label: first.label });
  const groups = new Map<string, number[]>();
  examples.forEach(({ features }, index) => {
    const key = features.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  for (const indices of groups.values()) {
    if (indices.length < 2) continue;
    const labels = [...new Set(indices.map((index) => examples[index]?.label ?? ''))];
    const [label = ''] = labels;
    problems.push(
      labels.length === 1 ? { kind: 'identical', indices, label } : { kind: 'contradicting', indices, labels },
    );
  }
  return problems;
}
