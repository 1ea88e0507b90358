// Every field of a Tiled tileset and its tiles (JSON, Tiled 1.0 to 1.12), and what the game does with it.
import {
  always,
  type FieldTable,
  harmless,
  hasEntries,
  isRecord,
  type Json,
  refusal,
  refused,
  unless,
  used,
} from './fieldRules.ts';
import { classUnused, oldFormat, oldProperties, propertiesUnused } from './mapFields.ts';

/** Edge length of a tile of the ground, pixels. */
export const TILE_SIZE = 32;

const IN_PROPERTIES = "the tileset's properties (Tileset > Tileset Properties)";
const BRUSHES = "says what Tiled's brushes choose";
const BOOKKEEPING = "Tiled's own bookkeeping";

/** A tileset with one picture is cut into tiles of the ground; in the others each tile has a picture of its own. */
const hasImage = ({ image }: Json) => image !== undefined;
const ofSheet = (when: (value: unknown) => boolean) => (value: unknown, set: Json) => hasImage(set) && when(value);

const size = () =>
  used(
    refusal(
      ofSheet(unless(TILE_SIZE)),
      `{has|have} tiles of another size than ${TILE_SIZE}×${TILE_SIZE} px, which the ground is made of; cut {its picture|their pictures} so`,
    ),
  );
const gap = (name: string) =>
  refused(
    ofSheet(unless(0)),
    `{has|have} gaps in {its picture|their pictures}, which the game does not know; set ${name} to 0 in ${IN_PROPERTIES}`,
  );

export const TILESET_REFERENCE_FIELDS: FieldTable = { firstgid: used(), source: used() };

export const TILESET_FIELDS: FieldTable = {
  firstgid: used(),
  type: harmless('says that the file is a tileset'),
  version: harmless(BOOKKEEPING),
  tiledversion: harmless(BOOKKEEPING),
  editorsettings: harmless(BOOKKEEPING),
  name: used(),
  columns: used(),
  tilecount: used(),
  tilewidth: size(),
  tileheight: size(),
  image: used(),
  imagewidth: harmless('the columns and the number of tiles say as much'),
  imageheight: harmless('the columns and the number of tiles say as much'),
  tiles: used(
    refusal(
      isRecord,
      '{was|were} saved by Tiled 1.1 or older; open {it|them} in Tiled 1.8 or later and save {it|them} again',
      {
        isFatal: true,
      },
    ),
  ),
  margin: gap('Margin'),
  spacing: gap('Spacing'),
  transparentcolor: refused(
    unless(''),
    `{has|have} a transparent colour, which the game draws; clear Transparent Color in ${IN_PROPERTIES}, and make the {picture|pictures} transparent`,
  ),
  tileoffset: refused(
    (value) => isRecord(value) && (value.x !== 0 || value.y !== 0),
    `{has|have} a drawing offset, which the game does not know; set Drawing Offset to 0 in ${IN_PROPERTIES}`,
  ),
  objectalignment: refused(
    unless('unspecified', 'bottomleft'),
    `{aligns its pictures|align their pictures} at another corner than the game; set Object Alignment to Unspecified in ${IN_PROPERTIES}`,
  ),
  fillmode: refused(
    unless('stretch'),
    `{has|have} a fill mode that the game does not draw; set Fill Mode to Stretch in ${IN_PROPERTIES}`,
  ),
  tilerendersize: harmless('tiles of the ground are as large as the grid'),
  grid: refused(
    (value) => isRecord(value) && (value.orientation ?? 'orthogonal') !== 'orthogonal',
    `{has|have} collision shapes on a slanted grid; set Orientation to Orthogonal in ${IN_PROPERTIES}`,
  ),
  backgroundcolor: harmless("the colour behind the tiles in Tiled's view of the tileset"),
  class: classUnused(IN_PROPERTIES),
  properties: propertiesUnused(IN_PROPERTIES),
  propertytypes: oldFormat(),
  tileproperties: oldFormat(),
  tilepropertytypes: oldFormat(),
  terrains: harmless(BRUSHES),
  wangsets: harmless(BRUSHES),
  transformations: harmless(BRUSHES),
};

