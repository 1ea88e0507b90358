// Tests realm content in both languages: request, fallback, live replacement, and translation for narration.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { CONTENT_FORMAT } from '@lanternwise/shared/generated/format.ts';
import { reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { afterEach, expect, it, vi } from 'vitest';
import { createLiveContent } from './liveContent.ts';
import { loadRealmContent } from './loadRealmContent.ts';
import { createTextTranslator } from './textTranslator.ts';

afterEach(() => vi.unstubAllGlobals());

const offline = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('offline'))),
  );
const park = async (language: 'en' | 'hi') => {
  offline();
  return loadRealmContent('ai-adventure-park', language);
};

it('is requested in the language', async () => {
  offline();
  await loadRealmContent('demo', 'en');
  await loadRealmContent('demo', 'hi');
  expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual([
    '/api/v1/content/realms/demo',
    '/api/v1/content/realms/demo?lang=hi',
  ]);
});

it('is loaded from the bundle while offline: in Hindi if the realm is translated, else in English', async () => {
  const [english, hindi] = [await park('en'), await park('hi')];
  expect(english.realm.title).toBe('AI Adventure Park');
  expect(hindi.realm.title).toMatch(/\p{Script=Devanagari}/u);
  expect(Object.keys(hindi.activities)).toEqual(Object.keys(english.activities));
  offline();
  expect((await loadRealmContent('demo', 'hi')).realm.id).toBe('demo');
});

it('is taken from the server as it is where both have the same format, else only if it is valid', async () => {
  const known = await park('en');
  const newer = { ...known, realm: { ...known.realm, title: 'Park of today' } };
  const load = async (format: string, content: unknown) => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true, revision: 'r', format, content }));
    return (await loadRealmContent('ai-adventure-park', 'en')).realm.title;
  };
  expect(await load(CONTENT_FORMAT, newer)).toBe('Park of today');
  expect(await load('of another release', newer)).toBe('Park of today');
  expect(await load('of another release', { ...newer, lessons: { unknown: { kind: 'hologram' } } })).toBe(
    known.realm.title,
  );
});

it('can be replaced by another language without a new object', async () => {
  const [english, hindi] = [await park('en'), await park('hi')];
  const live = createLiveContent(english);
  const { content, questContext } = live;
  const finishDialog = () =>
    reduceQuest(questContext, EMPTY_REALM_STATE, {
      kind: 'dialog-finished',
      ref: 'owl-hello',
      id: '00000000-0000-4000-8000-000000000001',
      at: 1,
      realm: 'ai-adventure-park',
    });
  const before = finishDialog();
  live.replace(hindi);
  expect(content.realm.title).toBe(hindi.realm.title);
  expect(questContext.quest.exit.hint).toBe(hindi.quest.exit.hint);
  expect(finishDialog().state).toEqual(before.state);
});

it('translates a shown text, loading the other language once', async () => {
  const [english, hindi] = [await park('en'), await park('hi')];
  let shown: RealmContent = english;
  const load = vi.fn(async (_realm: string, language: 'en' | 'hi') => (language === 'hi' ? hindi : english));
  const translate = createTextTranslator('ai-adventure-park', () => shown, load);
  expect(await translate(english.realm.goal, 'hi')).toBe(hindi.realm.goal);
  expect(await translate(english.realm.welcome.text, 'hi')).toBe(hindi.realm.welcome.text);
  expect(await translate('Not in this realm', 'hi')).toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
  shown = hindi;
  expect(await translate(hindi.realm.goal, 'en')).toBe(english.realm.goal);
});
