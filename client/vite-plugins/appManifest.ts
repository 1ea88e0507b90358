// The web app manifest: name, icons and colours of the installed app, in English; the Hindi one differs in its words only.
import type { ManifestOptions } from 'vite-plugin-pwa';

/** As in client/src/ui/styles/tokens.css, and in index.html. */
const NIGHT = '#0F1226';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${file}.png`,
  sizes,
  type: 'image/png',
  purpose,
});
const shortcutIcons = [icon('app-192', '192x192')];

interface ManifestWords {
  name: string;
  shortName: string;
  description: string;
  /** Learning adventures, the demo, the dashboard. */
  shortcuts: readonly [string, string, string];
}

const ENGLISH: ManifestWords = {
  name: 'Lanternwise: learn AI by playing',
  shortName: 'Lanternwise',
  description: 'Ten lantern-lit realms in which learners of 12 and up find out how AI works, and write Python.',
  shortcuts: ['Learning adventures', 'Free demo', 'My dashboard'],
};
const HINDI: ManifestWords = {
  name: 'लैंटर्नवाइज़: खेल-खेल में एआई सीखें',
  shortName: 'लैंटर्नवाइज़',
  description: 'लालटेनों से रोशन दस दुनियाएँ, जहाँ 12 साल और उससे बड़े बच्चे एआई को समझते हैं और पाइथन लिखते हैं।',
  shortcuts: ['सीखने के रोमांच', 'मुफ़्त डेमो', 'मेरा डैशबोर्ड'],
};

const manifestIn = (
  lang: 'en' | 'hi',
  { name, shortName, description, shortcuts }: ManifestWords,
): Partial<ManifestOptions> => ({
  id: '/',
  name,
  short_name: shortName,
  description,
  lang,
  dir: 'ltr',
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: NIGHT,
  background_color: NIGHT,
  categories: ['education', 'kids', 'games'],
  icons: [
    icon('app-192', '192x192'),
    icon('app-512', '512x512'),
    icon('maskable-192', '192x192', 'maskable'),
    icon('maskable-512', '512x512', 'maskable'),
  ],
  shortcuts: [
    { name: shortcuts[0], url: '/Grassroot/learning-adventures', icons: shortcutIcons },
    { name: shortcuts[1], url: '/demo', icons: shortcutIcons },
    { name: shortcuts[2], url: '/dashboard', icons: shortcutIcons },
  ],
});

export const OFFLINE_MANIFEST = manifestIn('en', ENGLISH);
/** Named by the pages that are served in Hindi. */
export const HINDI_MANIFEST = manifestIn('hi', HINDI);
