// @vitest-environment jsdom
// Tests of Think Tank Park's wizard against lessons.txt 2.5, 2.6 and 8: the intro's three lines and the blocker's own words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialogSchema, realmSchema } from '@lanternwise/shared/content/realm';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '../app/store.ts';
import { DialogControls } from './dialog/DialogControls.tsx';

const FOLDER = join(import.meta.dirname, '../../../shared/content/realms/think-tank-park');
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
const dialog = (id: string) => dialogSchema.parse(read(`dialogs/${id}`));

afterEach(cleanup);

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

it('the last line of a dialogue with a button of its own ends with that button', () => {
  const controls = (isLast: boolean) => (
    <Provider store={createStore()}>
      <DialogControls
        isLast={isLast}
        endLabel="Begin Quest"
        progressText="1 / 1"
        showsBacklog={false}
        onReplay={() => undefined}
        onBacklog={() => undefined}
      />
    </Provider>
  );
  const { rerender } = render(controls(false));
  expect(screen.queryByText('Begin Quest')).toBeNull();
  rerender(controls(true));
  expect(screen.getByText('Begin Quest')).toBeTruthy();
});
