// What a mechanic says of its object class on maps: its properties, and what the map check must keep in sight.
import { z } from 'zod';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the map on which a mechanic shows something; what touches the ground below `foot` and overlaps it hides it. */
export interface Shown extends Box {
  foot: number;
}

interface ClassParts<Shape extends z.ZodRawShape> {
  /** Of the object in Tiled, a named rectangle. `atlas` and `frame` name a picture that the check looks for. */
  properties: Shape;
  /** A picture of its atlas, if no property names one. */
  draws?: string;
  shows(spot: Box & { properties: z.output<z.ZodObject<Shape>> }): readonly Shown[];
  /** Characters that its properties name. */
  people?(spot: { properties: z.output<z.ZodObject<Shape>> }): readonly string[];
  /** Pictures that look like what it moves. */
  decoys?: RegExp;
}

type MapClass<Shape extends z.ZodRawShape> = Omit<ClassParts<Shape>, 'properties'> & {
  properties: ReturnType<typeof z.strictObject<Shape>>;
};

/** An entry of the table of classes: `name` is the class in Tiled. */
export const defineMapClass = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  { properties, ...parts }: ClassParts<Shape>,
) => ({ [name]: { ...parts, properties: z.strictObject(properties) } }) as Readonly<Record<Name, MapClass<Shape>>>;

/** The name of an atlas or of a picture in it. */
export const pictureName = z.string().min(1);

export const flat = (box: Box): Shown => ({ ...box, foot: box.y });
export const around = (x: number, y: number, width: number, height: number): Shown =>
  flat({ x: x - width / 2, y: y - height / 2, width, height });
export const whole = ({ x, y, width, height }: Box): Shown[] => [flat({ x, y, width, height })];
/** People act there among props, or it is drawn over everybody. */
export const nothing = (): Shown[] => [];
