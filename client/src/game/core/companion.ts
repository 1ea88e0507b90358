// The companion of the player, as rules: it follows, keeps out of the way, rests, stays, appears, and does what it is asked.
import type { CompanionPose } from '@lanternwise/shared/constants/companion';
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { type Act, ARRIVED_UNITS, createAct, type Task } from './companionActs.ts';
import { type Heading, headingFromMovement } from './facing.ts';
import { Journey } from './Journey.ts';
import { Legs } from './Legs.ts';
import type { Body } from './Mover.ts';
import { type CompanionWorld, type Leader, Pursuit, RUN, RUN_FROM, STROLL, WALK } from './Pursuit.ts';
import { COMPANION_RADIUS, isWayFree, spotBeside, spotNear } from './restingSpot.ts';

/** Farther away it does not walk but appears; with reduced motion it appears instead of running. */
const HOPELESS = 640;
/** From its resting place it follows beyond this; from the edge of a work ground beyond that. */
const LEAVES_AT = 122;
const LEAVES_GROUND_AT = 440;
/** A player who has not walked so far since then has not gone. */
const LEFT_UNITS = 40;
/** So near the player would stand on it. */
const TOO_NEAR = 44;
/** Where it shows a way or a program, slow enough to be seen; else it walks as the player does. */
const PACES: Partial<Record<Task['act'], number>> = { lead: 215, walk: 190 };
/** A slower step is none. */
const STEP = 28;
/** The player has stopped, after so many seconds; its companion sits down, also where it was told to stay. */
const STOPPED = 0.3;
const SITS_AFTER = 4;
const SETTLED_AFTER = 0.6;
/** Between two checks whether it stands well. */
const CHECK_SECONDS = 0.5;
const NOTE_SECONDS = 0.2;

export class Companion {
  readonly body: Body = { x: 0, y: 0, radius: COMPANION_RADIUS };
  heading: Heading = 'south';
  pose: CompanionPose = 'stand';
  /** False until it has found a place; nobody sees it. */
  isPlaced = false;
  /** How often it has looked for a place near the player. */
  appearances = 0;
  isMotionReduced = false;
  /** It holds a flame ready while it stands. */
  isFlameReady = false;
  private isStaying = false;
  /** It waits where it went, and looks there. */
  private isWaiting = false;
  private look: Readonly<Point> | undefined;
  private isResting = false;
  /** Where it was free to stand last, on its way. */
  private readonly free = { x: Number.NaN, y: Number.NaN };
  /** Where the player was when it came to rest. */
  private readonly restedBy = { x: 0, y: 0 };
  private act: Act | undefined;
  /** To its resting place. */
  private journey: Journey | undefined;
  /** What takes the flame that it holds up, and for how long. */
  private flameTo: Readonly<Point> | undefined;
  private holdSeconds = 0;
  private readonly pursuit: Pursuit;
  private readonly legs: Legs;
  private standSeconds = 0;
  private untilCheck = 0;

  /** `onActed` = the end of what it was asked for; `onStep` = what others see of a walk. */
  constructor(
    private readonly world: CompanionWorld,
    private readonly onActed: (act: Task['act'], arrived: boolean) => void,
    private readonly onStep: (step: 'hop' | 'take') => void = () => undefined,
  ) {
    this.pursuit = new Pursuit(world, this.body);
    this.legs = new Legs(this.body, world.mover);
  }

  /** A newer task replaces the older. */
  ask(task: Task): void {
    this.stop();
    if (task.act !== 'say' && task.act !== 'pose') this.leave();
    this.act = createAct(task, this.body, this.world, this.onStep);
  }

  /** What it was asked for ends here. */
  stop(): void {
    this.end(false);
  }

  setStaying(staying: boolean): void {
    if (staying === this.isStaying) return;
    this.leave();
    this.isStaying = staying;
  }

  /** Holds the flame up to what takes it. */
  holdUp(to: Readonly<Point>, seconds: number): void {
    this.flameTo = to;
    this.holdSeconds = seconds;
  }

  /** Whether it is at the player's side, not on a way of its own. */
  get isWithPlayer(): boolean {
    return this.isPlaced && !this.act?.isAway && this.pursuit.gap <= HOPELESS / 2;
  }

