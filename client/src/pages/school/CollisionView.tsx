// The collision view of a map: its walls over its picture, a list of them, and one that both show.
import type { RealmMap, Wall } from '@lanternwise/shared/maps/realmMap';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './CollisionView.module.css';

const LAYERS = ['walls', 'people', 'items', 'exits'] as const;
type Layer = (typeof LAYERS)[number];

/** Several walls may belong to one prop. */
const keyOf = ({ object, x, y, width, height }: Wall) => [object, x, y, width, height].join(' ');

/** The frame of a wall, turned as in Tiled. */
const turn = ({ x, y, rotation }: Wall) => (rotation ? `rotate(${rotation} ${x} ${y})` : undefined);

/** Without a picture, what the map holds is drawn on plain ground. */
export function CollisionView({ title, picture, map }: { title: string; picture?: string; map: RealmMap }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<readonly Layer[]>(LAYERS);
  const [chosen, setChosen] = useState<Wall>();
  const labels: Record<Layer, string> = {
    walls: t`Walls`,
    people: t`People`,
    items: t`Things and shops`,
    exits: t`Start and exit`,
  };
  return (
    <Section title={title} look="text-2xl text-game-title" className="grid gap-4">
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="lw-hidden">
          <Trans>What the picture shows</Trans>
        </legend>
        {LAYERS.map((layer) => (
          <Checkbox
            key={layer}
            label={labels[layer]}
            checked={shown.includes(layer)}
            onChange={(isShown) => setShown(isShown ? [...shown, layer] : shown.filter((other) => other !== layer))}
          />
        ))}
      </fieldset>
      <svg
        className={styles.map}
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={t`Map of ${title} with its collision rectangles`}
      >
        {picture && <image href={picture} width={map.width} height={map.height} />}
        {shown.includes('walls') && <Walls walls={map.walls} chosen={chosen} onChoose={setChosen} />}
        {shown.includes('people') &&
          map.npcs.map(({ id, x, y, size }) => <Spot key={id} kind="people" x={x} y={y} radius={size / 2} />)}
        {shown.includes('items') &&
          [...map.collectibles, ...map.shops].map(({ id, x, y, size }) => (
            <Spot key={id} kind="items" x={x} y={y} radius={size / 2} />
          ))}
        {shown.includes('exits') &&
          [{ id: 'spawn', ...map.spawn }, ...map.exits].map(({ id, x, y }) => (
            <Spot key={id} kind="exits" x={x} y={y} radius={40} />
          ))}
      </svg>
      <WallTable title={title} walls={map.walls} chosen={chosen} onChoose={setChosen} />
    </Section>
  );
}

interface WallsProps {
  walls: readonly Wall[];
  chosen: Wall | undefined;
  onChoose: (wall: Wall) => void;
}

function Walls({ walls, chosen, onChoose }: WallsProps) {
  return walls.map((wall) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click is a short cut; the table's buttons choose by keyboard
    <rect
      key={keyOf(wall)}
      className={styles.wall}
      data-chosen={wall === chosen}
      x={wall.x}
      y={wall.y}
      width={wall.width}
      height={wall.height}
      transform={turn(wall)}
      onClick={() => onChoose(wall)}
    />
  ));
}

function Spot({ kind, x, y, radius }: { kind: Exclude<Layer, 'walls'>; x: number; y: number; radius: number }) {
  return <circle className={styles[kind]} cx={x} cy={y} r={radius} />;
}

function WallTable({ title, walls, chosen, onChoose }: WallsProps & { title: string }) {
  const { t } = useLingui();
  return (
    <ScrollBox label={t`Collision rectangles of ${title}`} className={styles.table}>
      <table>
        <thead>
          <tr>
            {[t`Object`, 'x', 'y', t`Width`, t`Height`, t`Rotation`, t`Visible`].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {walls.map((wall) => (
            <tr key={keyOf(wall)} data-chosen={wall === chosen}>
              <th scope="row">
                <button type="button" aria-pressed={wall === chosen} onClick={() => onChoose(wall)}>
                  {wall.object}
                </button>
              </th>
              {(['x', 'y', 'width', 'height'] as const).map((side) => (
                <td key={side}>{Math.round(wall[side])}</td>
              ))}
              <td>{Math.round(wall.rotation)}°</td>
              <td>{wall.visible ? t`yes` : t`no`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
