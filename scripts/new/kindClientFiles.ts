// Templates of a new kind of activity in the client: its view, CSS module, test, and the driver by which tests play it.
import type { KindName } from './activityKind.ts';

/** Shown while nothing is marked. */
export const INCOMPLETE_HINT = 'Mark at least one.';

/** What its window and its parts have besides if it acts on the map. */
const NONE = {
  imports: '',
  state: 'const check = useAnswerCheck<string[]>([], submit);',
  toggled: 'marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id]',
  parts: '',
};

const onMap = ({ kind, camel }: KindName): typeof NONE => ({
  imports: `import { NO_MARKS, parseMarks, toggleMark } from './draft.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
`,
  state: `useOnMap<true>(activity.id, true);
  const check = useAnswerCheck<string[]>(NO_MARKS, submit, useStoredDraft(activity.id, NO_MARKS, parseMarks));`,
  toggled: 'toggleMark(marked, id)',
  parts: `  world: async () => (await import('./world.ts')).world,
  mechanic: { class: '${kind}', load: () => import('./mechanic/${camel}.ts') },
`,
});

export function kindClientFiles(names: KindName, isWorldKind: boolean): Record<string, string> {
  const more = isWorldKind ? onMap(names) : NONE;
  const folder = `client/src/activities/${names.kind}`;
  return {
    [`${folder}/${names.view}.tsx`]: viewSource(names, more),
    [`${folder}/${names.view}.module.css`]: styleSource(names),
    [`${folder}/${names.view}.test.tsx`]: testSource(names),
    [`${folder}/kind.ts`]: kindSource(names, more),
    [`${folder}/drive.ts`]: driverSource(names),
  };
}

const kindSource = (
  { kind, view }: KindName,
  { parts }: typeof NONE,
) => `// Where the client finds the parts of the activity kind '${kind}'.
import { defineKind } from '../host/defineKind.ts';

export const kind = defineKind<'${kind}', typeof import('./drive.ts')>({
  view: async () => (await import('./${view}.tsx')).${view},
${parts}  width: 'normal',
});
`;

const viewSource = (
  { kind, view, title }: KindName,
  { imports, state, toggled }: typeof NONE,
) => `// ${title}: everything that fits is marked.
${imports}import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { ResultMark } from '../kit/ResultMark.tsx';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';
import styles from './${view}.module.css';

export function ${view}({ activity, seed, submit }: ActivityProps<'${kind}'>) {
  const { t } = useLingui();
  ${state}
  const { answer: marked, grade, solved } = check;
  const toggle = (id: string) => check.changeAnswer(${toggled});
  return (
    <>
      <p className={kitStyles.question}>{activity.question}</p>
      <ul className={styles.items}>
        {shuffle(activity.items, seed).map(({ id, text }) => {
          const result = itemResult(grade, id);
          return (
            <li key={id}>
              <button
                type="button"
                className={cx(styles.item, result === 'wrong' && styles.isWrong)}
                data-control={\`item:\${id}\`}
                aria-pressed={marked.includes(id)}
                disabled={solved}
                onClick={() => toggle(id)}
              >
                {text}
                <ResultMark result={result} />
              </button>
            </li>
          );
        })}
      </ul>
      <CheckBar activity={activity} check={check} ready={marked.length > 0} incompleteHint={t\`${INCOMPLETE_HINT}\`} />
    </>
  );
}
`;

const styleSource = ({ title }: KindName) => `/* ${title}: the items, side by side where there is room. */
@layer components {
  .items {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: 12px;
  }
  .item {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 56px;
    padding: 10px 16px;
    border: 3px solid var(--line);
    border-radius: 14px;
    background: var(--panel);
    color: var(--text);
    font-weight: 700;
  }
  .item[aria-pressed="true"] {
    border-color: var(--link);
    background: color-mix(in srgb, var(--link) 18%, var(--panel));
  }
  .isWrong {
    border-style: dashed;
  }
}
`;

const driverSource = ({ kind, title }: KindName) => `// Plays the activity "${title}".
import { type ActivityDriver, expectCorrect, expectWrong } from '../kit/drive.ts';

export const drive: ActivityDriver<'${kind}'> = async (user, { items, ...activity }, wrongFirst) => {
  const clickAll = async (fits: boolean) => {
    for (const item of items) if (item.fits === fits) await user.click(\`item:\${item.id}\`);
  };
  const hasMisfits = items.some((item) => !item.fits);
  await user.expectDisabled('check');
  if (wrongFirst && hasMisfits) {
    await clickAll(false);
    await expectWrong(user, { items, ...activity });
    await clickAll(false);
  }
  await clickAll(true);
  await expectCorrect(user, { items, ...activity });
};
`;

const testSource = ({ kind, camel, view }: KindName) => `// @vitest-environment jsdom
// The view of the kind "${kind}": marks are checked together, a wrong one is explained, and the correct answer passes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ${camel} } from '@lanternwise/shared/activities/${kind}/definition';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ${view} } from './${view}.tsx';

const file = join(import.meta.dirname, '../../../../shared/src/activities/${kind}/example.json');
const activity = ${camel}.schema.parse(JSON.parse(readFileSync(file, 'utf8')));
const submit = vi.fn((answer: string[]) => ${camel}.grade(activity, answer));
const click = (text: string) => fireEvent.click(screen.getByText(text));
const pageText = () => document.body.textContent;

beforeEach(() => {
  submit.mockClear();
  render(<${view} activity={activity} seed={7} submit={submit} report={vi.fn()} />);
});
afterEach(cleanup);

it('explains what is wrong, and passes once everything that fits is marked', () => {
  expect(screen.getByRole('button', { name: 'Check' }).getAttribute('aria-disabled')).toBe('true');
  click('This one fits');
  click('This one does not');
  click('Check');
  expect(pageText()).toContain(activity.messages.wrong);
  expect(pageText()).toContain('Say what was mixed up here.');
  click('This one does not');
  click('This one fits too');
  click('Check');
  expect(pageText()).toContain(activity.messages.correct);
  expect(submit).toHaveLastReturnedWith({ correct: true, score: 1, wrong: [] });
});
`;
