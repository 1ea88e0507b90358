// @vitest-environment jsdom
// Tests of the preview: the real screen with the texts of the form, on the page of the text that is edited; nothing is saved.
import { join } from 'node:path';
import { lessonSchema } from '@lanternwise/shared/content/lesson';
import { dialogSchema } from '@lanternwise/shared/content/realm';
import { textFields } from '@lanternwise/shared/content/textFields';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { compileContent } from '../../../../../scripts/content/compile.ts';
import { createStore } from '../../../features/store/store.ts';
import type { PreviewProps } from '../../../pages/admin/content/EditPage.tsx';
import { ContentPreview } from './ContentPreview.tsx';

const [park] = compileContent(join(import.meta.dirname, '../../../../..')).realms;
if (!park) throw new Error('the park does not compile');
vi.mock('../../../features/content/loadRealmContent.ts', () => ({ loadRealmContent: () => Promise.resolve(park) }));

// Loaded in advance: the screens are lazy, and many.
beforeAll(async () => {
  await Promise.all([
    import('../../../overlays/lesson/LessonOverlay.tsx'),
    import('../../../overlays/dialog/DialogOverlay.tsx'),
    import('../../../overlays/ActivityOverlay.tsx'),
  ]);
}, 30_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asTexts = (fields: readonly { path: string; text: string }[]): PreviewProps['texts'] =>
  fields.map(({ path, text }) => ({ path, text, translations: { hi: { text: null, state: 'missing' } } }));

const preview = (props: Omit<PreviewProps, 'realm' | 'language'>) => (
  <Provider store={createStore()}>
    <ContentPreview realm="ai-adventure-park" language="en" {...props} />
  </Provider>
);

it('shows the step of the text that is edited, with its draft', async () => {
  const name = { part: 'lessons', id: 'project-cycle' } as const;
  const texts = asTexts(textFields(lessonSchema, park.lessons['project-cycle']));
  const { rerender } = render(
    preview({ name, texts, drafts: { 'steps.2.title': 'Look closely' }, path: 'steps.2.title' }),
  );
  expect(await screen.findByRole('heading', { name: 'Look closely', level: 3 })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(preview({ name, texts, drafts: { 'steps.2.title': 'Look again' }, path: 'steps.2.title' }));
  expect(await screen.findByRole('heading', { name: 'Look again', level: 3 })).toBeTruthy();
});

it('shows the line of a conversation that is edited', async () => {
  const [id, dialog] = Object.entries(park.dialogs).find(([, { lines }]) => lines.length > 1) ?? [];
  if (id === undefined) throw new Error('no conversation of two lines');
  const texts = asTexts(textFields(dialogSchema, dialog));
  const drafts = { 'lines.1.text': 'A new second line.' };
  render(preview({ name: { part: 'dialogs', id }, texts, drafts, path: 'lines.1.text' }));
  expect(await screen.findByText(/A new second line\.$/)).toBeTruthy();
});

it('shows an activity, and says where there can be no preview', async () => {
  const [id, activity] = Object.entries(park.activities)[0] ?? [];
  if (id === undefined || !activity) throw new Error('no activity');
  const texts = asTexts([{ path: 'title', text: activity.title }]);
  render(preview({ name: { part: 'activities', id }, texts, drafts: { title: 'Another title' }, path: 'title' }));
  expect((await screen.findAllByText('Another title')).length).toBeGreaterThan(0);
  cleanup();
  render(preview({ name: { part: 'lessons', id: 'none' }, texts: [], drafts: {}, path: '' }));
  expect(await screen.findByText(/there is no preview/)).toBeTruthy();
});
