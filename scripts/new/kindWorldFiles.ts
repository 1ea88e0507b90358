// Templates of what a new kind of activity has on the map: its object, face, draft, and a test that plays it.
import type { KindName } from './activityKind.ts';

export function kindWorldFiles(names: KindName): Record<string, string> {
  const folder = `client/src/activities/${names.kind}`;
  return {
    [`shared/src/activities/${names.kind}/mapClass.ts`]: mapClassSource(names),
    [`shared/src/activities/${names.kind}/mapNames.ts`]: mapNamesSource(names),
    [`${folder}/draft.ts`]: draftSource(names),
    [`${folder}/messages.ts`]: messagesSource(names),
    [`${folder}/world.ts`]: worldSource(names),
    [`${folder}/world.test.ts`]: testSource(names),
    [`${folder}/mechanic/plates.ts`]: platesSource,
    [`${folder}/mechanic/${names.camel}.ts`]: mechanicSource(names),
  };
}

const mapClassSource = ({ kind, title }: KindName) => `// The object class of "${title}" on maps.
import { defineMapClass, whole } from '../../maps/mapClass.ts';

/** Plates side by side from the left edge to the right one: one for each item, and the last one to check. */
export const mapClass = defineMapClass('${kind}', { properties: {}, shows: whole });
`;

const mapNamesSource = ({ kind, title }: KindName) => `// What the object of "${title}" on the map is called.
/** A rectangle of class "${kind}". */
export const PLATES = '${kind}';
`;

const draftSource = ({
  title,
}: KindName) => `// The draft of "${title}", which window and map share: ids of the marked items.
import { activityDraft } from '../../features/progress/activityDraft.ts';
import type { Schema } from '../../lib/storage/schemas.ts';

export const NO_MARKS: string[] = [];

export const parseMarks: Schema<string[]> = (value) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined;

/** Of this person. */
export const storedMarks = (activity: string) => activityDraft(activity, parseMarks, NO_MARKS);

export const toggleMark = (marked: readonly string[], id: string): string[] =>
  marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id];
`;

const messagesSource = ({ kind, title }: KindName) => `// Commands to the plates of "${title}", and what they say.
declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** \`plate\` is the one that the player stepped on, counted from 0 at the left. */
    '${kind}': { command: { plates: readonly { text: string; isOn: boolean }[] }; event: { plate: number } };
  }
}

export {};
`;

const worldSource = ({
  kind,
  title,
}: KindName) => `// "${title}" on the map: the player marks items with the feet, and checks on the last plate.
import { PLATES } from '@lanternwise/shared/activities/${kind}/mapNames';
import type { CreateFace } from '../host/worldFace.ts';
import { storedMarks, toggleMark } from './draft.ts';

export const world: CreateFace<'${kind}', '${kind}', true, string[]> = ({ id: ref, items }) => {
  const start = Date.now();
  return {
    mechanic: '${kind}',
    draft: () => storedMarks(ref),
    show({ draft, state }) {
      const isSolved = state.activities[ref]?.correct === true;
      const plates = items.map(({ id, text }) => ({ text, isOn: draft.includes(id) }));
      return { [PLATES]: { plates: [...plates, { text: isSolved ? '✓' : '?', isOn: isSolved }] } };
    },
    on({ plate }, { draft, state }) {
      if (state.activities[ref]?.correct) return undefined;
      const item = items[plate];
      return item
        ? { draft: toggleMark(draft, item.id) }
        : { answers: [{ answer: draft, ms: Date.now() - start }] };
    },
  };
};
`;

const platesSource = `// Where plates lie in their rectangle, and on which of them somebody stands.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { isInside } from '../../../game/core/framing.ts';
import type { Box } from '../../../game/engine/pen.ts';

/** Units between two plates. */
const GAP = 8;

export function plateBox({ x, y, width, height }: Box, count: number, plate: number): Box {
  const pitch = (width + GAP) / count;
  return { x: x + plate * pitch, y, width: pitch - GAP, height };
}

/** Undefined beside the plates. */
export const plateUnder = (area: Box, count: number, at: Point): number | undefined =>
  Array.from({ length: count }, (_, plate) => plate).find((plate) => isInside(plateBox(area, count, plate), at));
`;

