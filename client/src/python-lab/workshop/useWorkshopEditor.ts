// The saved programs and the text of the editor, stored while typing, so that a reload or a closed window loses nothing.
import { useCallback, useEffect, useState } from 'react';
import { useAutosave } from '../../lib/useAutosave.ts';
import { defaultProgram } from './recipeProgram.ts';
import {
  SAVE_MESSAGES,
  type SavedProgram,
  type SavedProgramRepository,
  type SaveResult,
} from './SavedProgramRepository.ts';

/** A copy of a classmate's program. */
export interface Remix {
  code: string;
  remixOf: string;
}

/** What can be loaded into the editor: a saved program, a copy of a classmate's, or any other text. */
export type Loadable = SavedProgram | Remix | string;

export interface WorkshopEditor {
  code: string;
  setCode(code: string): void;
  /** The saved program that is open. */
  openProgram: SavedProgram | undefined;
  /** The editor holds text that is neither saved nor an unchanged start. */
  isChanged: boolean;
  /** The program of a class that the text was made from. */
  remixOf: string | undefined;
  programs: readonly SavedProgram[];
  /** Why the last wish could not be met; undefined where it could. */
  error: string | undefined;
  saveAs(name: string): string | undefined;
  save(): void;
  rename(id: string, name: string): string | undefined;
  remove(id: string): void;
  /** Back to what was opened or saved. */
  reset(): void;
  load(what: Loadable): void;
}

interface EditorContent {
  code: string;
  /** What the code was when it was opened or saved. */
  base: string;
  open: string | undefined;
  remixOf: string | undefined;
}

function initialContent(repository: SavedProgramRepository): EditorContent {
  const draft = repository.readDraft();
  const start = defaultProgram();
  if (!draft) return { code: start, base: start, open: undefined, remixOf: undefined };
  const program = repository.programs().find(({ id }) => id === draft.program);
  return { code: draft.code, base: program?.code ?? draft.base ?? start, open: program?.id, remixOf: draft.remixOf };
}

/** Writes the draft down when typing pauses, and at once when the page or the Workshop goes. */
function useDraftAutosave(repository: SavedProgramRepository, content: EditorContent): boolean {
  const [hasRoom, setRoom] = useState(true);
  const later = useAutosave<EditorContent>(({ code, base, open, remixOf }) => {
    const origin = remixOf !== undefined && { remixOf };
    setRoom(repository.saveDraft({ code, base, ...(open !== undefined && { program: open }), ...origin }));
  });
  useEffect(() => later(content), [content, later]);
  return hasRoom;
}

export function useWorkshopEditor(repository: SavedProgramRepository): WorkshopEditor {
  const [content, setContent] = useState(() => initialContent(repository));
  const [programs, setPrograms] = useState(() => repository.programs());
  const [error, setError] = useState<string>();
  const hasRoom = useDraftAutosave(repository, content);
  // The account may bring what another device saved.
  useEffect(() => repository.subscribe(() => setPrograms(repository.programs())), [repository]);

  /** Shows what happened; answers why it did not, for the dialog that asked. */
  const applyResult = (
    result: SaveResult<SavedProgram | undefined>,
    then?: (program: SavedProgram) => void,
  ): string | undefined => {
    setPrograms(repository.programs());
    setError(result.ok ? undefined : result.why);
    if (result.ok && result.value) then?.(result.value);
    return result.ok ? undefined : result.why;
  };
  const openProgram = (program: SavedProgram) =>
    setContent({ code: program.code, base: program.code, open: program.id, remixOf: program.remixOf });

  return {
    code: content.code,
    setCode: useCallback((code: string) => setContent((before) => ({ ...before, code })), []),
    openProgram: programs.find(({ id }) => id === content.open),
    isChanged: content.code !== content.base,
    remixOf: content.remixOf,
    programs,
    error: error ?? (hasRoom ? undefined : SAVE_MESSAGES.noRoom),
    saveAs: (name) => applyResult(repository.add(name, content.code, content.remixOf), openProgram),
    save: () =>
      void (content.open !== undefined && applyResult(repository.save(content.open, content.code), openProgram)),
    rename: (id, name) => applyResult(repository.rename(id, name)),
    remove: (id) => {
      applyResult(repository.remove(id));
      // The text stays in the editor; only the saved program is removed.
      if (content.open === id) setContent((before) => ({ ...before, base: '', open: undefined }));
    },
    reset: () => setContent((before) => ({ ...before, code: before.base })),
    load: (what) => {
      setError(undefined);
      if (typeof what === 'string') setContent({ code: what, base: what, open: undefined, remixOf: undefined });
      else if ('id' in what) openProgram(what);
      else setContent({ code: what.code, base: what.code, open: undefined, remixOf: what.remixOf });
    },
  };
}
