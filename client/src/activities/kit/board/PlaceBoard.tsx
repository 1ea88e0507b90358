// A tray of shuffled pieces above labelled zones; a piece goes into any zone, and back to the tray.

import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { IconName } from '@lanternwise/shared/content/icons';
import { useLingui } from '@lingui/react/macro';
import { ContentIcon } from '../ContentIcon.tsx';
import { Mark } from '../Feedback.tsx';
import { standing } from '../useCheck.ts';
import { Piece } from './Piece.tsx';
import { Placing } from './Placing.tsx';
import { Zone } from './Zone.tsx';

export interface BoardPiece {
  id: string;
  text: string;
  icon?: IconName | undefined;
}
export interface BoardZone {
  id: string;
  label: string;
  icon: IconName;
}

export interface PlaceBoardProps {
  pieces: readonly BoardPiece[];
  zones: readonly BoardZone[];
  /** Zone by piece; pieces without one lie in the tray. */
  placed: Record<string, string>;
  onChange(next: Record<string, string>): void;
  grade: Grade | undefined;
  solved: boolean;
  trayLabel: string;
}

/** The tray as a zone; content ids are kebab-case and cannot be this. */
const TRAY = '_tray';

const without = (placed: Record<string, string>, piece: string): Record<string, string> =>
  Object.fromEntries(Object.entries(placed).filter(([id]) => id !== piece));

export function PlaceBoard({ pieces, zones, placed, onChange, grade, solved, trayLabel }: PlaceBoardProps) {
  const { t } = useLingui();
  const place = (piece: string, zone: string) => {
    onChange(zone === TRAY ? without(placed, piece) : { ...placed, [piece]: zone });
  };
  const inside = (zone: string | undefined) => pieces.filter((piece) => placed[piece.id] === zone);
  const idsIn = (zone: string | undefined) => inside(zone).map((piece) => piece.id);
  const show = (zone: string | undefined) =>
    inside(zone).map((piece) => {
      const judged = zone === undefined ? undefined : standing(grade, piece.id);
      return (
        <Piece key={piece.id} id={piece.id} label={piece.text} standing={judged}>
          {piece.icon && (
            <span aria-hidden="true" className="act-piece-icon">
              <ContentIcon name={piece.icon} size={26} />
            </span>
          )}
          <span>{piece.text}</span>
          <Mark standing={judged} />
        </Piece>
      );
    });
  const tray = show(undefined);
  return (
    <Placing onPlace={place} disabled={solved}>
      <Zone id={TRAY} label={trayLabel} className="act-tray" holds={idsIn(undefined)}>
        {tray.length > 0 ? tray : <p className="act-tray-empty">{t`All placed. Pick one up again to move it.`}</p>}
      </Zone>
      <div className="act-zones" data-count={zones.length}>
        {zones.map((zone, at) => (
          <Zone
            key={zone.id}
            id={zone.id}
            label={zone.label}
            holds={idsIn(zone.id)}
            className={`act-tint-${at % 4}`}
            head={
              <>
                <span aria-hidden="true" className="act-zone-icon">
                  <ContentIcon name={zone.icon} />
                </span>
                {zone.label}
              </>
            }
          >
            {show(zone.id)}
          </Zone>
        ))}
      </div>
    </Placing>
  );
}
