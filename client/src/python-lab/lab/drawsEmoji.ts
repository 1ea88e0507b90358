// Whether this device draws emoji in colour; where it has no such letters, a drawn icon stands instead of an empty box.

const SIZE = 16;
let known: boolean | undefined;

function look(): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${SIZE}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText('\u{1F9E9}', 0, 0);
  const { data } = context.getImageData(0, 0, SIZE * 2, SIZE * 2);
  // Letters are drawn in black; only an emoji has colours.
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) !== (data[at + 1] ?? 0)) return true;
  return false;
}

export function drawsEmoji(): boolean {
  known ??= look();
  return known;
}
