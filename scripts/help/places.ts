// Checks that the address of a help article is one of the site's routes, and that a named part of a page exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMapId } from '../../shared/src/constants/realms.ts';
import { findCourse } from '../../shared/src/courses/courses.ts';
import { sitePaths } from '../content/sitePaths.ts';

/** The place of articles about every realm. */
export const REALM_PLACE = 'realm';

/** Says what is wrong with an address; null where it leads somewhere. */
export type PlaceCheck = (place: string) => string | null;

function hasElement(folder: string, id: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .some((name) => readFileSync(join(folder, name), 'utf8').includes(`id="${id}"`));
}

export function createPlaceCheck(root: string): PlaceCheck {
  const routes = new Set(sitePaths(root));
  const isRoute = (path: string): boolean => {
    const [, first, second, ...rest] = path.split('/');
    if (routes.has(path)) return true;
    if (rest.length > 0 || second === undefined) return false;
    if (first === 'Grassroot') return routes.has('/Grassroot/:slug') && isMapId(second);
    return first === 'courses' && routes.has('/courses/:courseSlug') && findCourse(second) !== undefined;
  };
  return (place) => {
    if (place === REALM_PLACE) return null;
    const [path = '', part] = place.split('#');
    if (!isRoute(path)) return `expected a route of client/src/app, found "${path}"`;
    if (part !== undefined && !hasElement(join(root, 'client/src/pages'), part))
      return `expected an element with id="${part}" on a page, found none`;
    return null;
  };
}