/** Of what lies on a tile of the ground and counts for pictures only. */
const onGround = (when: (value: unknown) => boolean) => (value: unknown, tile: Json) => !hasImage(tile) && when(value);
const hasShapes = (value: unknown) => isRecord(value) && hasEntries(value.objects);
const part = (of: 'imagewidth' | 'imageheight' | undefined) =>
  refused(
    (value, tile) => value !== (of === undefined ? 0 : (tile[of] ?? value)),
    '{shows|show} only a part of {its picture|their pictures}; cut the {picture|pictures}, and set Image Rect back in Properties',
  );
const groundClass = () =>
  used(
    refusal(
      onGround(unless('')),
      '{has|have} a class, which counts for pictures only; clear it in the tileset, and draw objects on the map',
      { level: 'warning' },
    ),
  );

export const TILE_FIELDS: FieldTable = {
  id: used(),
  type: groundClass(),
  class: groundClass(),
  image: used(),
  imagewidth: used(),
  imageheight: used(),
  x: part(undefined),
  y: part(undefined),
  width: part('imagewidth'),
  height: part('imageheight'),
  objectgroup: used(
    refusal(
      onGround(hasShapes),
      '{has|have} collision shapes, which count for pictures only; remove them in the Tile Collision Editor, and draw rectangles on the layer "collision"',
    ),
  ),
  properties: used(
    oldProperties,
    refusal(
      onGround(hasEntries),
      '{has|have} custom properties, which count for pictures only; remove them in the tileset',
      { level: 'warning' },
    ),
  ),
  propertytypes: oldFormat(),
  animation: used(
    refusal(
      (value, tile) => hasImage(tile) && hasEntries(value),
      '{has|have} an animation, which counts for tiles of the ground only; remove it in the Tile Animation Editor, and set the property "anim"',
    ),
  ),
  probability: harmless(BRUSHES),
  terrain: harmless(BRUSHES),
};

export const FRAME_FIELDS: FieldTable = { tileid: used(), duration: used() };

const NO_RECTANGLE =
  '{is no rectangle|are no rectangles}; delete {it|them} in the Tile Collision Editor, and draw {a rectangle|rectangles} with Insert Rectangle';
const otherShape = () => refused(unless(false), NO_RECTANGLE);
const extent = () => used(refusal((value, shape) => value === 0 && !hasOtherShape(shape), NO_RECTANGLE));
const OTHER_SHAPES = ['point', 'ellipse', 'capsule', 'polygon', 'polyline', 'text', 'gid'];
const hasOtherShape = (shape: Json) => OTHER_SHAPES.some((name) => (shape[name] ?? false) !== false);

/** A shape of the Tile Collision Editor. */
export const SHAPE_FIELDS: FieldTable = {
  id: harmless(BOOKKEEPING),
  name: harmless('a note of who drew it'),
  type: harmless('each shape blocks'),
  class: harmless('each shape blocks'),
  x: used(),
  y: used(),
  width: extent(),
  height: extent(),
  rotation: used(),
  visible: used(),
  opacity: harmless('shapes are not drawn'),
  properties: harmless('each shape blocks'),
  propertytypes: oldFormat(),
  template: refused(always, '{comes|come} from a template; delete {it|them}, and draw {it|them} with Insert Rectangle'),
  ...Object.fromEntries(OTHER_SHAPES.map((name) => [name, otherShape()])),
};

/** What holds the shapes of a tile: an object layer of which only the shapes count. */
export const SHAPES_FIELDS: FieldTable = {
  objects: used(),
  ...Object.fromEntries(
    [
      ...['id', 'name', 'type', 'draworder', 'color', 'opacity', 'visible', 'x', 'y', 'width', 'height', 'locked'],
      'class',
    ].map((name) => [name, harmless('the list of the shapes of a tile is no layer that is shown')]),
  ),
};
