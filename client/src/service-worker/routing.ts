// Decides by its address alone what the service worker does with a request; everything else goes to the network.
import { isKeptAnswer } from '../features/offline/answers.ts';
import { INPUT_PATH } from '../python-lab/runtime/workerMessages.ts';

export type RouteName =
  /** input() waits in it. */
  | 'input'
  /** A page of the site. */
  | 'page'
  /** An answer of the API that is kept for being offline. */
  | 'answer'
  /** A file of the build, which may be kept. */
  | 'file';

interface RoutedRequest {
  method: string;
  mode: string;
}

const FILE = /^\/(?:assets|Avatars|Game_Assets|blockly|icons)\//;

/** Undefined: the service worker stays out of it. */
export function routeOf(request: RoutedRequest, { origin, pathname }: URL, ownOrigin: string): RouteName | undefined {
  if (request.method !== 'GET' || origin !== ownOrigin) return undefined;
  if (pathname.startsWith(INPUT_PATH)) return 'input';
  if (isKeptAnswer(pathname)) return 'answer';
  if (pathname.startsWith('/api/')) return undefined;
  // Files that are opened as a page, such as a picture, have a name with an ending.
  if (request.mode === 'navigate') return /\.(?!html$)\w+$/.test(pathname) ? undefined : 'page';
  return FILE.test(pathname) ? 'file' : undefined;
}

/** Statuses of a proxy whose server is gone; an own 503 says that the server is there, and busy. */
export const isGatewayError = (status: number): boolean => status === 502 || status === 504;
