// Brings people together where something happened: they run there, turn to it, are glad, and say one line each; also to read a sign.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { EARSHOT, lineSeconds, standFor, whoComes } from '../core/gather.ts';
import type { Body } from '../core/Mover.ts';
import type { Station } from '../core/stations.ts';
import { callWanderer, releaseWanderer } from '../core/wander.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { DisplayBoard } from '../entities/DisplayBoard.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Npc } from '../entities/Npc.ts';
import { SpeechBubble } from '../entities/SpeechBubble.ts';

/** At most so many come at a time. */
const MAX_GUESTS = 3;
const MAX_READERS = 2;
/** Where readers stand: on both sides, so that the sign can be read over them. */
const ASIDE = 58;
const BEFORE = 28;
/** Before the first of those who are there already speaks. */
const FIRST_WORD_SECONDS = 0.7;
/** For so long they look at what changed. */
const NOTICE_SECONDS = 2.2;
/** Who does not find a way by then speaks from where it is. */
const PATIENCE_SECONDS = 3;
/** Who has not arrived by then goes home. */
const LONGEST_SECONDS = 14;

/** How people take it: with a hop, with a nod, or as readers of a sign. */
export type Mood = 'glad' | 'gentle' | 'reading';

interface Gathering {
  place: Readonly<Point>;
  /** Read when somebody speaks: the words of a sign may change. */
  lines(): readonly string[];
  mood: Mood;
  /** Signs are visited for good. */
  sign: DisplayBoard | undefined;
  /** Lines spoken so far, and for how long it has been going on. */
  spoken: number;
  seconds: number;
}

interface Guest {
  npc: Npc;
  gathering: Gathering;
  /** Undefined = it is near enough already. */
  station: Station | undefined;
  bubble: SpeechBubble;
  hasSpoken: boolean;
}

export class Gatherings {
  private guests: Guest[] = [];

  /** `bodies` = who stands on the map; `isBusy` = has something to tell the player, and stays for it. */
  constructor(
    private readonly scene: SceneWithMover,
    private readonly effects: Effects,
    private readonly npcs: readonly Npc[],
    private readonly bodies: readonly Body[],
    private readonly isBusy: (npc: Npc) => boolean,
    private readonly say: (npc: Npc, line: string) => void,
  ) {}

  /** The nearest come to a place where the player has done something, and say these lines; an older gathering ends. */
  call(place: Readonly<Point>, lines: readonly string[], mood: Mood): void {
    this.release(({ gathering }) => gathering.sign === undefined);
    const gathering = this.begin(place, () => lines, mood);
    const people = this.npcs.filter((npc) => !npc.isTalking);
    const guests = whoComes(people, place, MAX_GUESTS, (npc) => this.canWalk(npc));
    const taken: Point[] = [...this.bodies];
    for (const npc of guests) {
      const isHere = Math.hypot(npc.x - place.x, npc.y - place.y) <= EARSHOT / 2 || !this.canWalk(npc);
      const station = isHere ? undefined : standFor(npc, place, taken, (x, y) => this.hasRoom(npc, x, y));
      if (station) taken.push(station);
      this.invite(npc, gathering, station);
    }
  }

  /** Something changed before their eyes: who is near looks there, and the nearest is surprised. */
  notice(place: Readonly<Point>): void {
    const near = this.npcs.filter((npc) => npc.isAtLeisure && Math.hypot(npc.x - place.x, npc.y - place.y) <= EARSHOT);
    for (const npc of near) npc.lookAt(place, NOTICE_SECONDS);
    const [nearest] = whoComes(near, place, 1, () => true);
    if (nearest) this.effects.emote('emote-surprised', nearest, nearest.height);
  }

  /** Readers come to signs that are written on now; signs that already have readers keep them. */
  readSigns(boards: readonly DisplayBoard[]): void {
    for (const sign of boards) {
      if (sign.remarks.length === 0 || this.guests.some(({ gathering }) => gathering.sign === sign)) continue;
      const place = { x: sign.x, y: sign.foot };
      const gathering = this.begin(place, () => sign.remarks, 'reading', sign);
      const homes = this.npcs
        .filter((npc) => this.canWalk(npc) && !npc.spot.static)
        .map((npc) => ({ npc, x: npc.spot.x, y: npc.spot.y }));
      for (const [at, { npc }] of whoComes(homes, place, MAX_READERS, () => true).entries()) {
        const side = at % 2 === 0 ? -1 : 1;
        const station: Station = {
          ...{ x: sign.x + side * ASIDE, y: sign.foot + BEFORE },
          facing: side < 0 ? 'right' : 'left',
        };
        this.invite(npc, gathering, station);
      }
    }
  }

