// Draws the picture beside a program, by its kind.
import type { Box } from './cards.ts';
import type { Picture } from './film.ts';
import type { Context, FilmAssets } from './filmAssets.ts';
import { fork, layers, machine, scales } from './flowPictures.ts';
import type { Of } from './pictureParts.ts';
import { cakes, jars, sign, ticket } from './valuePictures.ts';

/** Draws the picture of a beat. */
export function drawPicture(
  ctx: Context,
  assets: FilmAssets,
  { box, picture, before, t }: { box: Box; picture: Picture; before: Picture | undefined; t: number },
): void {
  const same = <K extends Picture['kind']>(kind: K) => (before?.kind === kind ? (before as Of<K>) : undefined);
  const rest = { ctx, assets, box, t };
  const { kind } = picture;
  if (kind === 'sign') sign({ ...rest, picture, before: same(kind) });
  else if (kind === 'jars') jars({ ...rest, picture, before: same(kind) });
  else if (kind === 'ticket') ticket({ ...rest, picture, before: same(kind) });
  else if (kind === 'layers') layers({ ...rest, picture, before: same(kind) });
  else if (kind === 'fork') fork({ ...rest, picture, before: same(kind) });
  else if (kind === 'scales') scales({ ...rest, picture, before: same(kind) });
  else if (kind === 'cakes') cakes({ ...rest, picture, before: same(kind) });
  else machine({ ...rest, picture, before: same(kind) });
}
