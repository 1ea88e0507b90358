// Tests the walk to the museum door: the way by the time, verdicts that show at the door only, calls of a round, strolls, and removal.
import type { SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import { describe, expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { create } from './spriteWalk.ts';
import { placeInCrowd, placeOfWalker, placeOnStroll, walkSeconds } from './walk.ts';

const AREA = { x: 100, y: 200, width: 90, height: 34 };

describe('the way to the door', () => {
  it('leads from corner to corner along the foot', () => {
    expect(placeOfWalker(AREA, 0, 0, true)).toMatchObject({ x: 100, y: 200, alpha: 0 });
    expect(placeOfWalker(AREA, 0, 34 / 62, true)).toMatchObject({ x: 100, y: 234 });
    expect(placeOfWalker(AREA, 0, 124 / 62, true)).toMatchObject({ x: 190, y: 234, alpha: 1, isJudged: false });
  });
  it('ends inside for the one, and aside for the other, both out of sight', () => {
    const end = walkSeconds(AREA, 1);
    expect(placeOfWalker(AREA, 0, end, true)).toMatchObject({ x: 190, y: 188, alpha: 0, isJudged: true });
    const away = placeOfWalker(AREA, 0, end, false);
    expect([away.x > 190, away.y > 200, away.alpha]).toEqual([true, true, 0]);
  });
  it('is set out on one after the other', () => {
    expect(placeOfWalker(AREA, 3, 1, true).alpha).toBe(0);
    expect(walkSeconds(AREA, 3)).toBeGreaterThan(walkSeconds(AREA, 2));
  });
  it('has a crowd on either side without motion, nobody on another', () => {
    const places = [0, 1, 5, 9].flatMap((rank) => [placeInCrowd(AREA, rank, true), placeInCrowd(AREA, rank, false)]);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
  });
  it('is to and fro on the beach, always on the sand', () => {
    for (let seconds = 0; seconds < 120; seconds += 7) {
      for (let at = 0; at < 20; at += 1) {
        const { x, y } = placeOnStroll(AREA, at, 20, seconds);
        expect(x >= 100 && x <= 190 && y > 200 && y < 234).toBe(true);
      }
    }
  });
});

function createWalk(isMotionReduced = false) {
  const shown = new Map<object, { texture: string; alpha: number }>();
  const image = (_x: number, _y: number, texture: string) => {
    const look = { texture, alpha: 1 };
    const added: Record<string, unknown> = { depth: 0, flipX: false };
    for (const name of ['setScale', 'setOrigin', 'setDepth', 'setPosition', 'setFlipX']) added[name] = () => added;
    added.setAlpha = (alpha: number) => {
      look.alpha = alpha;
      return added;
    };
    added.destroy = () => void shown.delete(added);
    shown.set(added, look);
    return added;
  };
  const textures = { exists: () => false, remove: () => undefined, createCanvas: () => null };
  const player = { x: 500, y: 500, radius: 16 };
  const emit = vi.fn();
  const mechanic = create({
    ...{ scene: { add: { image }, textures } as unknown as MechanicScene, bodies: [player], emit },
    ...{ isMotionReduced: () => isMotionReduced, playSound: () => undefined },
    spot: { id: 'museum-walk', ...AREA, properties: {} },
  } as unknown as MechanicContext<'sprite-walk'>);
  const run = (seconds: number) => mechanic.update?.(0, seconds);
  const alphas = (end: string) => [...shown.values()].flatMap((one) => (one.texture.endsWith(end) ? [one.alpha] : []));
  return { mechanic, player, emit, run, alphas, count: () => shown.size };
}

const walker = (isLetIn: boolean | null): SpriteWalker => ({ cells: '1'.repeat(64), isOwn: false, isLetIn });

describe('sprites on the map', () => {
  it('get their verdict at the door', () => {
    const { mechanic, run, alphas } = createWalk();
    mechanic.command?.({ walkers: [walker(true), walker(false)], sign: 'Round 1' });
    run(1);
    expect([alphas('-let-in'), alphas('-kept-out')]).toEqual([[0], [0]]);
    run(1.9);
    expect([alphas('-let-in'), alphas('-kept-out')]).toEqual([[1], [0]]);
    run(0.4);
    expect(alphas('-kept-out')).toEqual([1]);
  });
  it('stand judged at once without motion', () => {
    const { mechanic, run, alphas } = createWalk(true);
    mechanic.command?.({ walkers: [walker(true), walker(false)], sign: 'Round 1' });
    run(0.016);
    expect([alphas('-let-in'), alphas('-kept-out')]).toEqual([[1], [1]]);
  });
  it('are called once by a player who comes to their door, and again after they have walked and the player has left', () => {
    const { mechanic, player, emit, run } = createWalk();
    run(0.016);
    expect(emit).not.toHaveBeenCalled();
    Object.assign(player, { x: 100, y: 230 });
    run(0.016);
    run(0.016);
    expect(emit.mock.calls).toEqual([[{ kind: 'called' }]]);
    mechanic.command?.({ walkers: [walker(true)], sign: 'Round 1' });
    player.x = 400;
    run(0.1);
    player.x = 100;
    run(0.1);
    expect(emit).toHaveBeenCalledTimes(1);
    run(60);
    run(0.016);
    expect(emit).toHaveBeenCalledTimes(2);
  });
  it('stroll without a verdict and never call, and are replaced and removed', () => {
    const { mechanic, player, emit, run, count } = createWalk();
    mechanic.command?.({ walkers: [walker(null), walker(null)], sign: 'Yours' });
    Object.assign(player, { x: 100, y: 230 });
    run(1);
    // Two sprites and the sign.
    expect([count(), emit.mock.calls.length]).toEqual([3, 0]);
    mechanic.command?.({ walkers: [walker(true)], sign: 'Round 2' });
    expect(count()).toBe(3);
    mechanic.destroy();
    expect(count()).toBe(0);
  });
});
