// The fifteen pictures of the gallery with their captions; the files are made by `npm run screenshots -- gallery`.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const files = import.meta.glob<string>('../../../../assets/ui/gallery/*.{webp,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

type Format = 'webp' | 'avif';
/** Widths of the files; the heights follow from 16:9. */
export type PictureWidth = 480 | 1200;

export interface GalleryPicture {
  name: string;
  caption: MessageDescriptor;
}

export const pictureUrl = (name: string, width: PictureWidth, format: Format): string =>
  files[`../../../../assets/ui/gallery/${name}-${width}.${format}`] ?? '';

export const PICTURES: readonly GalleryPicture[] = [
  {
    name: 'ai-adventure-park',
    caption: msg`AI Adventure Park: the big wheel, and stalls where AI projects begin`,
  },
  { name: 'dialogue', caption: msg`Merrin the Wizard speaks; every line can be read, heard and replayed` },
  { name: 'robo-realm', caption: msg`Robo Realm: a farm whose tractor drives by your program` },
  { name: 'wonder-vision-valley', caption: msg`Wonder Vision Valley: the colour wheel, where light comes apart` },
  { name: 'visual-quiz', caption: msg`A picture as the computer sees it: a handful of bright squares` },
  { name: 'think-tank-park', caption: msg`Think Tank Park: a chess board as large as a lawn` },
  { name: 'imagination-island', caption: msg`Imagination Island: four isles, bridges and boats of paper` },
  { name: 'canteen-lab', caption: msg`The Canteen Lab: two decision trees, trained on real lunch days` },
  { name: 'fun-factory-realm', caption: msg`Fun Factory Realm: the stage of the meme duel against Neo` },
  { name: 'voice-valley-park', caption: msg`Voice Valley Park: a gramophone as large as a house, beside the river` },
  { name: 'sorting', caption: msg`Good data or bad data? Each card goes into one of two crates` },
  { name: 'safety-star-city', caption: msg`Safety Star City: the star plaza and the tram at night` },
  { name: 'python-world', caption: msg`Python World: a street of cake shops, one for each idea of the language` },
  { name: 'workshop', caption: msg`The Bakery Workshop: Python draws the cake while the program runs` },
  { name: 'demo', caption: msg`The demo: seven minutes, no account, and a gate that wants a drawing` },
];
