// A tray of shuffled pieces above labelled zones; a piece goes into any zone, and back to the tray.

import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { IconName } from '@lanternwise/shared/content/icons';
import { useLingui } from '@lingui/react/macro';
import { ContentIcon } from '../ContentIcon.tsx';
import { type ItemResult, ResultMark } from '../ResultMark.tsx';
import { tintClass } from '../tint.ts';
import { itemResult } from '../useAnswerCheck.ts';
import { DropZone } from './DropZone.tsx';
import { Piece } from './Piece.tsx';
import styles from './PlacementBoard.module.css';
import { PlacementProvider } from './PlacementProvider.tsx';
import { Tray } from './Tray.tsx';

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

export interface PlacementBoardProps {
  pieces: readonly BoardPiece[];
  zones: readonly BoardZone[];
  /** Zone id by piece id; pieces without an entry lie in the tray. */
  placed: Readonly<Record<string, string>>;
  onChange(next: Record<string, string>): void;
  grade: Grade | undefined;
  solved: boolean;
  trayLabel: string;
}

/** Zone id of the tray; ids of content are kebab-case and never start with an underscore. */
const TRAY = '_tray';

const withoutPiece = (placed: Readonly<Record<string, string>>, piece: string): Record<string, string> =>
  Object.fromEntries(Object.entries(placed).filter(([id]) => id !== piece));

export function PlacementBoard({ pieces, zones, placed, onChange, grade, solved, trayLabel }: PlacementBoardProps) {
  const { t } = useLingui();
  const place = (piece: string, zone: string) => {
    onChange(zone === TRAY ? withoutPiece(placed, piece) : { ...placed, [piece]: zone });
  };
  const piecesIn = (zone: string | undefined) => pieces.filter((piece) => placed[piece.id] === zone);
  const idsIn = (zone: string | undefined) => piecesIn(zone).map((piece) => piece.id);
  return (
    <PlacementProvider onPlace={place} disabled={solved}>
      <Tray
        id={TRAY}
        label={trayLabel}
        pieceIds={idsIn(undefined)}
        isEmpty={piecesIn(undefined).length === 0}
        emptyText={t`All placed.`}
      >
        {piecesIn(undefined).map((piece) => (
          <IconPiece key={piece.id} piece={piece} result={undefined} />
        ))}
      </Tray>
      <div className={styles.zones} data-count={zones.length}>
        {zones.map((zone, at) => (
          <DropZone
            key={zone.id}
            id={zone.id}
            label={zone.label}
            pieceIds={idsIn(zone.id)}
            className={tintClass(at)}
            header={<ZoneHeader zone={zone} />}
          >
            {piecesIn(zone.id).map((piece) => (
              <IconPiece key={piece.id} piece={piece} result={itemResult(grade, piece.id)} />
            ))}
          </DropZone>
        ))}
      </div>
    </PlacementProvider>
  );
}

function ZoneHeader({ zone }: { zone: BoardZone }) {
  return (
    <>
      <span aria-hidden="true" className={styles.zoneIcon}>
        <ContentIcon name={zone.icon} />
      </span>
      {zone.label}
    </>
  );
}

function IconPiece({ piece, result }: { piece: BoardPiece; result: ItemResult | undefined }) {
  return (
    <Piece id={piece.id} label={piece.text} result={result}>
      {piece.icon && (
        <span aria-hidden="true" className={styles.pieceIcon}>
          <ContentIcon name={piece.icon} size={26} />
        </span>
      )}
      <span>{piece.text}</span>
      <ResultMark result={result} />
    </Piece>
  );
}