  private begin(place: Readonly<Point>, lines: Gathering['lines'], mood: Mood, sign?: DisplayBoard): Gathering {
    return { place, lines, mood, sign, spoken: 0, seconds: 0 };
  }

  private canWalk(npc: Npc): boolean {
    return npc.wanderer.errands !== undefined && !this.isBusy(npc);
  }

  private hasRoom({ wanderer }: Npc, x: number, y: number): boolean {
    return this.scene.mover.world.hasRoom(x, y, wanderer.body.radius);
  }

  private invite(npc: Npc, gathering: Gathering, station: Station | undefined): void {
    const isLeft = (station?.x ?? npc.x) < gathering.place.x;
    this.guests.push({
      ...{ npc, gathering, station, hasSpoken: false },
      bubble: new SpeechBubble(this.scene, isLeft ? 'left' : 'right'),
    });
    if (station) callWanderer(npc.wanderer, station, gathering.sign !== undefined);
    else npc.lookAt(gathering.place, LONGEST_SECONDS / 2);
    if (gathering.mood !== 'reading') this.react(npc, gathering.mood);
  }

  private react(npc: Npc, mood: Mood): void {
    if (mood === 'glad') npc.hop();
    this.effects.emote(mood === 'glad' ? 'emote-star' : 'emote-yes', npc, npc.height);
  }

  private release(which: (guest: Guest) => boolean): void {
    for (const { npc, station, bubble } of this.guests.filter(which)) {
      if (station) releaseWanderer(npc.wanderer, station);
      bubble.destroy();
    }
    this.guests = this.guests.filter((guest) => !which(guest));
  }

  /** One after the other. */
  private get isAnybodySpeaking(): boolean {
    for (const { bubble } of this.guests) if (bubble.isSpeaking) return true;
    return false;
  }

  /** Each speaks once at each visit; a talk with the player comes first. */
  step(seconds: number): void {
    if (this.guests.length === 0) return;
    let isAnyOver = false;
    for (const guest of this.guests) {
      const { npc, gathering, bubble } = guest;
      const isThere = this.isThere(guest);
      if (!isThere && gathering.sign) guest.hasSpoken = false;
      if (isThere && !guest.hasSpoken && !this.isAnybodySpeaking) this.speak(guest);
      bubble.update(seconds, npc.x, npc.y - npc.height, isThere);
      isAnyOver ||= isOver(gathering) && !bubble.isSpeaking;
    }
    for (const gathering of new Set(this.guests.map((guest) => guest.gathering))) gathering.seconds += seconds;
    if (isAnyOver) this.release(({ gathering, bubble }) => isOver(gathering) && !bubble.isSpeaking);
  }

  private isThere({ npc, gathering, station }: Guest): boolean {
    if (npc.isTalking) return false;
    if (!station) return gathering.seconds >= FIRST_WORD_SECONDS;
    return npc.wanderer.station === station || (!gathering.sign && this.isStuckNear(npc, gathering));
  }

  /** Behind a counter there is no way out, but one is heard. */
  private isStuckNear({ x, y, wanderer }: Npc, { place, seconds }: Gathering): boolean {
    const isNear = Math.hypot(x - place.x, y - place.y) <= EARSHOT;
    return seconds >= PATIENCE_SECONDS && !wanderer.walking && isNear;
  }

  private speak(guest: Guest): void {
    const { npc, gathering, bubble, station } = guest;
    const lines = gathering.lines();
    guest.hasSpoken = true;
    const isSaid = !gathering.sign && gathering.spoken >= lines.length;
    const line = lines[gathering.spoken % Math.max(1, lines.length)];
    if (isSaid || line === undefined) return;
    gathering.spoken += 1;
    bubble.say(line, gathering.sign ? undefined : lineSeconds(line));
    this.say(npc, line);
    if (station && gathering.mood !== 'reading') this.react(npc, gathering.mood);
  }
}

/** Signs are never read for the last time. */
const isOver = ({ sign, seconds, spoken, lines }: Gathering): boolean =>
  !sign && (seconds > LONGEST_SECONDS || spoken >= lines().length);
