// Loads the engine, once.
export type Engine = typeof import('../../../game/createGame.ts');

let engine: Engine | undefined;

export async function loadGame(): Promise<Engine> {
  engine ??= await import('../../../game/createGame.ts');
  return engine;
}

/** The engine if it is there already: a promise would be answered after all other work of the moment. */
export const loadedGame = (): Engine | undefined => engine;