  /** Runs after the player. */
  get isRunning(): boolean {
    return this.pose === 'walk' && this.pursuit.isRunning;
  }

  /** One step, after the player's. */
  step(leader: Leader, seconds: number): void {
    const isMoved = this.pursuit.watch(leader, seconds);
    this.stepAct(seconds);
    if (this.mustAppear(isMoved)) this.appear(leader, seconds);
    if (!this.isPlaced) return;
    const { x, y } = this.body;
    if (this.holdSeconds > 0) this.holdSeconds -= seconds;
    else this.go(leader, seconds);
    this.showStep(this.body.x - x, this.body.y - y, leader, seconds);
  }

  /** Heading and pose after a step of (dx, dy). */
  private showStep(dx: number, dy: number, leader: Leader, seconds: number): void {
    const isWalking = Math.hypot(dx, dy) > STEP * seconds;
    if (isWalking) this.heading = headingFromMovement(dx, dy, this.heading);
    else if (this.holdSeconds > 0 && this.flameTo) this.turnTo(this.flameTo);
    else this.turnTo(this.act?.look ?? this.look ?? leader.body);
    this.standSeconds = isWalking ? 0 : this.standSeconds + seconds;
    this.pose = this.poseNow(isWalking);
  }

  private turnTo({ x, y }: Readonly<Point>): void {
    this.heading = headingFromMovement(x - this.body.x, y - this.body.y, this.heading);
  }

  private poseNow(isWalking: boolean): CompanionPose {
    if (this.holdSeconds > 0) return 'carry';
    if (isWalking) return 'walk';
    if (this.isFlameReady && this.isWithPlayer) return 'carry';
    if (this.act?.mood) return this.act.mood;
    if (this.act?.isAway || this.journey) return 'stand';
    return this.isSeated ? 'sit' : 'stand';
  }

  private get isSeated(): boolean {
    if (this.isHeld) return this.standSeconds >= (this.isStaying ? SETTLED_AFTER : SITS_AFTER);
    return this.isResting && this.pursuit.stoppedSeconds >= SITS_AFTER && this.standSeconds >= SETTLED_AFTER;
  }

  private stepAct(seconds: number): void {
    const { act, pursuit } = this;
    const isBack = pursuit.gap <= ARRIVED_UNITS || (this.isResting && !this.journey);
    const progress = act?.step(seconds, pursuit.gap, isBack) ?? 'on';
    if (progress === 'on') return;
    this.isWaiting ||= act?.name === 'go' && progress === 'done';
    this.look = act?.look ?? this.look;
    this.end(progress === 'done');
  }

  private end(arrived: boolean): void {
    const { act } = this;
    this.act = undefined;
    if (act) this.onActed(act.name, arrived);
  }

  /** Gets up from where it rests or waits. */
  private leave(): void {
    this.isResting = false;
    this.isWaiting = false;
    this.journey = undefined;
    this.look = undefined;
    this.pursuit.drop();
  }

  private get isComing(): boolean {
    return this.act?.name === 'come' || (this.act?.name === 'fetch' && !this.act.isAway);
  }

  /** It keeps its place, whatever the player does. */
  private get isHeld(): boolean {
    return (this.isStaying || this.isWaiting) && !this.isComing;
  }

  private mustAppear(isMoved: boolean): boolean {
    const { gap, journey } = this.pursuit;
    if (!this.isPlaced) return true;
    if (this.isHeld || this.act?.isAway) return false;
    if (isMoved) return gap > LEAVES_AT;
    if (this.isResting) return false;
    if (journey?.state === 'failed' || (this.isMotionReduced && gap > RUN_FROM)) return true;
    return gap > HOPELESS && this.act?.name !== 'fetch';
  }

