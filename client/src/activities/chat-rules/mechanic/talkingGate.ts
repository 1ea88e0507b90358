// The talking gate on the map: a visitor asks before it, and the chatbot answers from its post.
import { ySortDepth } from '../../../game/core/depth.ts';
import { loopFrame } from '../../../game/core/facing.ts';
import { addFrame, numberedFrames } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { SpeechBubble } from '../../../game/entities/SpeechBubble.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';

type GateName = 'talking-gate';

/** Looks of visitors, townsfolk-1 first. */
const LOOKS = 8;
/** From the feet to the tip of the visitor's bubble. */
const HEAD = 52;
const SECONDS_PER_FRAME = 0.22;

export function create(context: MechanicContext<GateName>): Mechanic<GateName> {
  const { scene, spot } = context;
  const feet = { x: spot.x + spot.width / 2, y: spot.y + spot.height };
  const post = { x: spot.x + spot.width, y: spot.y };
  const [question, answer] = [new SpeechBubble(scene, 'left'), new SpeechBubble(scene, 'right')];
  let visitor: { image: GameObjects.Image | undefined; frames: readonly string[]; look: number } | undefined;
  let talk: { visitor: number; asks: string; says: string } | null = null;
  const leave = () => {
    visitor?.image?.destroy();
    visitor = undefined;
  };
  const come = (number: number) => {
    if (visitor?.look === number) return;
    leave();
    const prefix = `townsfolk-${(number % LOOKS) + 1}/idle`;
    const image = addFrame(scene, spot.properties.atlas, `${prefix}/0`, feet)?.setDepth(ySortDepth(feet.y));
    visitor = { image, frames: numberedFrames(scene.textures, spot.properties.atlas, prefix), look: number };
  };
  return {
    update(time, delta) {
      const isThere = talk !== null;
      // As long as it is talked about, it stands there to be read.
      if (talk && !question.isSpeaking) question.say(talk.asks);
      if (talk && !answer.isSpeaking) answer.say(talk.says);
      question.update(delta, feet.x - 8, feet.y - HEAD, isThere);
      answer.update(delta, post.x, post.y, isThere);
      const still = context.isMotionReduced();
      const name = visitor?.frames[still ? 0 : loopFrame(time / 1000, visitor.frames.length, SECONDS_PER_FRAME)];
      if (name !== undefined && visitor?.image && visitor.image.frame.name !== name)
        visitor.image.setFrame(name, false, false);
    },
    command({ talk: next }) {
      if (next) {
        come(next.visitor);
        if (next.asks !== talk?.asks) question.say(next.asks);
        if (next.says !== talk?.says || next.asks !== talk?.asks) answer.say(next.says);
      } else leave();
      talk = next;
    },
    destroy() {
      leave();
      question.destroy();
      answer.destroy();
    },
  };
}
