// 'Entering Next Realm...': the avatar walks the evening way, lanterns light up as it passes, a bar shows how far.

import { PLAYER_FRAME_SECONDS, PLAYER_FRAME_SIZE, PLAYER_FRAMES } from '@lanternwise/shared/constants/movement';
import { TRANSITION_HEIGHT, TRANSITION_WIDTH } from '@lanternwise/shared/constants/timings';
import type { AvatarId } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { drawLantern, drawScenery, LANTERNS } from './scenery.ts';
import { loadScenerySprites, type ScenerySprites } from './scenerySprites.ts';
import { pointOnPath, WALK_MS } from './transitionPath.ts';

const sheetUrls = import.meta.glob<string>('../../../../assets/atlases/avatars/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const DIRECTION_ROWS = { up: 0, left: 1, down: 2, right: 3 } as const;
const AVATAR_SIZE = 230;
/** Where the avatar stands when nothing may move: on its last steps to the gate. */
const REDUCED_MOTION_PROGRESS = 0.8;
/** Share of the way over which a lantern lights up. */
const LANTERN_FADE = 0.05;

function loadSheet(avatar: AvatarId): HTMLImageElement | undefined {
  const url = sheetUrls[`../../../../assets/atlases/avatars/${avatar}.webp`];
  if (!url) return undefined;
  const image = new Image();
  image.src = url;
  return image;
}

function drawAvatar(
  ctx: CanvasRenderingContext2D,
  sheet: HTMLImageElement | undefined,
  share: number,
  ms: number,
): void {
  const { x, y, facing } = pointOnPath(share);
  ctx.fillStyle = 'rgba(20, 12, 40, 0.35)';
  ctx.beginPath();
  ctx.ellipse(x, y + 24, 62, 20, 0, 0, Math.PI * 2);
  ctx.fill();
  if (!sheet?.complete || sheet.naturalWidth === 0) return;
  const frame = Math.floor(ms / (PLAYER_FRAME_SECONDS * 1000)) % PLAYER_FRAMES;
  const box = [
    frame * PLAYER_FRAME_SIZE,
    DIRECTION_ROWS[facing] * PLAYER_FRAME_SIZE,
    PLAYER_FRAME_SIZE,
    PLAYER_FRAME_SIZE,
  ] as const;
  // Feet stand at (32, 56) of the 64 px cell.
  const feet = (56 / PLAYER_FRAME_SIZE) * AVATAR_SIZE;
  ctx.drawImage(sheet, ...box, x - AVATAR_SIZE / 2, y + 24 - feet, AVATAR_SIZE, AVATAR_SIZE);
}

/** Paints the still picture once and returns what paints one moment over it. */
function createFrameRenderer(
  canvas: HTMLCanvasElement,
  avatar: AvatarId,
  destination: string,
): ((share: number, ms: number) => void) | undefined {
  const ctx = canvas.getContext('2d');
  const scenery = document.createElement('canvas');
  scenery.width = TRANSITION_WIDTH;
  scenery.height = TRANSITION_HEIGHT;
  const sceneryCtx = scenery.getContext('2d');
  if (!ctx || !sceneryCtx) return undefined;
  let toys: ScenerySprites = new Map();
  drawScenery(sceneryCtx, toys, destination);
  // The evening is there at once; its trees, lamps and gate come a moment later.
  void loadScenerySprites().then((loaded) => {
    toys = loaded;
    drawScenery(sceneryCtx, toys, destination);
  });
  const sheet = loadSheet(avatar);
  return (share, ms) => {
    ctx.drawImage(scenery, 0, 0);
    const behind = pointOnPath(share).y + 24;
    const light = (post: (typeof LANTERNS)[number]) =>
      drawLantern(ctx, toys, post, Math.min(1, Math.max(0, (share - post.share) / LANTERN_FADE + 0.5)));
    for (const post of LANTERNS) if (post.y <= behind) light(post);
    drawAvatar(ctx, sheet, share, ms);
    for (const post of LANTERNS) if (post.y > behind) light(post);
  };
}

export interface TransitionScreenProps {
  avatar: AvatarId;
  /** Where the way leads, in words. */
  destination: string;
  /** The avatar has arrived. Called once. */
  onArrived(): void;
}

export function TransitionScreen({ avatar, destination, onArrived }: TransitionScreenProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const onArrivedRef = useRef(onArrived);
  const reducedMotion = useReducedMotion();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    onArrivedRef.current = onArrived;
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const paint = createFrameRenderer(element, avatar, destination);
    const startedAt = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      const ms = now - startedAt;
      const progress = Math.min(1, ms / WALK_MS);
      const shown = reducedMotion ? REDUCED_MOTION_PROGRESS : progress;
      paint?.(shown, reducedMotion ? 0 : ms);
      // Where the picture is wider than the screen, it follows the walker.
      element.style.objectPosition = `${(pointOnPath(shown).x / TRANSITION_WIDTH) * 100}% 80%`;
      setPercent(Math.round(progress * 100));
      if (progress < 1) frame = requestAnimationFrame(tick);
      else onArrivedRef.current();
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [avatar, destination, reducedMotion]);
  return (
    <main id="content" tabIndex={-1} className="trans">
      <canvas ref={canvas} width={TRANSITION_WIDTH} height={TRANSITION_HEIGHT} className="trans-picture" />
      <div className="trans-words">
        <Ribbon as="h1" colour="violet">
          <Trans>Entering Next Realm...</Trans>
        </Ribbon>
        <p className="trans-where">{destination}</p>
        <ProgressBar label={t`Way to the next realm`} value={percent} colour="amber" />
      </div>
    </main>
  );
}
