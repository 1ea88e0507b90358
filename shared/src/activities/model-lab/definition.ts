// Model lab: one small data set carried through scope, columns, cleaning, training, test and use, really computed.
import { z } from 'zod';
import { defineActivity } from '../define-activity.ts';
import { key } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { verdict } from '../kit/shapes.ts';
import { problems } from './problems.ts';
import { fields, STAGES } from './schema.ts';

const answer = z.strictObject({
  scope: key,
  columns: z.array(key).max(12),
  fixes: z.record(key, z.enum(['keep', 'remove', 'repair'])),
  prediction: key.optional(),
  deployed: z.enum(['stump', 'tree']),
  sign: key,
});

type Answer = z.infer<typeof answer>;
type Lab = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

/** Which stages were decided soundly. */
function sound(
  lab: Lab,
  { scope, columns, fixes, sign }: Answer,
): Record<'scope' | 'columns' | 'clean' | 'deploy', boolean> {
  const role = (column: string) => lab.columns.find((c) => c.id === column)?.role;
  const mended = lab.bad.every((bad) => (fixes[String(bad.row)] ?? 'keep') === bad.fix);
  const bad = new Set(lab.bad.map((row) => String(row.row)));
  const spoiled = Object.entries(fixes).some(([row, fix]) => fix !== 'keep' && !bad.has(row));
  return {
    scope: scope === lab.scope.correct,
    columns: columns.length > 0 && columns.every((column) => role(column) === 'useful'),
    clean: mended && !spoiled,
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

const EMPTY: Answer = { scope: '_none', columns: [], fixes: {}, deployed: 'stump', sign: '_none' };

const others = (question: Lab['scope']) => question.options.filter((option) => option.id !== question.correct);

export const modelLab = defineActivity({
  kind: 'model-lab',
  fields,
  answer,
  /** Wrong parts are named by their stage. The model that is kept is the learner's choice. */
  grade: (activity, given) => {
    const parts = Object.entries(sound(activity, given));
    const wrong = parts.flatMap(([part, right]) => (right ? [] : [part]));
    return verdict(wrong, parts.length);
  },
  explain: ({ stages, repairs, signs }, { sign }) => [
    { item: 'scope', label: stages.scope.title, text: repairs.scope },
    { item: 'columns', label: stages.columns.title, text: repairs.columns },
    { item: 'clean', label: stages.clean.title, text: repairs.clean },
    explainPick('deploy', stages.deploy.title, signs.options, sign),
  ],
  problems,
  parts: () => STAGES,
  solution,
  emptyAnswer: () => EMPTY,
  mistakes: (activity) => {
    const right = solution(activity);
    const row = activity.rows.find(([number]) => !activity.bad.some((bad) => bad.row === number))?.[0];
    return [
      ...others(activity.scope).map((option) => ({ ...right, scope: option.id })),
      ...activity.columns
        .filter((column) => column.role !== 'useful')
        .map((column) => ({ ...right, columns: [...right.columns, column.id] })),
      ...activity.bad.map((bad) => ({ ...right, fixes: { ...right.fixes, [String(bad.row)]: 'keep' as const } })),
      { ...right, fixes: { ...right.fixes, [String(row)]: 'remove' as const } },
      ...others(activity.signs).map((option) => ({ ...right, sign: option.id })),
    ];
  },
});
