// The face on the map of an activity whose things are put into places: its work ground shows the draft, and the player carries.
import type { IconName } from '@lanternwise/shared/content/icons';
import { t } from '@lingui/core/macro';
import type { CarriedThing, WorkGround } from '../../../bridge/events.ts';
import type { Now, Outcome, WorldFace } from '../../host/worldFace.ts';
import { type CarryDraft, carryStorage } from './carryDraft.ts';
import {
  type CarryKind,
  type CarryThing,
  isComplete,
  keepRight,
  type Placed,
  putThing,
  rightPlaces,
  withoutThing,
  wrongThings,
} from './carryTask.ts';
import { ICON_PATHS } from './iconPaths.ts';

/** The fields of every activity that it needs. */
interface CarriedActivity {
  id: string;
  guide: string;
  check: string;
  messages: { correct: string; wrong: string };
}

const iconOf = (icon: IconName | undefined): readonly string[] | null => (icon ? ICON_PATHS[icon] : null);

/** The explanation of a wrong thing. */
const explain = ({ text, why }: CarryThing): string => `${text.replace(/[.:?!।]+$/, '')}: ${why}`;

function markOf({ id, place }: CarryThing, placed: Placed, checked: Placed | null): CarriedThing['mark'] {
  if (checked?.[id] === undefined) return null;
  if (placed[id] !== undefined && placed[id] !== checked[id]) return null;
  return checked[id] === place ? 'right' : 'wrong';
}

export function createCarryFace<Answer>(
  activity: CarriedActivity,
  { task, answerOf }: CarryKind<Answer>,
): WorldFace<'work-ground', true, CarryDraft, Answer> {
  const { id, guide, check, messages } = activity;
  let startedAt = Date.now();
  let says: WorkGround['says'] = null;
  const say = (line: string) => {
    says = { by: guide, line, turn: (says?.turn ?? 0) + 1 };
  };
  const groundOf = ({ draft, state, view }: Now<true, CarryDraft>): WorkGround | null => {
    if (!(draft.isOut || view)) return null;
    const isPassed = state.activities[id]?.correct === true;
    // What was solved, perhaps on another device, stays as it is; unless the window tries it again.
    const isOver = isPassed && !view;
    const placed = isOver ? rightPlaces(task) : draft.placed;
    const checked = isOver ? placed : draft.checked;
    return {
      things: task.things.map((thing) => ({
        ...{ id: thing.id, text: thing.text, icon: iconOf(thing.icon) },
        ...{ at: placed[thing.id] ?? null, mark: markOf(thing, placed, checked) },
      })),
      places: task.places.map((place) => ({ id: place.id, label: place.label, icon: iconOf(place.icon) })),
      ...{ isSingle: task.isSingle, bell: check, isOver, says },
    };
  };
  const ring = (draft: CarryDraft): Outcome<Answer, CarryDraft> => {
    if (!isComplete(task, draft.placed)) return { hint: task.wait };
    const { placed } = draft;
    const [first, ...others] = wrongThings(task, placed);
    const answers = [{ answer: answerOf(placed), ms: Date.now() - startedAt }];
    startedAt = Date.now();
    if (!first) {
      say(messages.correct);
      return { answers, draft: { ...draft, checked: placed }, hint: messages.correct };
    }
    say(first.why);
    // What is wrong hops out; what it says of itself is said when it is taken again.
    const left = [first, ...others].reduce((kept, { id: thing }) => withoutThing(kept, thing), placed);
    return { answers, draft: { ...draft, placed: left, checked: placed }, hint: `${messages.wrong} ${explain(first)}` };
  };
  return {
    mechanic: 'work-ground',
    draft: () => carryStorage(id),
    show: (now) => ({ [id]: groundOf(now) }),
    on(event, { draft, state }) {
      if (event.kind !== 'rung' && !task.things.some((thing) => thing.id === event.thing)) return undefined;
      if (state.activities[id]?.correct) return { again: true };
      if (event.kind === 'rung') return ring(draft);
      const thing = task.things.find((one) => one.id === event.thing);
      if (event.kind === 'taken') {
        const wasWrong = thing && draft.checked && draft.checked[event.thing] !== thing.place;
        if (wasWrong) say(thing.why);
        return {
          draft: { ...draft, placed: withoutThing(draft.placed, event.thing) },
          ...(wasWrong && { hint: explain(thing) }),
        };
      }
      const placed = putThing(task, draft.placed, event.thing, event.place);
      const isReady = isComplete(task, placed);
      // The check before it is over: other marks than those of what lies right would mislead.
      return {
        draft: { ...draft, placed, checked: keepRight(task, placed, draft.checked) },
        ...(isReady && { hint: t`All placed. Ring the bell!` }),
      };
    },
  };
}
