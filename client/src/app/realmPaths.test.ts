// Tests which map a path opens.
import { expect, it } from 'vitest';
import { demoMap, grassrootMap } from './realmPaths.ts';

it('opens the map named by the segment', () => {
  expect(grassrootMap('robo-realm')).toBe('robo-realm');
  expect(grassrootMap('robo-realm-demo')).toBe('robo-realm');
  expect(grassrootMap('python-world')).toBe('python-world');
});

it('falls back to ai-adventure-park for unknown segments', () => {
  expect(grassrootMap('no-such-place')).toBe('ai-adventure-park');
  expect(grassrootMap(undefined)).toBe('ai-adventure-park');
  expect(demoMap('no-such-place')).toBe('ai-adventure-park');
});

it('opens only demo variants below /demo, so that it cannot bypass the subscription', () => {
  expect(demoMap(undefined)).toBe('demo');
  expect(demoMap('demo')).toBe('demo');
  expect(demoMap('safety-star-city-demo')).toBe('safety-star-city');
  expect(demoMap('wonder-vision-valley')).toBe('ai-adventure-park');
  expect(demoMap('python-world')).toBe('ai-adventure-park');
});
