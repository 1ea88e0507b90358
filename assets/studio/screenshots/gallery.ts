// Makes the site's smaller pictures of what exists: the gallery's and the start page's from screenshots, that of the page about us from the hero.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAP_IDS, type MapId } from '../../../shared/src/constants/realms.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const SCREENSHOTS = join(ROOT, 'assets/screenshots');
const GALLERY = join(ROOT, 'assets/ui/gallery');
const REALMS = join(ROOT, 'assets/ui/realms');
const ABOUT = join(ROOT, 'assets/ui/about');

/** Name of each gallery picture, and the screenshot it is made of. In the page's order: client/src/pages/gallery/pictures.ts. */
const PICTURES: Readonly<Record<string, string>> = {
  'ai-adventure-park': 'world/ai-adventure-park-2',
  dialogue: 'dialogue',
  'robo-realm': 'world/robo-realm-2',
  'wonder-vision-valley': 'world/wonder-vision-valley-2',
  'visual-quiz': 'activity-visual-quiz',
  'think-tank-park': 'world/think-tank-park-2',
  'imagination-island': 'world/imagination-island-2',
  'canteen-lab': 'canteen-lab',
  'fun-factory-realm': 'world/fun-factory-realm-1',
  'voice-valley-park': 'world/voice-valley-park-2',
  sorting: 'activity-sorting',
  'safety-star-city': 'world/safety-star-city-2',
  'python-world': 'world/python-world-1',
  workshop: 'python-workshop',
  demo: 'world/demo-1',
};

/** Small in the grid, large in the lightbox. */
const WIDTHS = [480, 1200] as const;
const RATIO = 16 / 9;

/** Realms whose first screenshot shows them better on the start page than their second. */
const FIRST_VIEW: readonly MapId[] = ['demo', 'fun-factory-realm', 'python-world'];
/** The part of a screenshot (1200 px wide) that no panel of the game covers. */
const VIEW = { left: 330, top: 200, width: 720, height: 450 };

async function makePicture(name: string, source: string): Promise<void> {
  for (const width of WIDTHS) {
    const picture = sharp(join(SCREENSHOTS, `${source}.jpg`)).resize(width, Math.round(width / RATIO));
    const file = join(GALLERY, `${name}-${width}`);
    await picture.clone().webp({ quality: 72, effort: 6, smartSubsample: true }).toFile(`${file}.webp`);
    await picture.clone().avif({ quality: 52, effort: 6 }).toFile(`${file}.avif`);
  }
  process.stdout.write(`  gallery/${name}\n`);
}

const makeView = (realm: MapId) =>
  sharp(join(SCREENSHOTS, `world/${realm}-${FIRST_VIEW.includes(realm) ? 1 : 2}.jpg`))
    .extract(VIEW)
    .resize(480, 300)
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(join(REALMS, `${realm}.webp`));

/** The right part of the hero by day, where everybody stands before the gate. */
const makeAboutPicture = () =>
  sharp(join(ROOT, 'assets/ui/hero.webp'))
    .extract({ left: 608, top: 0, width: 1312, height: 820 })
    .resize(1120, 700)
    .webp({ quality: 66, effort: 6, smartSubsample: true })
    .toFile(join(ABOUT, 'park.webp'));

export async function makeGallery(): Promise<void> {
  for (const folder of [GALLERY, REALMS, ABOUT]) mkdirSync(folder, { recursive: true });
  for (const [name, source] of Object.entries(PICTURES)) await makePicture(name, source);
  for (const realm of MAP_IDS) await makeView(realm);
  await makeAboutPicture();
}
