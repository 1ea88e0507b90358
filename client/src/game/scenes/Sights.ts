// Shows what the interface wants to be seen: a place that changed, a flame on its way, a joy.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { BusEvents } from '../../bridge/events.ts';
import { type FollowCamera, SHOW_SECONDS } from '../engine/followCamera.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Npc } from '../entities/Npc.ts';
import type { Player } from '../entities/Player.ts';
import type { LanternLighting } from './LanternLighting.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

const PLAYER_HEIGHT = 52;
/** Time to see people come and to read what the first of them says. */
const SIGHT_SECONDS = 3.2;

export class Sights {
  /** What the camera shows because the interface asked. */
  private shown: string | undefined;

  constructor(
    private readonly world: WorldContext,
    private readonly objects: RealmObjects,
    private readonly player: Player,
    private readonly effects: Effects,
    private readonly camera: FollowCamera,
    private readonly lighting: Pick<LanternLighting, 'flameTo'>,
  ) {
    const { port } = world;
    port.on('place/shown', ({ target }) => this.show(target));
    port.on('effect/requested', (request) => this.showEffect(request));
  }

  private show(target: string): void {
    this.shown = target;
    const flame = this.lighting.flameTo(target);
    const seconds = flame ? SHOW_SECONDS + flame.secondsLeft : SIGHT_SECONDS;
    this.camera.show(flame?.at ?? this.objects.find(target), () => this.end(), seconds);
  }

  private end(): void {
    const { shown } = this;
    this.shown = undefined;
    if (shown !== undefined) this.world.port.emit('place/seen', { target: shown });
  }

  /** The player walks on. */
  leave(): void {
    this.camera.stopShowing();
    this.end();
  }

  private showEffect({ effect, at }: BusEvents['effect/requested']): void {
    const { effects, objects, player, world } = this;
    const npc = objects.findNpc(at);
    const place = objects.find(at) ?? player.body;
    if (effect === 'celebrate' || effect === 'cheer') (npc ?? player).hop();
    if (effect === 'celebrate') effects.celebrate(place, world.settings.reducedMotion);
    else if (effect === 'cheer') this.cheer(place, npc);
    else effects.emote(effect, place, npc?.height ?? PLAYER_HEIGHT);
  }

  /** Sparks at the avatar, a sign of joy over a guide. */
  private cheer({ x, y }: Readonly<Point>, guide: Npc | undefined): void {
    if (guide) this.effects.emote('emote-happy', guide, guide.height);
    else this.effects.sparks({ x, y: y - PLAYER_HEIGHT / 2 }, this.world.settings.reducedMotion);
  }
}
