// @vitest-environment jsdom
// Tests of the intros and blockers of Wonder Vision Valley and Think Tank Park against lessons.txt 2.5, 2.6 and 8.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialogSchema, realmSchema } from '@lanternwise/shared/content/realm';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createStore } from '../features/store/store.ts';
import { DialogControls } from './dialog/DialogControls.tsx';

const REALMS = join(import.meta.dirname, '../../../shared/content/realms');
const read = (name: string, realm = 'think-tank-park'): unknown =>
  JSON.parse(readFileSync(join(REALMS, realm, `${name}.json`), 'utf8'));
const dialog = (id: string, realm?: string) => dialogSchema.parse(read(`dialogs/${id}`, realm));

it('The wizard intro of 3 lines follows the welcome', () => {
  const { welcome } = realmSchema.parse(read('realm'));
  expect(dialog(welcome.intro ?? '').lines).toHaveLength(3);
});

it('Wizard blocker: its title, its words and its button, with no Crystal and with one', () => {
  for (const id of ['wizard-hello', 'wizard-one-crystal']) {
    expect(dialog(id)).toMatchObject({ title: 'Hold on, young apprentice', button: 'Begin Quest' });
    expect(dialog(id).lines[0]?.text).toBe(
      'Hey Boy You need Collect the Magical object like hat and armor from map and and then came to learn from me',
    );
  }
});

it("the owl's intro of 5 lines follows the welcome, with 'Continue' and 'Begin Your Journey'", () => {
  const valley = 'wonder-vision-valley';
  const { welcome, items } = realmSchema.parse(read('realm', valley));
  const intro = dialog(welcome.intro ?? '', valley);
  expect(intro.lines).toHaveLength(5);
  expect(intro).toMatchObject({ next: 'Continue', button: 'Begin Your Journey' });
  expect(items.filter(({ clue }) => !clue).map(({ id, appears }) => [id, appears])).toEqual([
    ['hat', 'after-intro'],
    ['armour', 'after-intro'],
  ]);
});

it('the blocker of the valley has the same words', () => {
  expect(dialog('wizard-not-yet', 'wonder-vision-valley')).toEqual(
    expect.objectContaining({ title: 'Hold on, young apprentice', button: 'Begin Quest' }),
  );
  expect(dialog('wizard-not-yet', 'wonder-vision-valley').lines[0]?.text).toBe(dialog('wizard-hello').lines[0]?.text);
});

it('the last line of a dialogue with a button of its own ends with that button', () => {
  const controls = (isLast: boolean) => (
    <Provider store={createStore()}>
      <DialogControls
        isLast={isLast}
        endLabel="Begin Quest"
        nextLabel="Continue"
        progressText="1 / 1"
        showsBacklog={false}
        onReplay={() => undefined}
        onBacklog={() => undefined}
      />
    </Provider>
  );
  const { rerender } = render(controls(false));
  expect(screen.queryByText('Begin Quest')).toBeNull();
  expect(screen.getByText('Continue')).toBeTruthy();
  rerender(controls(true));
  expect(screen.getByText('Begin Quest')).toBeTruthy();
});
