// What the scenes of one running realm share.

import type { MapId } from '@lanternwise/shared/constants/realms';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { GamePort } from '../../bridge/bus.ts';
import type { WorldSettings } from '../../bridge/events.ts';
import type { LoadedRealmMap } from '../engine/realmFiles.ts';

export interface WorldContext {
  /** The focusable wrapper of the canvas. */
  parent: HTMLElement;
  port: GamePort;
  realm: MapId;
  settings: WorldSettings;
  avatar: AvatarId;
  /** Ids of collectibles that are gone. */
  collected: Set<string>;
  /** The map in play; set by the preload scene, replaced when it is saved in Tiled. */
  file: LoadedRealmMap | undefined;
}

export const PRELOAD_SCENE = 'preload';
export const REALM_SCENE = 'realm';

/** Key of an avatar's sheet among the textures. */
export const avatarTextureKey = (avatar: AvatarId) => `avatar-${avatar}`;
