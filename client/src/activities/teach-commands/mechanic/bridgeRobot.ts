// The bridge robot at the gap: acts on each word as it understood it, and crosses once the bridge is mended.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { WORD_IDS, type Word } from '@lanternwise/shared/voices/words';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { addFrame } from '../../../game/engine/atlas.ts';
import { paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { SpeechBubble } from '../../../game/entities/SpeechBubble.ts';
import type { LedCharacter, Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { drawPlanks } from './bridgePicture.ts';
import { CallStones } from './CallStones.ts';
import { Hearings } from './Hearings.ts';
import { CALL_SECONDS, crossingAt, placesOf, poseAt, type RobotPlaces, type RobotPose } from './robotActs.ts';

type RobotName = 'bridge-robot';
type Context = MechanicContext<RobotName>;
type Command = Parameters<NonNullable<Mechanic<RobotName>['command']>>[0];

/** The painted bridge is wider than the way over it, units. */
const RAILS = 12;
const HEAD = 84;
/** What it carries stands beside it, at home and on the other bank, and is held over its head. */
const BURDEN = { home: { x: -52, y: 12 }, far: { x: 46, y: 6 }, lift: 88 } as const;

class BridgeRobot {
  private readonly hearings = new Hearings();
  private readonly call: SpeechBubble;
  private readonly reply: SpeechBubble;
  private readonly burden: GameObjects.Image | undefined;
  private planks: GameObjects.Image | undefined;
  private isMended = false;
  /** Where the robot is. */
  private at: Point;
  /** Seconds since it set out over the bridge. */
  private crossing: number | undefined;
  /** The hearing whose bubbles were filled last. */
  private called = 0;
  private replied = 0;

  constructor(
    private readonly context: Context,
    private readonly robot: LedCharacter | undefined,
    private readonly places: RobotPlaces,
  ) {
    const { scene, spot } = context;
    const { atlas, frame } = spot.properties;
    this.call = new SpeechBubble(scene, 'right');
    this.reply = new SpeechBubble(scene, 'left');
    this.burden = addFrame(scene, atlas, frame, spot);
    context.setWalls([spot]);
    this.at = places.home;
    this.show({ ...places.home, facing: null, lift: 0 });
  }

  /** A bridge that was mended stays so. `isFirst` = it was mended at an earlier visit, nothing is to be seen. */
  command(command: Command, isFirst: boolean): void {
    this.hearings.set(command);
    if (!command.isMended || this.isMended) return;
    this.isMended = true;
    this.mend();
    if (isFirst || this.context.isMotionReduced()) this.show({ ...this.places.far, facing: null, lift: 0 });
    else {
      this.crossing = 0;
      this.context.playSound('task-done', this.places.middle);
    }
  }

  private mend(): void {
    const { context } = this;
    const { scene, spot } = context;
    const size = { width: spot.width + 2 * RAILS, height: spot.height };
    const key = paintTexture(scene.textures, `mended-${spot.id}`, size, (pen) => drawPlanks(pen, size));
    const { x, y } = this.places.middle;
    this.planks = scene.add
      .image(x, y, key)
      .setOrigin(0.5, 0.5)
      .setScale(1 / TEXTURE_SCALE)
      .setDepth(DEPTH.overFlat);
    context.setWalls([]);
  }

  update(delta: number): void {
    const isStill = this.context.isMotionReduced();
    if (this.crossing !== undefined) {
      this.crossing += delta;
      const pose = isStill ? undefined : crossingAt(this.places, this.crossing);
      this.show(pose ?? { ...this.places.far, facing: null, lift: 0 });
      if (!pose) this.crossing = undefined;
      return;
    }
    const wasActing = this.hearings.isActing;
    const hearing = this.hearings.step(delta, this.isPlayerNear());
    const { seconds } = this.hearings;
    if (hearing || wasActing) {
      const pose = poseAt(this.places, hearing?.heard ?? null, this.isMended, seconds, isStill);
      this.show(pose);
    }
    if (hearing && this.called !== hearing.id) this.call.say(hearing.call);
    if (hearing) this.called = hearing.id;
    if (hearing && seconds >= CALL_SECONDS && this.replied !== hearing.id) {
      this.replied = hearing.id;
      this.reply.say(hearing.reply);
    }
    const { home, far } = this.places;
    const caller = this.isMended ? home : far;
    this.call.update(delta, caller.x, caller.y - HEAD / 2, hearing !== undefined);
    this.reply.update(delta, this.at.x, this.at.y - HEAD, hearing !== undefined);
  }

  private isPlayerNear(): boolean {
    const { bodies, spot } = this.context;
    const player = bodies.at(-1);
    const { x, y } = this.places.middle;
    return player !== undefined && Math.hypot(player.x - x, player.y - y) <= spot.properties.reach;
  }

  /** `pose` of the robot; what it carries stands at its usual place while it is not held. */
  private show(pose: RobotPose): void {
    this.at = pose;
    this.robot?.lead(pose, pose.facing);
    const base = this.isMended ? this.places.far : this.places.home;
    const beside = this.isMended ? BURDEN.far : BURDEN.home;
    const isHeld = pose.lift > 0;
    const x = isHeld ? pose.x : base.x + beside.x;
    const y = isHeld ? pose.y : base.y + beside.y;
    this.burden?.setPosition(x, y - pose.lift * BURDEN.lift).setDepth(ySortDepth(isHeld ? pose.y + 1 : y));
  }

  destroy(): void {
    for (const part of [this.call, this.reply, this.burden, this.planks]) part?.destroy();
    const { textures } = this.context.scene;
    const key = `mended-${this.context.spot.id}`;
    if (textures.exists(key)) textures.remove(key);
  }
}

export function create(context: Context): Mechanic<RobotName> {
  const { spot } = context;
  const character = context.character(spot.properties.character);
  const robot = new BridgeRobot(context, character, placesOf(spot, character?.spot ?? spot));
  const stones = new CallStones(context);
  let firstWord: Word | undefined;
  let isFirst = true;
  return {
    update: (_time, delta) => robot.update(delta),
    command: (command) => {
      robot.command(command, isFirst);
      stones.show(command.words);
      firstWord = command.words[0]?.id;
      isFirst = false;
    },
    use(place) {
      const word = place === '' ? firstWord : WORD_IDS.find((id) => id === place);
      if (word) context.emit({ word });
    },
    destroy: () => {
      robot.destroy();
      stones.destroy();
    },
  };
}
