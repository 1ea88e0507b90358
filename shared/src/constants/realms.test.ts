// Tests of the realm list, of the map for a path segment and of the exit targets.
import { describe, expect, it } from 'vitest';
import {
  CEREMONY_MAP,
  DEMO_SLUGS,
  demoMap,
  grassrootMap,
  LISTED_MAPS,
  MAP_IDS,
  mapFromSegment,
  nextPath,
  PLAY_ORDER,
} from './realms.ts';

describe('the realms', () => {
  it('are the eight of the course in order, and the two outside the course', () => {
    const course = [
      'ai-adventure-park',
      'robo-realm',
      'wonder-vision-valley',
      'think-tank-park',
      'imagination-island',
      'fun-factory-realm',
      'voice-valley-park',
      'safety-star-city',
    ];
    expect(PLAY_ORDER).toEqual(course);
    expect(MAP_IDS.slice(0, 10)).toEqual([...course, 'demo', 'python-world']);
    expect(DEMO_SLUGS).toMatchObject({
      'ai-adventure-park-demo': 'ai-adventure-park',
      'robo-realm-demo': 'robo-realm',
      'safety-star-city-demo': 'safety-star-city',
    });
  });

  it.each(['no-such-place', 'constructor', ''])('fall back to ai-adventure-park for "%s"', (segment) => {
    expect(mapFromSegment(segment)).toBe('ai-adventure-park');
  });
});

describe('the exit', () => {
  it.each([
    ['ai-adventure-park', '/Grassroot/robo-realm'],
    ['safety-star-city', '/certificates'],
    ['python-world', '/Grassroot/learning-adventures'],
    ['demo', '/pricing'],
  ] as const)('of %s leads to %s', (map, next) => {
    expect(nextPath(map, `/Grassroot/${map}`)).toBe(next);
  });

  it('of a map played without a plan leads to the pricing page', () => {
    expect(nextPath('robo-realm', '/demo/robo-realm-demo')).toBe('/pricing');
    expect(nextPath('ai-adventure-park', '/School/ClassX/Unit1')).toBe('/pricing');
  });

  it('of a realm outside the course leads back to the picker, of the ceremony to the certificates', () => {
    expect(nextPath(CEREMONY_MAP, `/Grassroot/${CEREMONY_MAP}`)).toBe('/certificates');
    for (const map of LISTED_MAPS.slice(9))
      expect(nextPath(map, `/Grassroot/${map}`)).toBe('/Grassroot/learning-adventures');
  });
});

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
