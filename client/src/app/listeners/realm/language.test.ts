// Hints of the other language are gone when the language changes.
import { expect, it } from 'vitest';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { hintTexts } from '../../../features/messages/testing/hintTexts.ts';
import { settingsChanged } from '../../../features/settings/settingsSlice.ts';
import { connectLanguage } from './language.ts';
import { createTestRealm } from './testing/testRealm.ts';

it('leaves no hint of the other language', () => {
  const { world, store } = createTestRealm();
  const stop = connectLanguage(world);
  store.dispatch(hintGiven('welcome', 'Collect the objects'));
  store.dispatch(settingsChanged({ language: 'hi' }));
  expect(hintTexts(store.getState())).toEqual([]);
  stop();
});
