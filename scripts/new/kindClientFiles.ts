// The files of a new kind of activity in the client: view, style, test, and the driver by which tests play it.
import type { KindName } from './activityKind.ts';

/** Said while nothing is marked. */
export const WAIT_MESSAGE = 'Mark at least one.';

export function kindClientFiles(names: KindName): Record<string, string> {
  const folder = `client/src/activities/${names.kind}`;
  return {
    [`${folder}/${names.view}.tsx`]: viewSource(names),
    [`${folder}/${names.view}.test.tsx`]: testSource(names),
    [`${folder}/${names.kind}.css`]: styleSource(names),
    [`${folder}/drive.ts`]: driverSource(names),
  };
}

const viewSource = ({ kind, view, title }: KindName) => `// ${title}: mark everything that fits.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { CheckBar } from '../kit/CheckBar.tsx';
import type { ActivityProps } from '../kit/types.ts';
import { standing, useCheck } from '../kit/useCheck.ts';
import './${kind}.css';

export function ${view}({ activity, seed, submit }: ActivityProps<'${kind}'>) {
  const { t } = useLingui();
  const check = useCheck<string[]>([], submit);
  const { answer: marked, grade, solved } = check;
  const toggle = (id: string) =>
    check.change(marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id]);
  return (
    <>
      <p className="act-question">{activity.question}</p>
      <ul className="act-${kind}-items">
        {shuffle(activity.items, seed).map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              className="act-${kind}-item"
              data-control={\`item:\${id}\`}
              data-standing={standing(grade, id)}
              aria-pressed={marked.includes(id)}
              disabled={solved}
              onClick={() => toggle(id)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <CheckBar activity={activity} check={check} ready={marked.length > 0} wait={t\`${WAIT_MESSAGE}\`} />
    </>
  );
}
`;

const styleSource = ({ kind, title }: KindName) => `/* ${title}: things to mark, side by side where there is room. */
@layer components {
  .act-${kind}-items {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: 12px;
  }
  .act-${kind}-item {
    inline-size: 100%;
    min-block-size: 56px;
    padding: 10px 16px;
    border: 3px solid var(--line);
    border-radius: 14px;
    background: var(--panel);
    color: var(--text);
    font-weight: 700;
  }
  .act-${kind}-item[aria-pressed="true"] {
    border-color: var(--link);
    background: color-mix(in srgb, var(--link) 18%, var(--panel));
  }
  .act-${kind}-item[data-standing="wrong"] {
    border-style: dashed;
  }
}
`;

const driverSource = ({ kind, title }: KindName) => `// Plays the activity "${title}".
import { checkRight, checkWrong, type Driver } from '../kit/drive.ts';

export const drive: Driver<'${kind}'> = async (player, { items, ...activity }, wrongFirst) => {
  const press = async (fits: boolean) => {
    for (const item of items) if (item.fits === fits) await player.press(\`item:\${item.id}\`);
  };
  const misfits = items.some((item) => !item.fits);
  await player.blocked('check');
  if (wrongFirst && misfits) {
    await press(false);
    await checkWrong(player, { items, ...activity });
    await press(false);
  }
  await press(true);
  await checkRight(player, { items, ...activity });
};
`;

const testSource = ({ kind, camel, view }: KindName) => `// @vitest-environment jsdom
// The view of the kind "${kind}": marks are checked together, a wrong one is explained, everything that fits passes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ${camel} } from '@lanternwise/shared/activities/${kind}/definition';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ${view} } from './${view}.tsx';

const file = join(import.meta.dirname, '../../../../shared/src/activities/${kind}/example.json');
const activity = ${camel}.schema.parse(JSON.parse(readFileSync(file, 'utf8')));
const submit = vi.fn((answer: string[]) => ${camel}.grade(activity, answer));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => document.body.textContent;

beforeEach(() => {
  submit.mockClear();
  render(<${view} activity={activity} seed={7} submit={submit} report={vi.fn()} />);
});
afterEach(cleanup);

it('explains what is wrong, and passes once everything that fits is marked', () => {
  expect(screen.getByRole('button', { name: 'Check' }).matches(':disabled')).toBe(true);
  press('This one fits');
  press('This one does not');
  press('Check');
  expect(said()).toContain(activity.messages.wrong);
  expect(said()).toContain('Say what was mixed up here.');
  press('This one does not');
  press('This one fits too');
  press('Check');
  expect(said()).toContain(activity.messages.correct);
  expect(submit).toHaveLastReturnedWith({ correct: true, score: 1, wrong: [] });
});
`;
