// Types of a parsed realm map and its problems.
import type { AnimalSpot } from './animals.ts';
import type { MechanicName, MechanicProperties } from './mechanics.ts';

export interface Point {
  x: number;
  y: number;
}

/** A Tiled rectangle: (x, y) is the top-left corner, `rotation` is clockwise in degrees about that corner. */
export interface MapRect extends Point {
  width: number;
  height: number;
  rotation: number;
}

interface HasObjectId {
  /** Tiled's object id, for messages. */
  object: number;
}

export interface Wall extends MapRect, HasObjectId {
  /** Visible walls are drawn as plain low walls; invisible ones only block. */
  visible: boolean;
}

export type Facing = 'up' | 'down' | 'left' | 'right';

export interface Spawn extends Point, HasObjectId {
  facing: Facing;
}

interface NamedPoint extends Point, HasObjectId {
  id: string;
}

export interface NpcSpot extends NamedPoint {
  sprite: string;
  /** Diameter of the body in units; the interaction distance is `size + 20`. */
  size: number;
  /** Maximum wandering distance from its position. */
  radius: number;
  /** True if it never moves. */
  static: boolean;
  facing: Facing;
}

export interface CollectibleSpot extends NamedPoint {
  sprite: string;
  size: number;
  glow: string;
}

export interface ShopSpot extends NamedPoint {
  sprite: string;
  size: number;
}

export interface ExitSpot extends NamedPoint {
  /** Direction of the arrow. */
  facing: Facing;
}

export interface Zone extends MapRect, HasObjectId {
  id: string;
}

/** Foot of a great lantern; `id` is the id of a quest task. */
export type LanternSpot = NamedPoint;

/** Foot of a lantern post, where the learner reviews. */
export type PostSpot = NamedPoint;

/** Area and properties of a mechanic. */
export type MechanicSpot<N extends MechanicName = MechanicName> = {
  [M in N]: MapRect & HasObjectId & { id: string; mechanic: M; properties: MechanicProperties<M> };
}[N];

export interface Light extends Point, HasObjectId {
  color: string;
  radius: number;
  flicker: boolean;
}

/** An atlas picture. (x, y) is the bottom-left corner of the untrimmed picture, as in Tiled's tile objects. */
export interface Prop extends MapRect, HasObjectId {
  atlas: string;
  frame: string;
  flipX: boolean;
  /** Upside down. */
  flipY?: boolean;
  /** 0 to 1; absent if the picture is solid. */
  opacity?: number;
  /** `#rrggbb`, multiplied with the picture. */
  tint?: string;
  /** Half transparent while the player is behind it. */
  fade: boolean;
  /** Drawn on the ground, below all characters. */
  flat: boolean;
  /** Drawn above all characters. */
  above: boolean;
  glow: string | undefined;
  anim: string | undefined;
  /** Sways in the wind. */
  sway: boolean;
  /** May stand in other props: a boat on its slipway, a fence's end in a bush. */
  overlaps: boolean;
  /** Id of the shop or character whose output is written on it. */
  board?: string | undefined;
  /** Name under which the interface exchanges its picture. */
  swap?: string | undefined;
}

export interface TileFrame {
  tile: number;
  ms: number;
}

export interface TerrainTileset {
  name: string;
  firstGid: number;
  columns: number;
  count: number;
  /** Image path relative to the .tsj. */
  image: string;
  /** Path of the .tsj relative to the map. */
  source: string | undefined;
  animations: { tile: number; frames: TileFrame[] }[];
}

export interface TileLayer {
  name: string;
  /** Drawn above all characters. */
  above: boolean;
  opacity: number;
  /** `#rrggbb`, multiplied with the tiles. */
  tint?: string;
  /** Units by which its tiles lie beside the grid. */
  offset?: Point;
  /** Global tile ids, row by row, with Tiled's flip bits. */
  tiles: number[];
}

/** A thing with a name that Tiled hides, itself or with its whole layer, and that is therefore not on the map. */
export interface HiddenThing extends Point, HasObjectId {
  name: string;
  /** The hidden layer. */
  layer?: string;
}

export type Weather = 'none' | 'leaves' | 'petals' | 'sparkles' | 'snow';

export interface RealmMap {
  name: string;
  columns: number;
  rows: number;
  tileSize: number;
  /** Size of the world in units. */
  width: number;
  height: number;
  weather: Weather;
  tilesets: TerrainTileset[];
  tileLayers: TileLayer[];
  spawn: Spawn;
  /** Collision rectangles and footprints of props. */
  walls: Wall[];
  npcs: NpcSpot[];
  collectibles: CollectibleSpot[];
  shops: ShopSpot[];
  exits: ExitSpot[];
  zones: Zone[];
  lights: Light[];
  lanterns: LanternSpot[];
  posts: PostSpot[];
  animals: AnimalSpot[];
  props: Prop[];
  mechanics: MechanicSpot[];
  /** Absent if nothing is. */
  hidden?: readonly HiddenThing[];
}

/** A problem of a map: what, where, and how to fix it. */
export interface MapProblem {
  map: string;
  /** The one object that it is about. */
  object?: number;
  at?: Point;
  message: string;
  level: 'error' | 'warning';
}

export function formatMapProblem(problem: MapProblem): string {
  const where = problem.object === undefined ? '' : `: object ${problem.object}`;
  const at =
    problem.at && problem.object !== undefined ? ` at (${Math.round(problem.at.x)}, ${Math.round(problem.at.y)})` : '';
  return `${problem.map}${where}${at}: ${problem.message}`;
}
