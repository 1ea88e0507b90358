// What the boards of the realm's shops show, by shop id.
import { useMemo } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { readLastPerson } from '../features/progress/lastPerson.ts';
import { readOutput } from '../features/progress/programOutputs.ts';
import { type Board, shopBoards } from '../features/realm/boards.ts';

export function useShopBoards(): Readonly<Record<string, Board>> {
  const content = useRealmContent();
  const state = useRealmState();
  return useMemo(() => {
    const person = readLastPerson();
    return shopBoards(content, state, (lesson) => readOutput(person, lesson));
  }, [content, state]);
}
