// Every field of a Tiled map, its layers, objects and properties (JSON, Tiled 1.0 to 1.12), and what the game does with it.
import {
  always,
  type FieldTable,
  harmless,
  hasEntries,
  isRecord,
  type Json,
  refusal,
  refused,
  refusedWith,
  unless,
  used,
} from './fieldRules.ts';
import { FLIP_DIAGONAL, hasBit } from './gid.ts';

const OLD_FORMAT =
  '{was|were} saved by Tiled 1.1 or older; open {it|them} in Tiled 1.8 or later and save {it|them} again';
/** Tiled 1.1 wrote the properties as one object, and their types in a field of their own. */
export const oldProperties = refusal(isRecord, OLD_FORMAT, { isFatal: true });
export const oldFormat = () => refused(always, OLD_FORMAT, { isFatal: true });

/** `where` = the place in Tiled where the class is cleared. */
export const classUnused = (where: string) =>
  refused(unless(''), `{has|have} a class, which says nothing to the game; clear Class in ${where}`, {
    level: 'warning',
  });
export const propertiesUnused = (where: string) =>
  refused(hasEntries, `{has|have} custom properties, which say nothing to the game; remove them in ${where}`, {
    level: 'warning',
  });

const BOOKKEEPING = "Tiled's own bookkeeping";
const OTHER_ORIENTATIONS = 'counts only where Orientation is not Orthogonal, which is refused';

export const MAP_FIELDS: FieldTable = {
  type: used(),
  version: harmless(BOOKKEEPING),
  tiledversion: harmless(BOOKKEEPING),
  orientation: used(
    refusal(
      unless('orthogonal'),
      (value) => `{is|are} ${String(value).slice(0, 20)}; choose Orthogonal in Map > Map Properties > Orientation`,
      { isFatal: true },
    ),
  ),
  infinite: used(
    refusal(unless(false), 'is infinite; switch "Infinite" off in Map > Map Properties', { isFatal: true }),
  ),
  width: used(),
  height: used(),
  tilewidth: used(),
  tileheight: used(),
  layers: used(),
  tilesets: used(),
  properties: used(oldProperties),
  propertytypes: oldFormat(),
  backgroundcolor: refused(
    unless(''),
    'has a background colour, which the game does not draw; clear Background Color in Map > Map Properties, and paint the ground with tiles',
  ),
  class: classUnused('Map > Map Properties'),
  renderorder: harmless('tiles are as large as the grid, so that none covers another of its layer'),
  parallaxoriginx: harmless('counts for layers with another parallax factor than 1, which are refused'),
  parallaxoriginy: harmless('counts for layers with another parallax factor than 1, which are refused'),
  compressionlevel: harmless('counts for compressed tiles, which are refused'),
  nextlayerid: harmless(BOOKKEEPING),
  nextobjectid: harmless(BOOKKEEPING),
  editorsettings: harmless(BOOKKEEPING),
  hexsidelength: harmless(OTHER_ORIENTATIONS),
  staggeraxis: harmless(OTHER_ORIENTATIONS),
  staggerindex: harmless(OTHER_ORIENTATIONS),
  skewx: harmless(OTHER_ORIENTATIONS),
  skewy: harmless(OTHER_ORIENTATIONS),
};

const parallax = (axis: string) =>
  refused(
    unless(1),
    `{has|have} a parallax factor, but {moves|move} with the map in the game; set Parallax Factor ${axis} to 1 in the layer's properties`,
  );
const start = () =>
  refused(
    unless(0),
    '{starts|start} at another tile than the map; cut everything in {it|them} and paste it into a new layer',
  );

const NOT_DRAWN = '{is an image layer|are image layers}, which the game does not draw';
const LAYER_TYPES: Readonly<Record<string, string>> = {
  imagelayer: `${NOT_DRAWN}; delete {it|them} in Layers, or hide {it|them} with the eye`,
  group: '{is a group|are groups}; drag the layers out of {it|them} in Layers, and delete {it|them}',
};
const readableTypes = ['tilelayer', 'objectgroup'];
const isUnknownType = (value: unknown) => !readableTypes.includes(String(value)) && value !== 'imagelayer';