const mechanicSource = ({
  kind,
  title,
}: KindName) => `// The plates of "${title}": shows which are on, and says which one the player steps on.
import { DEPTH } from '../../../game/core/depth.ts';
import { type Box, type Pen, wrapWords } from '../../../game/engine/pen.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import { plateBox, plateUnder } from './plates.ts';

const LINE = 14;

function drawPlate(pen: Pen, { width, height }: Box, text: string, isOn: boolean): void {
  pen.fillStyle = isOn ? '#ffd166' : '#3a4466';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = isOn ? '#1d2238' : '#ffffff';
  pen.font = \`700 \${LINE - 2}px sans-serif\`;
  pen.textAlign = 'center';
  const lines = wrapWords(pen, text, width - LINE);
  const top = (height - (lines.length - 1) * LINE) / 2;
  for (const [at, line] of lines.entries()) pen.fillText(line, width / 2, top + at * LINE, width);
}

export function create(context: MechanicContext<'${kind}'>): Mechanic<'${kind}'> {
  const { scene, spot, emit } = context;
  let pictures: PlacedPicture[] = [];
  let under: number | undefined;
  const clear = () => {
    for (const picture of pictures) picture.destroy();
  };
  return {
    update() {
      const player = context.bodies.at(-1);
      const now = player && plateUnder(spot, pictures.length, player);
      if (now !== undefined && now !== under) emit({ plate: now });
      under = now;
    },
    command({ plates }) {
      clear();
      pictures = plates.map(({ text, isOn }, at) => {
        const box = plateBox(spot, plates.length, at);
        const draw = (pen: Pen) => drawPlate(pen, box, text, isOn);
        return new PlacedPicture(scene, \`\${spot.id}-\${at}\`, box, DEPTH.overFlat, draw);
      });
    },
    destroy: clear,
  };
}
`;

const testSource = ({ kind, camel }: KindName) => `// @vitest-environment jsdom
// Plays the kind "${kind}" on the map: items are marked with the feet, also for the window, and checked on the last plate.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ${camel} } from '@lanternwise/shared/activities/${kind}/definition';
import { beforeEach, expect, it } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import { getRealmState } from '../../features/realm/realmState.ts';
import { MechanicHost } from '../../game/mechanics/MechanicHost.ts';
import { createTestScene } from '../../game/mechanics/testing/testScene.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { KIND_MECHANICS } from '../host/kinds.ts';
import { storedMarks } from './draft.ts';
import { plateBox } from './mechanic/plates.ts';
import { world } from './world.ts';

const FILE = join(import.meta.dirname, '../../../../shared/src/activities/${kind}/example.json');
const activity = ${camel}.schema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const AREA = { x: 100, y: 100, width: 400, height: 60 };
const CHECK = activity.items.length;

async function createGround() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities: { [activity.id]: activity } });
  const { scene, pictures } = createTestScene();
  const player = { x: 0, y: 0, radius: 16 };
  const host = new MechanicHost(
    {
      ...{ scene, port: realm.bus, isMotionReduced: () => true, bodies: () => [player] },
      ...{ character: () => undefined, playerPicture: () => undefined, onWallsChange: () => undefined },
      ...{ onPlacesChange: () => undefined, onPaceChange: () => undefined },
    },
    KIND_MECHANICS,
  );
  const lit: number[][] = [];
  realm.bus.on('mechanic/command', (message) => {
    host.command(message);
    if (message.mechanic === '${kind}')
      lit.push(message.command.plates.flatMap(({ isOn }, plate) => (isOn ? plate : [])));
  });
  await host.start([{ object: 1, id: '${kind}', mechanic: '${kind}', rotation: 0, ...AREA, properties: {} }]);
  connectFaces(realm.world, '${kind}', world);
  const moveTo = (at: { x: number; y: number }) => {
    Object.assign(player, { x: at.x, y: at.y });
    host.update(0, 0.016);
  };
  const step = (plate: number) => {
    const { x, y, width, height } = plateBox(AREA, CHECK + 1, plate);
    moveTo({ x: x + width / 2, y: y + height / 2 });
    moveTo({ x: 0, y: 0 });
  };
  const result = () => getRealmState(realm.store, realm.content).activities[activity.id]?.correct;
  return { host, pictures, lit, step, result };
}

beforeEach(() => localStorage.clear());

it('is passed once everything that fits is marked, and no sooner', async () => {
  const { lit, step, result } = await createGround();
  step(0);
  step(CHECK);
  expect([result(), lit.at(-1)]).toEqual([false, [0]]);
  step(1);
  step(CHECK);
  expect([result(), lit.at(-1)]).toEqual([true, [0, 1, CHECK]]);
  step(0);
  expect(lit.at(-1)).toEqual([0, 1, CHECK]);
});

it('shares its marks with the window, and takes its plates away', async () => {
  const { host, pictures, lit, step } = await createGround();
  step(2);
  expect(storedMarks(activity.id).read()).toEqual(['third']);
  storedMarks(activity.id).write(['first']);
  expect(lit.at(-1)).toEqual([0]);
  expect(pictures()).toBe(CHECK + 1);
  host.destroy();
  expect(pictures()).toBe(0);
});
`;
