// Writes on the signs of model labs how good the model is that the learner trained there.
import { trainedModels } from '../../features/realm/trainedModels.ts';
import { signLines } from '../../overlay-kit/signText.ts';
import type { PaintBoards } from '../host/defineKind.ts';

export const paintModels: PaintBoards = (content, state) =>
  Object.fromEntries(
    Object.entries(trainedModels(content, state)).map(([id, model]) => {
      const remarks = content.realm.characters.find((character) => character.id === id)?.trained?.remarks;
      return [id, { lines: signLines(model), label: null, ...(remarks && { remarks }) }];
    }),
  );