  /** At a free spot near the player; as long as there is none it is not seen. */
  private appear({ body: player, facing }: Leader, seconds: number): void {
    this.untilCheck -= seconds;
    if (!this.isPlaced && this.appearances > 0 && this.untilCheck > 0) return;
    const spot = spotBeside(this.world, player, facing, player);
    this.isPlaced = spot !== undefined;
    this.appearances += 1;
    this.untilCheck = CHECK_SECONDS;
    if (!spot) return;
    this.leave();
    Object.assign(this.body, spot);
    Object.assign(this.free, spot);
    this.pursuit.measure(player);
    this.beginRest(player);
    this.turnTo(player);
  }

  private go(leader: Leader, seconds: number): void {
    const { act } = this;
    if (act?.isAway) this.legs.goOn(act.journey, PACES[act.name] ?? WALK, seconds);
    else if (this.isHeld || this.isResting) this.rest(leader, seconds);
    else this.follow(leader, seconds);
  }

  private follow(leader: Leader, seconds: number): void {
    const { pursuit } = this;
    const hasStopped = pursuit.stoppedSeconds >= STOPPED && pursuit.gap <= RUN_FROM;
    if (hasStopped || this.isPlaying(leader)) {
      this.settle(leader);
      return;
    }
    this.noteFree(seconds);
    if (this.legs.makeRoom(leader, seconds)) return;
    const speed = pursuit.speedTo(leader);
    const aim = pursuit.aim(leader, seconds);
    if (pursuit.journey) this.legs.goOn(pursuit.journey, pursuit.isRunning ? RUN : WALK, seconds);
    else if (speed > 0) this.legs.walkTo(aim, speed * seconds);
  }

  private noteFree(seconds: number): void {
    const { x, y } = this.body;
    this.untilCheck -= seconds;
    if (this.untilCheck > 0 || !this.world.isClear(x, y)) return;
    this.untilCheck = NOTE_SECONDS;
    this.free.x = x;
    this.free.y = y;
  }

  /** On a work ground its companion is not needed. */
  private isPlaying({ body }: Leader): boolean {
    return this.pursuit.gap <= LEAVES_GROUND_AT && this.world.isWorkGround(body.x, body.y);
  }

  private beginRest({ x, y }: Readonly<Point>): Point[] {
    this.isResting = true;
    this.untilCheck = CHECK_SECONDS;
    this.restedBy.x = x;
    this.restedBy.y = y;
    return this.pursuit.restart({ x, y });
  }

  /** Goes to a free spot beside the player, or, where it is held, to the nearest one. */
  private settle({ body: player, facing }: Leader): void {
    const { body, isHeld, world } = this;
    const spot = isHeld ? spotNear(world, body) : spotBeside(world, player, facing, body);
    const crumbs = isHeld ? [] : this.beginRest(player);
    this.untilCheck = CHECK_SECONDS;
    if (!spot) {
      // No place near: back to where there was one.
      if (!isHeld) this.journey = Journey.to(world.findWay, body, [{ ...this.free }]);
      return;
    }
    const isStraight = isHeld || isWayFree(world, body, spot);
    this.journey = Journey.along(isStraight ? [spot] : [...crumbs, { x: player.x, y: player.y }, spot]);
  }

  private rest(leader: Leader, seconds: number): void {
    if (!this.isHeld && this.hasLeft(leader)) {
      this.leave();
      this.follow(leader, seconds);
      return;
    }
    if (this.journey?.isOver) this.journey = undefined;
    if (this.legs.makeRoom(leader, seconds)) {
      this.journey = undefined;
      return;
    }
    this.legs.goOn(this.journey, STROLL, seconds);
    this.untilCheck -= seconds;
    const isChecked = this.untilCheck <= 0 && !this.journey;
    if (!isChecked || (!this.isHeld && this.pursuit.stoppedSeconds < STOPPED)) return;
    this.untilCheck = CHECK_SECONDS;
    const isTooNear = !this.isHeld && this.pursuit.gap < TOO_NEAR;
    if (isTooNear || !this.world.isClear(this.body.x, this.body.y)) this.settle(leader);
  }

  private hasLeft(leader: Leader): boolean {
    const { restedBy, pursuit } = this;
    if (pursuit.gap <= LEAVES_AT) return false;
    if (Math.hypot(leader.body.x - restedBy.x, leader.body.y - restedBy.y) <= LEFT_UNITS) return false;
    return !this.isPlaying(leader);
  }
}
