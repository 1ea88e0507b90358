// What a realm's map says once Tiled's file was read: plain typed data for the world, the validator and the pictures.
import type { MechanicName, MechanicProperties } from './mechanics.ts';

export interface Point {
  x: number;
  y: number;
}

/** A rectangle as Tiled draws it: (x, y) is the top-left corner, `rotation` turns it clockwise (degrees) about that corner. */
export interface MapRect extends Point {
  width: number;
  height: number;
  rotation: number;
}

/** Where a thing stands in the Tiled file, for messages. */
interface HasObjectId {
  /** Tiled's object id. */
  object: number;
}

export interface Wall extends MapRect, HasObjectId {
  /** Drawn as a plain low wall; invisible ones only block. */
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
  /** Diameter of the body in units; it can be talked to from `size + 20`. */
  size: number;
  /** How far it wanders from its place. */
  radius: number;
  /** Stands still. */
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
  /** Where the arrow points. */
  facing: Facing;
}

export interface Zone extends MapRect, HasObjectId {
  id: string;
}

/** Where a mechanic of the map works, and with which properties. */
export type MechanicSpot<N extends MechanicName = MechanicName> = {
  [M in N]: MapRect & HasObjectId & { id: string; mechanic: M; properties: MechanicProperties<M> };
}[N];

export interface Light extends Point, HasObjectId {
  color: string;
  radius: number;
  flicker: boolean;
}

/** A picture of an atlas. (x, y) is the bottom-left corner of the untrimmed picture, as Tiled places tile objects. */
export interface Prop extends MapRect, HasObjectId {
  atlas: string;
  frame: string;
  flipX: boolean;
  /** Goes half transparent while the player stands behind it. */
  fade: boolean;
  /** Lies on the ground, under everybody. */
  flat: boolean;
  /** Drawn over everybody. */
  above: boolean;
  glow: string | undefined;
  anim: string | undefined;
  /** A plant that bends in the wind. */
  sway: boolean;
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
  /** Picture beside the .tsj, as written there. */
  image: string;
  /** Path of the .tsj relative to the map. */
  source: string | undefined;
  animations: { tile: number; frames: TileFrame[] }[];
}

export interface TileLayer {
  name: string;
  /** Drawn over everybody. */
  above: boolean;
  opacity: number;
  /** Global tile ids, row by row, with Tiled's flip bits. */
  tiles: number[];
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
  /** Drawn collision rectangles and the footprints of props. */
  walls: Wall[];
  npcs: NpcSpot[];
  collectibles: CollectibleSpot[];
  shops: ShopSpot[];
  exits: ExitSpot[];
  zones: Zone[];
  lights: Light[];
  props: Prop[];
  mechanics: MechanicSpot[];
}

/** Something wrong with a map: what, where, and how to mend it. */
export interface MapProblem {
  map: string;
  object?: number;
  at?: Point;
  message: string;
  level: 'error' | 'warning';
}

export function formatMapProblem(problem: MapProblem): string {
  const where = problem.object === undefined ? '' : `: object ${problem.object}`;
  const at = problem.at ? ` at (${Math.round(problem.at.x)}, ${Math.round(problem.at.y)})` : '';
  return `${problem.map}${where}${at}: ${problem.message}`;
}
