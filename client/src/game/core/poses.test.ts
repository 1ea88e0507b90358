// Tests the squash and stretch of a hop and the lean of a run.
import { expect, it } from 'vitest';
import { HOP_SECONDS, hopPose, nextLean, runBob, STANDING } from './poses.ts';

const poses = Array.from({ length: 47 }, (_, at) => hopPose((at / 46) * HOP_SECONDS));

it('a hop crouches, leaves the ground stretched, and gives on landing', () => {
  expect(poses[0]).toEqual(STANDING);
  expect(hopPose(HOP_SECONDS * 0.15)).toMatchObject({ lift: 0 });
  expect(hopPose(HOP_SECONDS * 0.15).stretch).toBeLessThan(0.9);
  const top = poses.reduce((best, pose) => (pose.lift > best.lift ? pose : best));
  expect(top.lift).toBeGreaterThan(12);
  expect(top.stretch).toBeGreaterThan(1.05);
  expect(hopPose(HOP_SECONDS * 0.87)).toMatchObject({ lift: 0 });
  expect(hopPose(HOP_SECONDS * 0.87).stretch).toBeLessThan(0.9);
  expect(hopPose(HOP_SECONDS)).toEqual(STANDING);
});

it('a hop has no jump in it', () => {
  for (const [at, pose] of poses.entries()) {
    const before = poses[at - 1] ?? STANDING;
    expect(Math.abs(pose.lift - before.lift)).toBeLessThan(3);
    expect(Math.abs(pose.stretch - before.stretch)).toBeLessThan(0.06);
  }
});

it('who runs leans that way, and stands upright again', () => {
  let lean = 0;
  for (let step = 0; step < 60; step += 1) lean = nextLean(lean, 1, 1 / 60);
  expect(lean).toBeGreaterThan(0.05);
  for (let step = 0; step < 60; step += 1) lean = nextLean(lean, 0, 1 / 60);
  expect(lean).toBeLessThan(0.001);
  expect(runBob(0, 1, 0.45)).toBe(0);
  expect(runBob(1, 0.225, 0.45)).toBeGreaterThan(1);
});
