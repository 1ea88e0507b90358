// The fort's gate on the map: letters sorted by hand before there is a tree, then couriers that the tree sorts.

import { type Courier, couriersOf, type Gate } from '@lanternwise/shared/activities/message-gate/gate';
import { gateSetting } from '@lanternwise/shared/activities/message-gate/gateFigures';
import { FORT } from '@lanternwise/shared/activities/message-gate/mapNames';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { seedFromText, shuffle } from '@lanternwise/shared/learning/random';
import { t } from '@lingui/core/macro';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { BY_HAND, type HandDraft, handDraft } from './handDraft.ts';

export interface GateView {
  /** Null before it is grown. */
  gate: Pick<Gate, 'shut' | 'onHeldOut'> | null;
  /** The courier of the learner's message, who comes alone. */
  own: Courier | null;
}

type Letter = Pick<ActivityOf<'message-gate'>['training'][number], 'from' | 'text' | 'phishing' | 'why'>;

function lettersByHand({ id, training }: ActivityOf<'message-gate'>): Letter[] {
  const some = (phishing: boolean) => training.filter((letter) => letter.phishing === phishing).slice(0, BY_HAND / 2);
  return shuffle([...some(true), ...some(false)], seedFromText(id));
}

export const world: CreateFace<'message-gate', 'fort-gate', GateView, HandDraft> = (fort, { lessons }) => {
  const { id, training, heldOut, known } = fort;
  const grow = rememberLast('message-gate');
  const grownAgain = async (figures: Readonly<Record<string, number>> = {}): Promise<GateView> => {
    const setting = gateSetting(figures);
    return { gate: setting ? await grow([{ training, heldOut, known }, setting]) : null, own: null };
  };
  const letters = lettersByHand(fort);
  const lesson = Object.values(lessons).find(
    (one) => one.kind === 'adventure' && one.levels.some(({ activity }) => activity === id),
  );
  const showByHand = ({ sorted, right }: HandDraft) => {
    const letter = letters[sorted];
    const names = { in: t`Let in`, out: t`Keep out` };
    const waiting = letter ? { text: `${letter.from}: ${letter.text}`, names } : null;
    return { [FORT]: { couriers: [], board: [t`You decide`, t`${right} of ${sorted} right`], waiting } };
  };
  return {
    mechanic: 'fort-gate',
    draft: () => handDraft(id),
    async show({ view, draft, state }) {
      const { gate, own } = view ?? (await grownAgain(state.cards[id]));
      if (!gate && !view && !state.activities[id]?.correct) return showByHand(draft);
      const { falseAlarms = 0, misses = 0, friends = 0, thieves = 0 } = gate?.onHeldOut ?? {};
      const friendsIn = friends - falseAlarms;
      const couriers = gate ? couriersOf(heldOut, gate.shut) : [];
      const board = gate ? [t`Friends in: ${friendsIn} of ${friends}`, t`Thieves in: ${misses} of ${thieves}`] : [];
      return { [FORT]: { couriers: own ? [own] : couriers, board, waiting: null } };
    },
    on({ isLetIn }, { draft }) {
      const letter = letters[draft.sorted];
      if (!letter) return undefined;
      const isRight = isLetIn !== letter.phishing;
      const next = { sorted: draft.sorted + 1, right: draft.right + (isRight ? 1 : 0) };
      const { why } = letter;
      const kind = letter.phishing ? t`A thief.` : t`A friend.`;
      const rest = training.length + heldOut.length - next.sorted;
      // Enough of them: the window has what does it for the rest.
      if (next.sorted === letters.length)
        return {
          draft: next,
          hint: t`${kind} ${rest} more letters wait: grow a tree that asks for you.`,
          ...(lesson && { opens: lesson.id }),
        };
      return { draft: next, hint: `${kind} ${why}` };
    },
  };
};