const LAYER_FIELDS: FieldTable = {
  id: harmless(BOOKKEEPING),
  name: used(),
  type: used(
    refusal((value) => value === 'imagelayer', LAYER_TYPES.imagelayer ?? ''),
    refusal(
      isUnknownType,
      (value) =>
        LAYER_TYPES[String(value)] ??
        '{is|are} of a type that the game does not know; use tile layers and object layers',
      { isFatal: true },
    ),
  ),
  visible: used(),
  opacity: used(),
  tintcolor: used(),
  offsetx: used(),
  offsety: used(),
  parallaxx: parallax('X'),
  parallaxy: parallax('Y'),
  mode: refused(
    unless('normal', ''),
    "{has|have} a blend mode that the game does not draw; set Blend Mode to Normal in the layer's properties",
  ),
  x: start(),
  y: start(),
  locked: harmless('keeps the layer from being changed in Tiled'),
  class: classUnused("the layer's properties: its name says what it is"),
  properties: propertiesUnused("the layer's properties"),
  propertytypes: oldFormat(),
};

const TILES_STORED = '{is|are} not stored as plain numbers; set "Tile Layer Format" to CSV in Map > Map Properties';

export const TILE_LAYER_FIELDS: FieldTable = {
  ...LAYER_FIELDS,
  width: used(),
  height: used(),
  data: used(refusal((value) => typeof value === 'string', TILES_STORED, { isFatal: true })),
  encoding: refusedWith(),
  compression: refusedWith(),
  chunks: refused(always, '{is|are} of an infinite map; switch "Infinite" off in Map > Map Properties', {
    isFatal: true,
  }),
  startx: refusedWith(),
  starty: refusedWith(),
};

export const OBJECT_LAYER_FIELDS: FieldTable = {
  ...LAYER_FIELDS,
  objects: used(),
  draworder: used(),
  color: harmless('the colour of outlines in Tiled'),
  width: harmless('always 0; Tiled 1.1 and older wrote it'),
  height: harmless('always 0; Tiled 1.1 and older wrote it'),
};

/** The layer itself is refused. */
export const IMAGE_LAYER_FIELDS: FieldTable = {
  ...Object.fromEntries(Object.keys(LAYER_FIELDS).map((name) => [name, refusedWith()])),
  type: LAYER_FIELDS.type ?? refusedWith(),
  image: refusedWith(),
  imagewidth: refusedWith(),
  imageheight: refusedWith(),
  repeatx: refusedWith(),
  repeaty: refusedWith(),
  transparentcolor: refusedWith(),
  width: refusedWith(),
  height: refusedWith(),
};

export const GROUP_FIELDS: FieldTable = { ...IMAGE_LAYER_FIELDS, layers: refusedWith() };

const isPicture = ({ gid }: Json) => gid !== undefined;

/** Which shapes an object may have depends on its class: readObjects.ts. */
export const OBJECT_FIELDS: FieldTable = {
  id: used(),
  name: used(),
  type: used(),
  class: used(),
  template: used(),
  x: used(),
  y: used(),
  width: used(),
  height: used(),
  rotation: used(),
  visible: used(),
  gid: used(
    refusal(
      (value) => typeof value === 'number' && hasBit(value, FLIP_DIAGONAL),
      '{is|are} turned as only tiles can be; delete {it|them}, place the {picture|pictures} again with Insert Tile, and turn {it|them} with Z',
    ),
  ),
  opacity: used(
    refusal(
      (value, object) => value !== 1 && !isPicture(object),
      '{is|are} see-through, which counts for pictures only; set Opacity to 100 % in Properties',
      { level: 'warning' },
    ),
  ),
  point: used(),
  ellipse: used(),
  capsule: used(),
  polygon: used(),
  polyline: used(),
  text: refused(always, '{is a text|are texts}, which the game does not draw; delete {it|them}'),
  properties: used(oldProperties),
  propertytypes: oldFormat(),
};

/** Types of properties that hold more than one value, or something of another file. */
export const REFUSED_PROPERTY_TYPES: readonly unknown[] = ['file', 'object', 'class', 'list'];

export const PROPERTY_FIELDS: FieldTable = {
  name: used(),
  value: used(),
  type: used(
    refusal(
      (value) => REFUSED_PROPERTY_TYPES.includes(value),
      (value) =>
        `{is|are} of the type ${value}; remove {it|them}, and add {it|them} again as string, int, float, bool or color`,
    ),
  ),
  propertytype: harmless('the name of an enumeration, whose value is used as it is'),
};

export const TEMPLATE_FIELDS: FieldTable = { type: used(), object: used(), tileset: used() };
