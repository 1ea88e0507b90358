// Types and keys shared by the scenes of a running realm.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { RealmLight } from '@lanternwise/shared/content/realmMetadata';
import type { GamePort } from '../../bridge/bus.ts';
import type { WorldSettings } from '../../bridge/events.ts';
import type { StoredPosition } from '../core/startPosition.ts';
import type { LoadedRealmMap } from '../engine/realmFiles.ts';
import type { Mechanics } from '../mechanics/mechanicParts.ts';

/** Its listeners live as long as the map. */
export interface MapPort extends GamePort {
  /** Ends them all. */
  release(): void;
}

export function createMapPort(port: GamePort): MapPort {
  const stops: (() => void)[] = [];
  return {
    ...port,
    on(name, listener) {
      const stop = port.on(name, listener);
      stops.push(stop);
      return stop;
    },
    release() {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

export interface WorldContext {
  /** The focusable wrapper of the canvas. */
  parent: HTMLElement;
  port: MapPort;
  realm: MapId;
  /** Colours multiplied onto the world. */
  light: RealmLight;
  settings: WorldSettings;
  avatar: AvatarId;
  /** Ids of collected items. */
  collected: Set<string>;
  mechanics: Mechanics;
  /** Where the player stood before the page was reloaded. */
  position: StoredPosition | undefined;
  /** The current map; set by the preload scene, replaced when it is saved in Tiled. */
  file: LoadedRealmMap | undefined;
}

export const PRELOAD_SCENE = 'preload';
export const REALM_SCENE = 'realm';

/** Texture key of an avatar's sprite sheet. */
export const avatarTextureKey = (avatar: AvatarId) => `avatar-${avatar}`;
