// Owns the files of assets/public/social: a picture for links to each public page, and the logo for search engines.
import sharp from 'sharp';
import type { ArtJob } from '../core/job.ts';
import { drawSocialCard, type SocialCard, type View } from './socialCards.ts';

const LOGO = 'assets/ui/logo.png';
const FOLDER = 'assets/public/social';

const map = (realm: string, view: Omit<View, 'file'> = {}): View => ({
  file: `assets/public/Game_Assets/${realm}_map.png`,
  ...view,
});
const HERO_DAY = 'assets/ui/hero.webp';
const HERO_NIGHT = 'assets/ui/hero-night.webp';

const CARDS: readonly SocialCard[] = [
  {
    name: 'courses',
    title: 'Four courses',
    line: 'AI, Python, School Class X and map making',
    views: [
      map('ai-adventure-park', { width: 0.24 }),
      map('python-world', { width: 0.24 }),
      map('think-tank-park', { width: 0.24 }),
      map('imagination-island', { width: 0.24 }),
    ],
  },
  {
    name: 'course-ai-adventure',
    title: 'AI Adventure',
    line: 'Eight realms, from "what is AI?" to a safe city',
    views: [map('ai-adventure-park', { width: 0.6 })],
  },
  {
    name: 'course-python-world',
    title: 'Python World',
    line: 'Eight cake shops, real programs of your own',
    views: [map('python-world', { width: 0.6 })],
  },
  {
    name: 'course-school-class-x',
    title: 'School Class X',
    line: 'Lessons of 40 minutes on the CBSE 417 syllabus',
    views: [map('think-tank-park', { width: 0.6 })],
  },
  {
    name: 'course-map-making',
    title: 'Map Making',
    line: 'A realm of your own, from the first sketch',
    views: [map('imagination-island')],
  },
  { name: 'demo', title: 'Free demo', line: 'No account, nothing to install', views: [map('demo', { width: 0.6 })] },
  {
    name: 'about',
    title: 'About us',
    line: 'Fun, accessible, meaningful AI for kids of 12 and up',
    views: [{ file: HERO_DAY, x: 1, y: 1 }],
  },
  {
    name: 'gallery',
    title: 'Gallery',
    line: 'Pictures from inside the game',
    views: [
      map('wonder-vision-valley', { width: 0.32 }),
      map('voice-valley-park', { width: 0.32 }),
      map('safety-star-city', { width: 0.32 }),
    ],
  },
  {
    name: 'blogs',
    title: 'Blog',
    line: 'How machines learn, and what they get wrong',
    views: [map('voice-valley-park', { width: 0.6 })],
  },
  {
    name: 'pricing',
    title: 'Plans',
    line: 'For one learner, a family or a whole school',
    views: [{ file: HERO_NIGHT, x: 1, y: 1 }],
  },
  {
    name: 'resources',
    title: 'Teaching resources',
    line: 'Lesson plans, activities to print, answer keys',
    views: [map('think-tank-park', { width: 0.5, x: 0.82, y: 0.3 })],
  },
];

const fileOf = ({ name }: SocialCard): string => `${FOLDER}/${name}.jpg`;

export const jobs: readonly ArtJob[] = [
  {
    id: 'social-cards',
    outputs: [...CARDS.map(fileOf), `${FOLDER}/logo.png`],
    // The views are a backdrop: a changed map does not make its card stale (`npm run art -- --only social-cards --force`).
    sources: [LOGO],
    async render() {
      const cards = await Promise.all(
        CARDS.map(async (card) => [fileOf(card), await drawSocialCard(card, LOGO)] as const),
      );
      return new Map<string, Uint8Array>([...cards, [`${FOLDER}/logo.png`, await sharp(LOGO).png().toBuffer()]]);
    },
  },
];
