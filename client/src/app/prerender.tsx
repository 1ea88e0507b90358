// Renders the public pages to HTML at build time, as a visitor sees them before scripts run; the server puts them into #root.
import { text } from 'node:stream/consumers';
import { COURSES } from '@lanternwise/shared/courses/courses';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { Provider } from 'react-redux';
import { type RouteObject, StaticRouter, useRoutes } from 'react-router-dom';
import { DEFAULT_SETTINGS } from '../features/settings/settings.ts';
import { switchLanguage } from '../i18n/catalogues.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { i18n } from '../i18n/runtime.tsx';
import { QUESTIONS } from '../pages/home/sections/questions.ts';
import { SiteLayout } from '../pages/layout/SiteLayout.tsx';
import { publicPages } from './publicRoutes.tsx';
import { RootLayout } from './RootLayout.tsx';
import { createStore } from './store.ts';

export interface PrerenderedPage {
  language: Language;
  /** '*' is the not-found page, '#shell' the site around a page that the server writes. */
  path: string;
  html: string;
  /** Those that the page answers, for search engines. */
  questions?: { question: string; answer: string }[];
}

/** Courses are written in English only. */
const PAGES: readonly { path: string; languages: readonly Language[] }[] = [
  { path: '/', languages: LANGUAGES },
  { path: '/about-us', languages: LANGUAGES },
  { path: '/gallery', languages: LANGUAGES },
  { path: '/pricing', languages: LANGUAGES },
  { path: '/licences', languages: LANGUAGES },
  { path: '/courses', languages: ['en'] },
  ...COURSES.map(({ slug }) => ({ path: `/courses/${slug}`, languages: ['en'] as const })),
  { path: '*', languages: LANGUAGES },
  { path: '#shell', languages: LANGUAGES },
];

/** The place of a page that the server writes; SiteDocument finds it by this text. */
const shell: RouteObject[] = [{ path: '*', element: <div className="lw-page grid gap-6 py-10" id="served-page" /> }];

function Site({ pages }: { pages: RouteObject[] }) {
  return useRoutes([{ element: <RootLayout />, children: [{ element: <SiteLayout />, children: pages }] }]);
}

async function renderPage(path: string, language: Language): Promise<string> {
  const store = createStore({ settings: { ...DEFAULT_SETTINGS, language } });
  const isShell = path === '#shell';
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={isShell || path === '*' ? '/-' : path}>
          <Site pages={isShell ? shell : publicPages} />
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

/** In the current language. */
const homeQuestions = () =>
  QUESTIONS.map(({ question, answer }) => ({ question: i18n._(question), answer: i18n._(answer) }));

export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const rendered: PrerenderedPage[] = [];
  for (const language of LANGUAGES) {
    await switchLanguage(language);
    for (const { path, languages } of PAGES)
      if (languages.includes(language)) {
        const html = await renderPage(path, language);
        rendered.push({ language, path, html, ...(path === '/' && { questions: homeQuestions() }) });
      }
  }
  return rendered;
}
