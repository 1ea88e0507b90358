// Provides the Mover as a Phaser scene plugin: `scene.mover` holds the realm's walls and moves bodies against them.
import type { MapRect, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { type Body, Mover } from '../core/Mover.ts';
import { Plugins, type Scene } from './phaser.ts';

export class MoverPlugin extends Plugins.ScenePlugin {
  readonly world = new Mover({ width: 1, height: 1 });

  /** `extraWalls` = walls set by mechanics. */
  setMap(map: RealmMap, extraWalls: readonly MapRect[] = []): void {
    this.world.setWorld(map, [...map.walls, ...extraWalls]);
  }

  move(body: Body, dx: number, dy: number, others: readonly Body[]): boolean {
    return this.world.move(body, dx, dy, others);
  }

  override destroy(): void {
    this.world.setWorld({ width: 1, height: 1 }, []);
    super.destroy();
  }
}

export const MOVER_PLUGIN = { key: 'MoverPlugin', plugin: MoverPlugin, mapping: 'mover' };

export type SceneWithMover = Scene & { mover: MoverPlugin };
