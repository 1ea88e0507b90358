// Owns the Tiled side of a prop family: an image-collection tileset with footprints and hints.
import type { Sprite } from '../core/render.ts';
import type { Footprint, Prop } from './prop.ts';

interface Still {
  readonly prop: Prop;
  readonly sprite: Sprite;
}

interface Property {
  readonly name: string;
  readonly type: 'string' | 'bool';
  readonly value: string | boolean;
}

function propertiesOf(prop: Prop): Property[] {
  const properties: Property[] = [{ name: 'frame', type: 'string', value: prop.frame }];
  if (prop.animation) properties.push({ name: 'anim', type: 'string', value: prop.frame });
  if (prop.fade) properties.push({ name: 'fade', type: 'bool', value: true });
  if (prop.flat) properties.push({ name: 'flat', type: 'bool', value: true });
  if (prop.glow) properties.push({ name: 'glow', type: 'string', value: prop.glow });
  if (prop.sway) properties.push({ name: 'sway', type: 'bool', value: true });
  return properties.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const round = (value: number): number => Math.round(value * 10) / 10;

function collisionObject(footprint: Footprint, sprite: Sprite, index: number) {
  const { width, height, dx = 0, dy = 0 } = footprint;
  return {
    height,
    id: index + 1,
    name: '',
    rotation: 0,
    type: '',
    visible: true,
    width,
    x: round(sprite.anchorX + dx - width / 2),
    y: round(sprite.anchorY + dy - height / 2),
  };
}

function collisionGroup(still: Still) {
  return {
    draworder: 'index',
    id: 1,
    name: '',
    objects: still.prop.footprints.map((footprint, i) => collisionObject(footprint, still.sprite, i)),
    opacity: 1,
    type: 'objectgroup',
    visible: true,
    x: 0,
    y: 0,
  };
}

function tileOf(still: Still, id: number) {
  const { color } = still.sprite;
  return {
    id,
    image: `props/${still.prop.frame}.png`,
    imageheight: color.height,
    imagewidth: color.width,
    ...(still.prop.footprints.length ? { objectgroup: collisionGroup(still) } : {}),
    properties: propertiesOf(still.prop),
    type: 'prop',
  };
}

/** The .tsj text. Tile ids are the order of the props: append to a family, never reorder it, or maps lose their props. */
export function propTileset(family: string, stills: readonly Still[]): string {
  const tileset = {
    columns: 0,
    grid: { height: 1, orientation: 'orthogonal', width: 1 },
    margin: 0,
    name: `props-${family}`,
    spacing: 0,
    tilecount: stills.length,
    tiledversion: '1.8.2',
    tileheight: Math.max(...stills.map(({ sprite }) => sprite.color.height)),
    tiles: stills.map(tileOf),
    tilewidth: Math.max(...stills.map(({ sprite }) => sprite.color.width)),
    type: 'tileset',
    version: '1.8',
  };
  return `${JSON.stringify(tileset, null, 1)}\n`;
}
