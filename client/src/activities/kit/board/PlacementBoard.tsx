// A tray of shuffled pieces above labelled zones; a piece goes into any zone, and back to the tray.

import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { IconName } from '@lanternwise/shared/content/icons';
import { useLingui } from '@lingui/react/macro';
import { ResultMark } from '../AnswerFeedback.tsx';
import { ContentIcon } from '../ContentIcon.tsx';
import { itemResult } from '../useAnswerCheck.ts';
import { DropZone } from './DropZone.tsx';
import { Piece } from './Piece.tsx';
import { PlacementProvider } from './PlacementProvider.tsx';

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
  /** Zone by piece; pieces without one lie in the tray. */
  placed: Record<string, string>;
  onChange(next: Record<string, string>): void;
  grade: Grade | undefined;
  solved: boolean;
  trayLabel: string;
}

/** The tray as a zone; content ids are kebab-case and cannot be this. */
const TRAY = '_tray';

const withoutPiece = (placed: Record<string, string>, piece: string): Record<string, string> =>
  Object.fromEntries(Object.entries(placed).filter(([id]) => id !== piece));

export function PlacementBoard({ pieces, zones, placed, onChange, grade, solved, trayLabel }: PlacementBoardProps) {
  const { t } = useLingui();
  const place = (piece: string, zone: string) => {
    onChange(zone === TRAY ? withoutPiece(placed, piece) : { ...placed, [piece]: zone });
  };
  const piecesIn = (zone: string | undefined) => pieces.filter((piece) => placed[piece.id] === zone);
  const idsIn = (zone: string | undefined) => piecesIn(zone).map((piece) => piece.id);
  const renderPieces = (zone: string | undefined) =>
    piecesIn(zone).map((piece) => {
      const result = zone === undefined ? undefined : itemResult(grade, piece.id);
      return (
        <Piece key={piece.id} id={piece.id} label={piece.text} result={result}>
          {piece.icon && (
            <span aria-hidden="true" className="act-piece-icon">
              <ContentIcon name={piece.icon} size={26} />
            </span>
          )}
          <span>{piece.text}</span>
          <ResultMark standing={result} />
        </Piece>
      );
    });
  const tray = renderPieces(undefined);
  return (
    <PlacementProvider onPlace={place} disabled={solved}>
      <DropZone id={TRAY} label={trayLabel} className="act-tray" pieceIds={idsIn(undefined)}>
        {tray.length > 0 ? tray : <p className="act-tray-empty">{t`All placed. Pick one up again to move it.`}</p>}
      </DropZone>
      <div className="act-zones" data-count={zones.length}>
        {zones.map((zone, at) => (
          <DropZone
            key={zone.id}
            id={zone.id}
            label={zone.label}
            pieceIds={idsIn(zone.id)}
            className={`act-tint-${at % 4}`}
            header={
              <>
                <span aria-hidden="true" className="act-zone-icon">
                  <ContentIcon name={zone.icon} />
                </span>
                {zone.label}
              </>
            }
          >
            {renderPieces(zone.id)}
          </DropZone>
        ))}
      </div>
    </PlacementProvider>
  );
}
