// A trained tree as nested questions with the training days that reached each answer.
import type { Test, Tree } from '@lanternwise/shared/learning/decision-tree';
import type { StageProps } from './stage.ts';

type Canteen = StageProps['activity'];

export function describeTest(activity: Canteen, test: Test): string {
  const column = activity.columns.find((c) => c.id === test.column);
  const name = column?.label ?? test.column;
  if (test.kind === 'is') return `${name} is ${test.value}?`;
  return `${name} at least ${Math.round(test.value * 10) / 10} ${column?.unit ?? ''}`.trim().concat('?');
}

export function TreeFigure({ title, activity, tree }: { title: string; activity: Canteen; tree: Tree }) {
  return (
    <figure className="act-paper canteen-tree">
      <figcaption>{title}</figcaption>
      <Node activity={activity} tree={tree} />
    </figure>
  );
}

function Node({ activity, tree }: { activity: Canteen; tree: Tree }) {
  if (tree.kind === 'leaf') {
    return (
      <p className={tree.label ? 'canteen-leaf canteen-leaf-yes' : 'canteen-leaf canteen-leaf-no'}>
        {tree.label ? `▲ ${activity.target.yes}` : `● ${activity.target.no}`}
        <span className="canteen-count">{`${tree.yes} ▲ · ${tree.no} ●`}</span>
      </p>
    );
  }
  return (
    <div className="canteen-branch">
      <p className="canteen-ask">{describeTest(activity, tree.test)}</p>
      <ul>
        <li>
          <span className="canteen-way">yes</span>
          <Node activity={activity} tree={tree.pass} />
        </li>
        <li>
          <span className="canteen-way">no</span>
          <Node activity={activity} tree={tree.fail} />
        </li>
      </ul>
    </div>
  );
}
