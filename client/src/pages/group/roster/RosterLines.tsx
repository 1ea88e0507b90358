// Says below the box of names how many are ready, and what is asked or wrong about the other lines.
import type { DoubtfulName } from '@lanternwise/shared/groups/roster';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { problemText, questionText } from './rosterWords.ts';
import type { RosterList } from './useRosterForm.ts';

interface RosterLinesProps {
  list: RosterList;
  /** Opens the columns of a list that was pasted with them. */
  onTable(): void;
}

interface LineNote {
  line: number;
  text: string;
  words: string;
  doubt?: DoubtfulName;
}

function notesOf({ roster: { names, problems, doubts }, skipped }: RosterList): LineNote[] {
  const refused = names.flatMap(({ line, name }): LineNote[] => {
    const reason = skipped.get(name);
    return reason ? [{ line, text: name, words: problemText({ text: name, reason, sameAs: null }) }] : [];
  });
  const wrong = problems.map((problem) => ({ ...problem, words: problemText(problem) }));
  const asked = doubts.map((doubt) => ({ line: doubt.line, text: doubt.text, words: questionText(doubt.kind), doubt }));
  return [...wrong, ...refused, ...asked].sort((a, b) => a.line - b.line);
}

/** Below this many lines with a comma they are single names, not a table. */
const TABLE_LINES = 3;

export function RosterLines({ list, onTable }: RosterLinesProps) {
  const { t } = useLingui();
  const { ready } = list;
  const { doubts } = list.roster;
  const notes = notesOf(list);
  const count = notes.length;
  const suggested = doubts.filter(({ suggestion }) => suggestion !== null);
  const offered = suggested.length;
  const hasColumns =
    doubts.some(({ kind, text }) => kind === 'columns' || text.trim().includes('\t')) ||
    doubts.filter(({ kind }) => kind === 'comma' || kind === 'several').length >= TABLE_LINES;
  return (
    <div className="grid gap-2">
      <p role="status" className="font-bold">
        <Plural value={ready} one="# name is ready." other="# names are ready." />
        {count > 0 && ' '}
        {count > 0 && <Plural value={count} one="# line needs attention:" other="# lines need attention:" />}
      </p>
      {(offered > 1 || hasColumns) && (
        <div className="flex flex-wrap gap-3">
          {offered > 1 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => list.replace(new Map(suggested.map(({ line, suggestion }) => [line, suggestion])))}
            >
              <Plural value={offered} one="Take # suggestion" other="Take all # suggestions" />
            </Button>
          )}
          {hasColumns && (
            <Button variant="quiet" size="small" onClick={onTable}>
              <Trans>Choose the columns of this list</Trans>
            </Button>
          )}
        </div>
      )}
      {count > 0 && (
        <ul className="grid max-h-[32rem] gap-2 overflow-y-auto" aria-label={t`Lines that need attention`}>
          {notes.map((note) => (
            <li key={note.line}>
              <LineText note={note} />
              {note.doubt && <DoubtButtons doubt={note.doubt} list={list} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LineText({ note: { line, text, words } }: { note: LineNote }) {
  const shown = text.trim().slice(0, 60);
  return (
    <>
      <strong>
        <Trans>Line {line}</Trans>
      </strong>{' '}
      <span className="text-muted">“{shown}”</span>: {words}
    </>
  );
}

function DoubtButtons({ doubt, list }: { doubt: DoubtfulName; list: RosterList }) {
  const { t } = useLingui();
  const { line, name, suggestion } = doubt;
  const offered = suggestion?.split('\n').join(' · ');
  return (
    <div className="flex flex-wrap gap-2 py-1">
      {offered !== undefined && (
        <Button variant="secondary" size="small" onClick={() => list.replace(new Map([[line, suggestion]]))}>
          <Trans>Take “{offered}”</Trans>
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => list.keep(doubt)}>
        <Trans>Keep “{name}”</Trans>
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={t`Leave it out: line ${line}`}
        onClick={() => list.replace(new Map([[line, null]]))}
      >
        <Trans>Leave it out</Trans>
      </Button>
    </div>
  );
}
