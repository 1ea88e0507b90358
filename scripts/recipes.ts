// `node --import tsx scripts/recipes.ts`: runs the Workshop's recipes with python3 and saves the small pictures of the recipe dialog.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { moduleSources } from '../client/src/python-lab/worker/install.ts';
import { parseBatch } from '../client/src/python-lab/workshop/drawCommand.ts';
import { drawShape, fitBoard } from '../client/src/python-lab/workshop/drawShape.ts';
import { Picture } from '../client/src/python-lab/workshop/Picture.ts';
import { RECIPES } from '../client/src/python-lab/workshop/recipes.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'assets/public/Game_Assets/workshop');
const IMAGE_SIZE = 300;
const BAKERY = moduleSources((file) =>
  readFileSync(join(ROOT, 'client/src/python-lab/worker', file), 'utf8'),
).lab_bakery;
const BAKE_PROGRAM = `
import random, sys, types
random.seed(8)
module = types.ModuleType('bakery')
module._send = print
exec(sys.argv[1], module.__dict__)
sys.modules['bakery'] = module
exec(sys.stdin.read(), {'input': lambda prompt='': 'Ada', 'print': lambda *_: None})
module._flush()
`;

GlobalFonts.registerFromPath(
  join(ROOT, 'node_modules/@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2'),
  'Lilita One',
);
mkdirSync(OUT, { recursive: true });
for (const { id, code } of RECIPES) {
  const output = execFileSync('python3', ['-c', BAKE_PROGRAM, BAKERY], { input: code }).toString();
  const picture = new Picture(() => undefined);
  picture.add(output.trim().split('\n').flatMap(parseBatch));
  picture.play(Number.POSITIVE_INFINITY, () => false);
  const canvas = createCanvas(IMAGE_SIZE, IMAGE_SIZE);
  const ctx: SKRSContext2D = canvas.getContext('2d');
  ctx.fillStyle = picture.board;
  ctx.fillRect(0, 0, IMAGE_SIZE, IMAGE_SIZE);
  const board = ctx as unknown as CanvasRenderingContext2D;
  fitBoard(board, IMAGE_SIZE);
  for (const { icing } of picture.shapes) drawShape(board, icing);
  writeFileSync(join(OUT, `${id}.webp`), canvas.toBuffer('image/webp', 82));
}
