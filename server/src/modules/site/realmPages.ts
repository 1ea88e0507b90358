// The pages of single realms: demo variants, protected maps, and the weekly pages of School Class X.
import { type ByLanguage, inLanguage, LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { DEMO_SLUGS, demoMap, type MapId, mapFromSegment, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { type RealmCardText, realmCardMessageId } from '@lanternwise/shared/content/realmCard';
import { REALM_WORDS } from '@lanternwise/shared/generated/realm-words.ts';
import { REALM_WORDS_IN } from '../content/translatedWords.ts';
import { createHead, socialImage } from './createHead.ts';
import type { ListedPage, SitePages } from './sitePages.ts';

function realmText(realm: MapId, field: keyof RealmCardText, language: Language): string {
  return REALM_WORDS_IN[language][realmCardMessageId(realm, field)] ?? REALM_WORDS[realm][field];
}

const DEMO_TITLE: ByLanguage<(title: string) => string> = {
  en: (title) => `${title}: free demo`,
  hi: (title) => `${title}: मुफ़्त डेमो`,
};

const demoImage = socialImage('demo', 'A plaza with a fountain between lawns and blossom trees');

/** Two sessions in each of four weeks, a realm each. */
const WEEK_PAGES = PLAY_ORDER.map((realm, index) => {
  const week = Math.floor(index / 2) + 1;
  const session = (index % 2) + 1;
  return { page: `W${week}S${session}`, week, session, realm };
});

const WEEK_TITLE: ByLanguage<(week: number, session: number, title: string) => string> = {
  en: (week, session, title) => `Week ${week}, session ${session}: ${title}`,
  hi: (week, session, title) => `हफ़्ता ${week}, सत्र ${session}: ${title}`,
};

export function registerRealmPages(pages: SitePages): void {
  pages.register('/demo/:slug', async ({ params: { slug = '' }, language }) => {
    const isDemo = Object.hasOwn(DEMO_SLUGS, slug);
    const realm = demoMap(slug);
    const head = createHead(
      {
        title: inLanguage(DEMO_TITLE, language)(realmText(realm, 'title', language)),
        description: realmText(realm, 'learn', language),
        canonicalPath: `/demo/${slug}`,
        isIndexed: isDemo,
        image: demoImage,
        category: 'Game',
        gameLevel: 'Beginner',
      },
      language,
    );
    return { head, realm };
  });
  pages.register('/Grassroot/:slug', async ({ params: { slug = '' }, language }) => {
    const realm = mapFromSegment(slug);
    const head = createHead(
      {
        title: realmText(realm, 'title', language),
        description: realmText(realm, 'learn', language),
        canonicalPath: `/Grassroot/${realm}`,
        isIndexed: false,
        category: 'Game',
      },
      language,
    );
    return { head, realm };
  });
  pages.register('/School/ClassX/:page', async ({ params, language }) => {
    const plan = WEEK_PAGES.find(({ page }) => page === params.page);
    if (!plan) return undefined;
    const head = createHead(
      {
        title: inLanguage(WEEK_TITLE, language)(plan.week, plan.session, realmText(plan.realm, 'title', language)),
        description: realmText(plan.realm, 'learn', language),
        canonicalPath: `/School/ClassX/${plan.page}`,
        gameLevel: 'Class X',
        learningPath: 'School Class X',
      },
      language,
    );
    return { head };
  });
  pages.list(async () => listedRealmPages);
}

const listedRealmPages: readonly ListedPage[] = [
  ...Object.keys(DEMO_SLUGS).map((slug) => `/demo/${slug}`),
  ...WEEK_PAGES.map(({ page }) => `/School/ClassX/${page}`),
].map((path) => ({ path, languages: LANGUAGES }));
