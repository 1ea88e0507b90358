// The list of files that realms need without a network, as the build writes it (vite-plugins/offline.ts), and sums over it.
import type { MapId } from '@lanternwise/shared/constants/realms';

export interface OfflineFile {
  /** Path with its query, if any; unique. Names below /assets/ change with their content. */
  url: string;
  /** Size once it is unpacked, as it is kept on the device. */
  bytes: number;
  /** Size on the line. */
  load: number;
  /** Name shared by the formats of one sound or film, of which a browser needs one. */
  media?: string;
}

export interface OfflinePlan {
  /** Names the build: the file name of its entry script. */
  build: string;
  groups: Readonly<Record<string, readonly OfflineFile[]>>;
  /** Names of the groups that each realm needs; its own is among them. */
  realms: Readonly<Partial<Record<MapId, readonly string[]>>>;
}

/** Never kept for long by any cache of the browser; see server/src/modules/site/routes.ts. */
export const PLAN_PATH = '/offline.json';

/** Whether this browser plays the first format of sounds ('audio') and films ('video'). */
export interface Playable {
  audio: boolean;
  video: boolean;
}

const isFirstFormat = (url: string): boolean => url.endsWith('.webm');
const isSound = (url: string): boolean => url.includes('.mp3');

/** The files without the formats that this browser does not play, and without second formats of what it does. */
export function fittingFiles(files: readonly OfflineFile[], playable: Playable): OfflineFile[] {
  const sounds = new Set(files.filter(({ url }) => isSound(url)).map(({ media }) => media));
  return files.filter(({ url, media }) => {
    if (media === undefined) return true;
    const plays = sounds.has(media) ? playable.audio : playable.video;
    return isFirstFormat(url) === plays;
  });
}

/** Every file of these realms, each once. */
export function filesOf(plan: OfflinePlan, realms: readonly MapId[], playable: Playable): OfflineFile[] {
  const groups = new Set(realms.flatMap((realm) => plan.realms[realm] ?? []));
  const files = [...groups].flatMap((group) => plan.groups[group] ?? []);
  return fittingFiles([...new Map(files.map((file) => [file.url, file])).values()], playable);
}

export const sumOf = (files: readonly OfflineFile[], size: 'bytes' | 'load'): number =>
  files.reduce((total, file) => total + file[size], 0);
