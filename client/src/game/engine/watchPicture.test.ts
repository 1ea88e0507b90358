// Tests a lost picture of the world: told at once, and back only once everything is there to draw with.
import { expect, it } from 'vitest';
import { watchPicture } from './watchPicture.ts';

function createPicture() {
  const listeners = new Map<string, () => void>();
  const renderer = {
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
  };
  const compilations: { done(): void; fail(): void }[] = [];
  const compile = () =>
    new Promise<void>((done, fail) => compilations.push({ done, fail: () => fail(new Error('no shader')) }));
  const told: boolean[] = [];
  const stop = watchPicture({ renderer } as never, (isShown) => told.push(isShown), compile);
  return { emit: (name: string) => listeners.get(name)?.(), compilations, told, stop };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it.each<[string, (picture: ReturnType<typeof createPicture>) => void, boolean[]]>([
  ['is lost', (picture) => picture.emit('losewebgl'), [false]],
  [
    'waits for its shaders',
    (picture) => {
      picture.emit('losewebgl');
      picture.emit('restorewebgl');
    },
    [false],
  ],
  [
    'comes back',
    (picture) => {
      picture.emit('losewebgl');
      picture.emit('restorewebgl');
      picture.compilations[0]?.done();
    },
    [false, true],
  ],
  [
    'comes back with gaps where a shader fails',
    (picture) => {
      picture.emit('losewebgl');
      picture.emit('restorewebgl');
      picture.compilations[0]?.fail();
    },
    [false, true],
  ],
  [
    'is lost again while its shaders are compiled, and comes back once',
    (picture) => {
      picture.emit('losewebgl');
      picture.emit('restorewebgl');
      picture.emit('losewebgl');
      picture.compilations[0]?.done();
      picture.emit('restorewebgl');
      picture.compilations[1]?.done();
    },
    [false, false, true],
  ],
  [
    'is left meanwhile',
    (picture) => {
      picture.emit('losewebgl');
      picture.emit('restorewebgl');
      picture.stop();
      picture.compilations[0]?.done();
    },
    [false],
  ],
])('a picture that %s', async (_story, run, told) => {
  const warn = console.warn;
  console.warn = () => undefined;
  const picture = createPicture();
  run(picture);
  await settle();
  console.warn = warn;
  expect(picture.told).toEqual(told);
});
