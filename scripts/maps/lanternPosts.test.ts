// Tests that every realm of the course has exactly one lantern post, and that the map checks know its foot.
import path from 'node:path';
import { expect, it } from 'vitest';
import { PLAY_ORDER } from '../../shared/src/constants/realms.ts';
import { checkRealmMap } from '../../shared/src/maps/checkRealmMap.ts';
import { atlasFrames, ROOT } from './atlasFiles.ts';
import { readMapFile } from './readMap.ts';

const read = (realm: string) => readMapFile(path.join(ROOT, `tiled-maps/${realm}/${realm}.tmj`)).map;

it.each(PLAY_ORDER)('%s has one lantern post', (realm) => {
  expect(read(realm)?.posts.map(({ id }) => id)).toEqual(['lantern-post']);
});

it('a post in a tree, or out of reach, is reported', () => {
  const map = read('ai-adventure-park');
  const [post] = map?.posts ?? [];
  const tree = map?.props.find(({ frame }) => frame.startsWith('oak'));
  const trunk = map?.walls.find(({ object }) => object === tree?.object);
  if (!map || !post || !trunk) throw new Error('the park has no post or no tree');
  const messages = (x: number, y: number) => {
    const foot = { x: x - 41, y: y - 12, width: 82, height: 12, rotation: 0, object: post.object, visible: false };
    const walls = [...map.walls.filter(({ object }) => object !== post.object), foot];
    return checkRealmMap({ ...map, walls, posts: [{ ...post, x, y }] }, atlasFrames()).map(({ message }) => message);
  };
  expect(messages(trunk.x + 4, trunk.y + 8)).toContainEqual(expect.stringContaining('lantern post'));
  expect(messages(1125, 6)).toContainEqual(expect.stringContaining('the post "lantern-post" cannot be reached'));
});
