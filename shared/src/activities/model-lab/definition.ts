// Defines the model lab: a real model on a small data set, through scope, columns, cleaning, training, test and deployment.
import { z } from 'zod';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { YARD } from './mapNames.ts';
import { problems } from './problems.ts';
import { fields, STAGES } from './schema.ts';

const answer = z.strictObject({
  scope: answerId,
  columns: z.array(answerId).max(12),
  fixes: z.record(answerId, z.enum(['keep', 'remove', 'repair'])),
  prediction: answerId.optional(),
  deployed: z.enum(['stump', 'tree']),
  sign: answerId,
});

type Answer = z.infer<typeof answer>;
type Lab = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

/** Whether the decision of each graded stage is correct. */
function correctStages(
  lab: Lab,
  { scope, columns, fixes, sign }: Answer,
): Record<'scope' | 'columns' | 'clean' | 'deploy', boolean> {
  const role = (column: string) => lab.columns.find((c) => c.id === column)?.role;
  const repaired = lab.bad.every((bad) => (fixes[String(bad.row)] ?? 'keep') === bad.fix);
  const bad = new Set(lab.bad.map((row) => String(row.row)));
  const goodRowsChanged = Object.entries(fixes).some(([row, fix]) => fix !== 'keep' && !bad.has(row));
  return {
    scope: scope === lab.scope.correct,
    columns: columns.length > 0 && columns.every((column) => role(column) === 'useful'),
    clean: repaired && !goodRowsChanged,
    deploy: sign === lab.signs.correct,
  };
}

function solution(lab: Lab): Answer {
  return {
    scope: lab.scope.correct,
    columns: lab.columns.filter((column) => column.role === 'useful').map((column) => column.id),
    fixes: Object.fromEntries(lab.bad.map((bad) => [String(bad.row), bad.fix])),
    deployed: 'tree',
    sign: lab.signs.correct,
  };
}

const EMPTY_ANSWER: Answer = { scope: '_none', columns: [], fixes: {}, deployed: 'stump', sign: '_none' };

export const modelLab = defineActivity({
  kind: 'model-lab',
  learns: ['decisionTree'],
  onMap: () => [{ kind: 'lunch-yard', name: YARD, isBeside: true }],
  figures: () => ['training rows', 'test rows', 'test accuracy', 'precision', 'recall', 'baseline'],
  fields,
  answer,
  answerKeys: ({ rows }) => [...rows.keys(), rows.length].map(String),
  /** Wrong items are stage ids. The deployed model is the learner's choice and not graded. */
  grade: (activity, given) => {
    const parts = Object.entries(correctStages(activity, given));
    const wrong = parts.flatMap(([part, right]) => (right ? [] : [part]));
    return gradeFromErrors(wrong, parts.length);
  },
  explain: ({ stages, repairs, signs }, { sign }) => [
    { item: 'scope', label: stages.scope.title, text: repairs.scope },
    { item: 'columns', label: stages.columns.title, text: repairs.columns },
    { item: 'clean', label: stages.clean.title, text: repairs.clean },
    explainPick('deploy', stages.deploy.title, signs.options, sign),
  ],
  problems,
  parts: () => STAGES,
  tries: () => ['scope', 'columns', 'clean', 'deploy'],
  solution,
  emptyAnswer: () => EMPTY_ANSWER,
  mistakes: (activity) => {
    const right = solution(activity);
    const row = activity.rows.find(([number]) => !activity.bad.some((bad) => bad.row === number))?.[0];
    return [
      ...wrongOptions(activity.scope).map((option) => ({ ...right, scope: option })),
      ...activity.columns
        .filter((column) => column.role !== 'useful')
        .map((column) => ({ ...right, columns: [...right.columns, column.id] })),
      ...activity.bad.map((bad) => ({ ...right, fixes: { ...right.fixes, [String(bad.row)]: 'keep' as const } })),
      { ...right, fixes: { ...right.fixes, [String(row)]: 'remove' as const } },
      ...wrongOptions(activity.signs).map((option) => ({ ...right, sign: option })),
    ];
  },
});
