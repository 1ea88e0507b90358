// One moment of a film: the town behind, the program, its output, the drawn idea, and the shopkeeper who speaks.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { codeHeight, drawCodeCard, drawOutputCard, drawSpeech, drawTitle, outputHeight } from './cards.ts';
import type { Film, Scene } from './film.ts';
import {
  CODE_SPEED,
  COLOURS,
  type Context,
  drawSprite,
  ease,
  type FilmAssets,
  HEIGHT,
  OUTPUT_SECONDS,
  SPEECH_SPEED,
  spring,
  WIDTH,
} from './filmAssets.ts';
import { drawPicture } from './pictures.ts';

const ZOOM = 2.3;
/** How far the view drifts over the whole film, in pixels of the map's picture. */
const DRIFT = 36;
const STAGE_TOP = 26;
const STAGE_BOTTOM = 396;
const CODE_WIDTH = 536;
const SIDE = 28;
/** Between the program and its output. */
const GAP = 18;
const PICTURE_HEIGHT = 262;

function drawBackground(ctx: Context, assets: FilmAssets, film: Film, share: number): void {
  const [width, height] = [WIDTH / ZOOM, HEIGHT / ZOOM];
  const limit = (value: number, max: number) => Math.min(Math.max(value, 0), max);
  const x = limit(film.view.x - width / 2 + (share - 0.5) * DRIFT, assets.map.width - width);
  const y = limit(film.view.y - height / 2, assets.map.height - height);
  ctx.imageSmoothingEnabled = true;
  ctx.drawImage(assets.map, x, y, width, height, 0, 0, WIDTH, HEIGHT);
}

function drawDusk(ctx: Context, strength: number): void {
  const shade = ctx.createLinearGradient(0, 0, 0, HEIGHT);
  shade.addColorStop(0, `rgba(20, 18, 43, ${0.62 * strength})`);
  shade.addColorStop(1, `rgba(20, 18, 43, ${0.86 * strength})`);
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
}

interface TypedCode {
  lines: string[];
  cursor: number | undefined;
  /** Seconds until everything is typed. */
  done: number;
}

/** What of a new program is typed after `t` seconds; lines that stood there before stay. */
export function typedCode(code: readonly string[], before: readonly string[], t: number): TypedCode {
  let budget = Math.floor(t * CODE_SPEED);
  let total = 0;
  let cursor: number | undefined;
  const lines: string[] = [];
  code.forEach((line, index) => {
    if (before[index] === line) {
      lines.push(line);
      return;
    }
    total += line.length + 1;
    if (cursor !== undefined) return;
    lines.push(line.slice(0, budget));
    if (budget <= line.length) cursor = index;
    budget -= line.length + 1;
  });
  const done = total / CODE_SPEED;
  return { lines, cursor: t < done ? cursor : undefined, done };
}

/** How many lines of output show after `t` seconds: the old ones at once, new ones after the typing, one by one. */
export function printedLines(output: readonly string[], before: readonly string[], t: number, typing: number): number {
  const kept = output.findIndex((line, index) => before[index] !== line);
  const old = kept === -1 ? output.length : kept;
  return Math.min(output.length, old + Math.max(0, Math.floor((t - typing) / OUTPUT_SECONDS)));
}

function drawOpeningCard(ctx: Context, assets: FilmAssets, film: Film, t: number): void {
  drawTitle(ctx, film.title, WIDTH / 2, 92 - (1 - spring(t)) * 80, 54);
  drawTitle(ctx, film.shop.name, WIDTH / 2, 136, 26 * spring(t - 0.3), COLOURS.paper);
  drawSprite(ctx, assets.sprite('town', film.shop.sprite), WIDTH / 2 - 40, 390, 1.4 * spring(t));
  const bob = Math.floor(t * 4) % 2;
  drawSprite(ctx, assets.sprite('npcs-python-world', `${film.keeper}/idle/${bob}`), WIDTH / 2 + 128, 392, 2.1);
}

/** Where the program's card begins, so that it and the output stand in the middle of the stage. */
function cardTop(code: readonly string[], output: readonly string[]): number {
  const needs =
    (code.length > 0 ? codeHeight(code.length) : 0) + (output.length > 0 ? GAP + outputHeight(output.length) : 0);
  return Math.max(STAGE_TOP, (STAGE_TOP + STAGE_BOTTOM - needs) / 2 - 14);
}

function drawProgram(ctx: Context, scene: Scene, x: number, t: number): void {
  const { code, before, activeLine: lit, output } = scene;
  const top = cardTop(code, output);
  const { lines, cursor, done } = typedCode(code, before.code, t);
  const height = code.length > 0 ? codeHeight(code.length) : 0;
  if (code.length > 0) {
    drawCodeCard(ctx, { x, y: top, width: CODE_WIDTH, height }, { lines, lit: t >= done ? lit : undefined, cursor });
  }
  if (output.length === 0) return;
  const shown = output.slice(0, printedLines(output, before.output, t, done));
  const y = Math.min(top + height + GAP, STAGE_BOTTOM - outputHeight(output.length));
  drawOutputCard(ctx, { x, y, width: CODE_WIDTH, height: outputHeight(output.length) }, shown);
}

function drawStage(ctx: Context, assets: FilmAssets, scene: Scene, t: number): void {
  const { code, before, picture } = scene;
  drawProgram(ctx, scene, picture ? SIDE : (WIDTH - CODE_WIDTH) / 2, t);
  if (!picture) return;
  const width = code.length > 0 ? WIDTH - CODE_WIDTH - SIDE * 2 - 24 : 460;
  const x = code.length > 0 ? WIDTH - width - SIDE : (WIDTH - width) / 2;
  const box = { x, y: (STAGE_TOP + STAGE_BOTTOM - PICTURE_HEIGHT) / 2 - 10, width, height: PICTURE_HEIGHT };
  drawPicture(ctx, assets, { box, picture, before: before.picture, t });
}

const FADE_SECONDS = 0.5;

/** Draws the film at `seconds` of `length`. */
export function drawFrame(
  assets: FilmAssets,
  film: Film,
  scenes: readonly Scene[],
  seconds: number,
  length: number,
): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  const scene = scenes.findLast(({ from }) => from <= seconds) ?? scenes[0];
  if (!scene) throw new Error(`The film ${film.id} has no beats.`);
  const t = seconds - scene.from;
  drawBackground(ctx, assets, film, seconds / length);
  drawDusk(ctx, scene.title ? 0.72 : 1);
  if (scene.title) drawOpeningCard(ctx, assets, film, t);
  else drawStage(ctx, assets, scene, t);
  const said = scene.beat.speech.slice(0, Math.floor(t * SPEECH_SPEED));
  const speaking = said.length < scene.beat.speech.length;
  // The mouth moves while words come.
  const mood = speaking && Math.floor(t * 7) % 2 === 0 ? 'talk' : scene.mood;
  drawSpeech(ctx, assets, { who: film.keeper, mood, whole: scene.beat.speech, said });
  const dark = Math.max(1 - ease(seconds / FADE_SECONDS), ease((seconds - (length - FADE_SECONDS)) / FADE_SECONDS));
  ctx.fillStyle = `rgba(20, 18, 43, ${dark})`;
  if (dark > 0) ctx.fillRect(0, 0, WIDTH, HEIGHT);
  return canvas;
}
