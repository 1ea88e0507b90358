// The kept meme for a frame of the map.
import type { WorkOf } from '../host/works.ts';
import { memePicture } from '../kit/memes/memePicture.ts';
import { keptMeme } from './draft.ts';

export const work: WorkOf<'meme-machine'> = (machine, { activities }) => {
  if (!activities[machine.id]?.correct) return undefined;
  const { scene, caption, isSample } = keptMeme(machine);
  return { picture: memePicture(scene, caption), isSample, hangs: { as: 'frame', at: machine.guide } };
};
