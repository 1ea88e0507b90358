// @vitest-environment jsdom
// Tests of the realm in Hindi: open overlays, hints and place names follow a language change.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectExit } from '../app/listeners/realm/exit.ts';
import { createTestRealm, TEST_CONTENT } from '../app/listeners/realm/testing/testRealm.ts';
import { switchLanguage } from '../i18n/catalogues.ts';
import { showInHindi } from '../i18n/testing/showInHindi.ts';
import { describeSpeaker } from '../overlay-kit/characters.ts';
import { setupLearner } from './lesson/testing/renderLesson.tsx';
import { describePlace } from './places/describePlace.ts';
import { directionTo } from './places/direction.ts';

it('translates the buttons of an open lesson without reopening it', async () => {
  setupLearner().open('lesson', 'project-cycle');
  const previous = screen.getByRole('button', { name: 'Previous' });
  await showInHindi('realm');
  expect(previous.textContent).toBe('पीछे');
  expect(screen.getByRole('button', { name: 'आगे' })).toBeTruthy();
  expect(screen.getByText('ज़रा सोचें')).toBeTruthy();
  await act(() => switchLanguage('en'));
  expect(previous.textContent).toBe('Previous');
});

it('shows hints in Hindi', async () => {
  await showInHindi('realm');
  const { world, bus, hint } = createTestRealm();
  connectExit(world);
  bus.emit('exit/reached', { id: 'exit' });
  expect(hint()).toBe('पहले सारे कार्य पूरे कीजिए, फिर तीर आपको आगे जाने देगा।');
});

it("translates directions, places and the learner's name", async () => {
  await showInHindi('realm');
  expect(directionTo({ x: 1000, y: 800 }, { x: 1300, y: 500 })).toBe('11 क़दम ऊपर दाईं ओर');
  expect(describePlace(TEST_CONTENT, { id: 'exit', kind: 'exit' }).name).toBe('अगली दुनिया का रास्ता');
  expect(describeSpeaker(TEST_CONTENT, 'player', 'milo').name).toBe('मिलो');
});
