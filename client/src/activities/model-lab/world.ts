// The yard before the canteen on the map: crates, signs and mats of the draft, or the trays that walk through its tree.
import { YARD } from '@lanternwise/shared/activities/model-lab/mapNames';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { type DecisionTree, passesTest } from '@lanternwise/shared/learning/decisionTree';
import type { Example, Experiment } from '@lanternwise/shared/learning/tableExperiment';
import { t } from '@lingui/core/macro';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { crateLines, crateRows, lookOf, tintOf } from './crates.ts';
import { describeTest } from './describeTest.ts';
import { type Fix, labStorage, type ModelLabDraft, NEWLY_TRAINED } from './draft.ts';
import type { YardMat, YardQueue, YardShow } from './messages.ts';
import type { StageId } from './stages.ts';

type Lab = ActivityOf<'model-lab'>;
type Deployed = NonNullable<ModelLabDraft['deployed']>;

/** The stage on the open window. */
export interface LabView {
  stage: StageId;
}

const TRAINED_STAGES: readonly StageId[] = ['train', 'test', 'deploy'];

/** From left to right: yes and yes, yes and no, no and yes, no and no; a question that is not there is passed by. */
function binOf(tree: DecisionTree, values: Example['values']): number {
  if (tree.kind === 'leaf') return 0;
  const isYes = passesTest(tree.test, values);
  const child = isYes ? tree.pass : tree.fail;
  const isSecondYes = child.kind === 'leaf' || passesTest(child.test, values);
  return (isYes ? 0 : 2) + (isSecondYes ? 0 : 1);
}

const childrenOf = (tree: DecisionTree): readonly (DecisionTree | null)[] =>
  tree.kind === 'branch' ? [tree.pass, tree.fail] : [tree, null];

const leavesOf = (child: DecisionTree | null): readonly (DecisionTree | null)[] =>
  child?.kind === 'branch' ? [child.pass, child.fail] : [child, null];

function queueOf(lab: Lab, tree: DecisionTree, rows: readonly Example[]): YardQueue {
  const ask = (node: DecisionTree | null) => (node?.kind === 'branch' ? describeTest(lab, node.test) : null);
  const leaves = childrenOf(tree).flatMap(leavesOf);
  const answers = [t`yes`, t`no`];
  const second = childrenOf(tree).map((child, at) => {
    const question = ask(child);
    return question && `${answers[at]} → ${question}`;
  });
  return {
    boards: [ask(tree), ...second],
    bins: leaves.map((leaf) =>
      leaf?.kind === 'leaf'
        ? { label: leaf.label ? lab.target.yesShort : lab.target.noShort, isFull: leaf.label }
        : null,
    ),
    trays: rows.map((row) => {
      const bin = binOf(tree, row.values);
      const leaf = leaves[bin];
      const said = leaf?.kind === 'leaf' && leaf.label;
      return { id: row.number, bin, isRight: said === row.label, tint: tintOf(lab, row.values) };
    }),
  };
}

const modelOf = ({ deployed }: ModelLabDraft): Deployed => deployed ?? 'tree';

function workShow(lab: Lab, { columns, fixes, open }: ModelLabDraft): YardShow {
  const fixOf = (row: number): Fix => fixes[row] ?? 'keep';
  const mat = (id: string, label: string, isOn = false): YardMat => ({ id, label, isOn });
  const floor =
    open === undefined
      ? [mat('train', t`Train`)]
      : [
          mat('fix:keep', t`Keep`, fixOf(open) === 'keep'),
          mat('fix:repair', t`Mend`, fixOf(open) === 'repair'),
          mat('fix:remove', t`Throw`, fixOf(open) === 'remove'),
          mat('train', t`Train`),
        ];
  return {
    signs: lab.columns.map(({ id, label }) => mat(`column:${id}`, label, columns.includes(id))),
    crates: crateRows(lab).map((row) => ({
      ...{
        id: `crate:${row}`,
        label: String(row),
        look: lookOf(lab, row, fixOf(row)),
        fix: fixOf(row),
        isOpen: row === open,
      },
      tint: tintOf(
        lab,
        Object.fromEntries(lab.columns.map(({ id }, at) => [id, lab.rows.find(([n]) => n === row)?.[at + 1]])),
      ),
    })),
    card: open === undefined ? null : [fillPlaceholders(lab.words.row, { row: open }), ...crateLines(lab, open)],
    floor: columns.length > 0 ? floor : floor.filter(({ id }) => id !== 'train'),
    queue: null,
  };
}

function queueShow(lab: Lab, draft: ModelLabDraft, experiment: Experiment, isTest: boolean): YardShow {
  const kept = modelOf(draft);
  return {
    ...{ signs: [], crates: [], card: null },
    floor: [
      { id: 'model:stump', label: t`Stump`, isOn: kept === 'stump' },
      { id: 'model:tree', label: t`Tree`, isOn: kept === 'tree' },
      { id: 'crates', label: t`Crates`, isOn: false },
    ],
    queue: queueOf(lab, experiment[kept].tree, isTest ? experiment.testRows : experiment.trainRows),
  };
}

/** What standing on a mat does to the draft; nothing for one that is not there now. */
function stand(mat: string, draft: ModelLabDraft): ModelLabDraft {
  const [what, which = ''] = mat.split(':');
  const { columns, fixes, open } = draft;
  switch (what) {
    case 'column': {
      const isOn = columns.includes(which);
      const next = isOn ? columns.filter((id) => id !== which) : [...columns, which];
      return { ...draft, columns: next, trained: false };
    }
    case 'crate':
      return { ...draft, open: Number(which) };
    case 'fix':
      return open === undefined ? draft : { ...draft, fixes: { ...fixes, [open]: which as Fix }, trained: false };
    case 'train':
      return columns.length > 0 ? { ...draft, ...NEWLY_TRAINED } : draft;
    case 'model':
      return { ...draft, deployed: which === 'stump' ? 'stump' : 'tree' };
    default:
      return { ...draft, trained: false };
  }
}

export const world: CreateFace<'model-lab', 'lunch-yard', LabView, ModelLabDraft> = (lab) => {
  const run = rememberLast('table-experiment');
  return {
    mechanic: 'lunch-yard',
    draft: () => labStorage(lab),
    async show({ view, draft }) {
      const isWalking = draft.trained && draft.columns.length > 0 && (!view || TRAINED_STAGES.includes(view.stage));
      if (!isWalking) return { [YARD]: workShow(lab, draft) };
      const experiment = await run([lab, draft.columns, draft.fixes]);
      return { [YARD]: queueShow(lab, draft, experiment, view?.stage !== 'train') };
    },
    on: ({ mat }, { draft }) => ({ draft: stand(mat, draft) }),
  };
};
