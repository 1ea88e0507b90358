// Renders the public pages to HTML as a visitor sees them before scripts run: fixed ones at build time, those with data by the server.
import { text } from 'node:stream/consumers';
import { LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { COURSES } from '@lanternwise/shared/courses/courses';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { Provider } from 'react-redux';
import { StaticRouter, useRoutes } from 'react-router-dom';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { createStore } from '../features/store/store.ts';
import { switchLanguage } from '../i18n/catalogues.ts';
import { i18n } from '../i18n/runtime.tsx';
import { QUESTIONS } from '../pages/home/sections/questions.ts';
import { SiteLayout } from '../pages/layout/SiteLayout.tsx';
import { notFound, publicPages } from './publicRoutes.tsx';
import { RootLayout } from './RootLayout.tsx';
import { type ServedReply, storeServedReplies } from './servedReplies.ts';

export interface PrerenderedPage {
  language: Language;
  /** '*' is the not-found page. */
  path: string;
  html: string;
  /** Those that the page answers, for search engines. */
  questions?: { question: string; answer: string }[];
}

/** Those with data are rendered by the server. */
const PATHS: readonly string[] = [
  ...publicPages.flatMap(({ path }) => (path && path !== '/blogs' && !path.includes(':') ? path : [])),
  ...COURSES.map(({ slug }) => `/courses/${slug}`),
  '*',
];

function Site() {
  const pages = [...publicPages, notFound];
  return useRoutes([{ element: <RootLayout />, children: [{ element: <SiteLayout />, children: pages }] }]);
}

/**
 * Renders one address. `replies` are those that its requests to the API would get; the rest of the page waits for the browser.
 * Pages are rendered one after the other, since the language of the messages is global.
 */
async function renderInLanguage(address: string, language: Language, replies: readonly ServedReply[]): Promise<string> {
  await switchLanguage(language);
  const store = createStore({ settings: { ...DEFAULT_SETTINGS, language } });
  await storeServedReplies(store, replies);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={address}>
          <Site />
        </StaticRouter>
      </Provider>
    </StrictMode>,
    {
      // Everything in its place: React would bring large parts in by inline scripts, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return text(prelude as NodeJS.ReadableStream & AsyncIterable<string>);
}

let lastRender: Promise<unknown> = Promise.resolve();

/** Also called by the server (server/src/modules/site/PageRenderer.ts). */
export function renderPage(address: string, language: Language, replies: readonly ServedReply[] = []): Promise<string> {
  const rendered = lastRender.then(() => renderInLanguage(address, language, replies));
  lastRender = rendered.catch(() => undefined);
  return rendered;
}

/** In the current language. */
const homeQuestions = () =>
  QUESTIONS.map(({ question, answer }) => ({ question: i18n._(question), answer: i18n._(answer) }));

export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const rendered: PrerenderedPage[] = [];
  for (const language of LANGUAGES)
    for (const path of PATHS) {
      const html = await renderPage(path === '*' ? '/-' : path, language);
      rendered.push({ language, path, html, ...(path === '/' && { questions: homeQuestions() }) });
    }
  return rendered;
}
