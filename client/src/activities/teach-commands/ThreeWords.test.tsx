// @vitest-environment jsdom
// Tests that the companion does what it heard, of another stranger each turn, and that a misheard word is told.
import { type ActivityOf, activitySchema } from '@lanternwise/shared/activities/registry';
import { hearCommand } from '@lanternwise/shared/voices/commandModel';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import json from '../../../../shared/content/realms/voice-valley-park/activities/teach-three-words.json' with {
  type: 'json',
};
import { createStore } from '../../features/store/store.ts';
import type { SkillStep } from '../host/skill.ts';
import { NOWHERE } from '../testing/skillUse.ts';
import { clipOf, ThreeWords } from './ThreeWords.tsx';

function taughtActivity(): ActivityOf<'teach-commands'> {
  const activity = activitySchema.parse(json);
  if (activity.kind !== 'teach-commands') throw new Error('not the teaching of words');
  return activity;
}
const activity = taughtActivity();

afterEach(cleanup);

function setup(voices: string[], turn: number): SkillStep[] {
  const shown: SkillStep[] = [];
  const here = NOWHERE;
  render(
    <Provider store={createStore()}>
      <ThreeWords
        {...{ model: { activity, voices }, isSample: false, here, turn }}
        perform={() => undefined}
        show={async (steps) => void shown.push(...steps)}
      />
    </Provider>,
  );
  return shown;
}

const turns = Array.from({ length: 30 }, (_, turn) => turn);
const isHeard = (voices: string[], turn: number) =>
  hearCommand(voices, clipOf(turn, 'carry').samples).label === 'carry';

it('lets another stranger speak each turn, and does not repeat a clip for thirty', () => {
  expect(turns.slice(0, 4).map((turn) => clipOf(turn, 'stop').voice)).toEqual(['devi', 'oskar', 'zoya', 'devi']);
  expect(new Set(turns.map((turn) => clipOf(turn, 'stop').samples.join())).size).toBe(30);
});

it.each([
  ['come', [{ stay: false }, { act: 'come' }]],
  ['carry', [{ act: 'pose', pose: 'carry', seconds: 2.5 }]],
  ['stop', [{ stay: true }]],
])('does %s, which it heard', async (word, deeds) => {
  const shown = setup(['lucia', 'kiran'], 0);
  fireEvent.click(screen.getByRole('button', { name: word }));
  await waitFor(() => expect(shown).not.toEqual([]));
  expect(shown).toEqual([...deeds, { act: 'say', line: `I heard “${word}”.`, mood: 'glow' }]);
  expect(screen.getByText(`Devi said “${word}”. Wick heard “${word}”.`)).toBeTruthy();
});

it('comes when it takes “carry” for “come”, and tells so', async () => {
  const turn = turns.find((each) => !isHeard(['arjun'], each)) ?? -1;
  const shown = setup(['arjun'], turn);
  fireEvent.click(screen.getByRole('button', { name: 'carry' }));
  await waitFor(() => expect(shown).not.toEqual([]));
  expect(shown).toContainEqual({ act: 'come' });
  expect(shown).toContainEqual({ act: 'say', line: 'You said “carry”? I heard “come”.', mood: 'wrong' });
  expect(shown.at(-1)).toMatchObject({ mood: 'gentle' });
});
