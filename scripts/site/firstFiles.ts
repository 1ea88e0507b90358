// Lists what the server names in the HTML of a page, so that it is on its way before a script asks for it.
import { resolve } from 'node:path';
import type { Manifest } from 'vite';
import { forEachLanguage, rowOf } from '../../shared/src/constants/languages.ts';
import { ATLAS_FORMAT } from '../../shared/src/constants/pictures.ts';
import { AVATARS } from '../../shared/src/constants/users.ts';
import { requiredAtlases } from '../../shared/src/maps/requiredAtlases.ts';
import { readMapFile } from '../maps/readMap.ts';
import { mapsOf, REALM_STAGES, readManifest, SITE, withImports } from './builtFiles.ts';

const CLIENT = resolve(import.meta.dirname, '../../client');

const fontLink = (href: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`;

/** What each realm's page needs before its first frame, as in the server's modules/site/SiteDocument.ts. */
function realmFiles(manifest: Manifest, addressOf: (source: string) => string) {
  const known = withImports(manifest, [SITE]);
  const pictureOf = (atlas: string) => addressOf(`../assets/atlases/${atlas}.${ATLAS_FORMAT}`);
  return Object.fromEntries(
    mapsOf(manifest).flatMap(({ realm, map: source }) => {
      const { map } = readMapFile(resolve(CLIENT, source));
      if (!map) return [];
      const chunks = [...withImports(manifest, [...REALM_STAGES, source], { known })];
      const tiles = map.tilesets.map(({ name }) => `../assets/atlases/tiles/${name}.${ATLAS_FORMAT}`);
      const files = {
        scripts: chunks.map(({ file }) => `/${file}`),
        styles: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
        // A tileset that is not packed yet has its picture elsewhere, and the game finds it by itself.
        grounds: tiles.filter((tile) => tile in manifest).map(addressOf),
        pictures: requiredAtlases(map).map(pictureOf),
        avatars: Object.fromEntries(AVATARS.map((id) => [id, pictureOf(`avatars/${id}`)])),
      };
      return [[realm, files]];
    }),
  );
}

/** `dist` is the built site. Addresses, and HTML for heads. */
export function firstFiles(dist: string) {
  const manifest = readManifest(dist);
  const addressOf = (source: string): string => {
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`The build has no ${source}`);
    return `/${file}`;
  };
  const fontOf = (name: string) => {
    const source = Object.keys(manifest).find((key) => key.endsWith(`/${name}-normal.woff2`));
    return fontLink(addressOf(source ?? name));
  };
  const latin = [fontOf('lilita-one-latin-400'), fontOf('atkinson-hyperlegible-next-latin-400')];
  const heroLink = (name: string, media: string) =>
    `<link rel="preload" as="image" fetchpriority="high" media="${media}" href="${addressOf(`../assets/ui/${name}.webp`)}"/>`;
  return {
    /** What the first screen needs beside the style sheet that Vite names: without it, texts move when their font arrives. */
    heads: forEachLanguage((language) => {
      const styles = manifest[`src/i18n/locales/${language}/font-${language}.ts`]?.css ?? [];
      const sheets = styles.map((file) => `<link rel="stylesheet" href="/${file}" />`);
      return [...rowOf(language).fonts.map(fontOf), ...latin, ...sheets].join('');
    }),
    /** The two pictures of home.css, each for its width of the window. */
    homePictures: heroLink('hero-small-night', '(max-width: 999.9px)') + heroLink('hero-night', '(min-width: 1000px)'),
    realms: realmFiles(manifest, addressOf),
    /** Scripts of the list of members' pages that the site's entry does not bring. */
    members: [...withImports(manifest, ['src/app/memberRoutes.tsx'], { known: withImports(manifest, [SITE]) })].map(
      ({ file }) => `/${file}`,
    ),
  };
}
