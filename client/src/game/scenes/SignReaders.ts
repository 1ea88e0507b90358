// Sends townsfolk who live near a sign with remarks to read it: they walk there, face it and say one of its lines.
import type { Station } from '../core/stations.ts';
import type { Scene } from '../engine/phaser.ts';
import type { DisplayBoard } from '../entities/DisplayBoard.ts';
import type { Npc } from '../entities/Npc.ts';
import { SpeechBubble } from '../entities/SpeechBubble.ts';

/** Who lives within this distance comes, at most so many at a time. Units. */
const NEAR = 520;
const MAX_READERS = 2;
/** Where they stand: on both sides, so that the sign can be read over them. */
const ASIDE = 58;
const BEFORE = 28;

interface Reader {
  npc: Npc;
  sign: DisplayBoard;
  station: Station;
  bubble: SpeechBubble;
  hasSpoken: boolean;
  /** Lines spoken so far. */
  spoken: number;
}

export class SignReaders {
  private readonly readers: Reader[] = [];

  constructor(private readonly scene: Scene) {}

  /** Readers of signs that are written on now; signs that already have readers keep them. */
  update(boards: readonly DisplayBoard[], npcs: readonly Npc[], isBusy: (npc: Npc) => boolean): void {
    for (const sign of boards) {
      if (sign.remarks.length === 0 || this.readers.some((reader) => reader.sign === sign)) continue;
      const near = npcs
        .filter((npc) => npc.wanderer.errands && !isBusy(npc) && distance(npc, sign) <= NEAR)
        .sort((a, b) => distance(a, sign) - distance(b, sign))
        .slice(0, MAX_READERS);
      for (const [at, npc] of near.entries()) this.invite(npc, sign, at);
    }
  }

  private invite(npc: Npc, sign: DisplayBoard, at: number): void {
    const side = at % 2 === 0 ? 'left' : 'right';
    const x = sign.x + (side === 'left' ? -ASIDE : ASIDE);
    const station: Station = { x, y: sign.foot + BEFORE, facing: side === 'left' ? 'right' : 'left' };
    npc.wanderer.errands?.invite(station);
    const bubble = new SpeechBubble(this.scene, side);
    this.readers.push({ npc, sign, station, bubble, hasSpoken: false, spoken: at });
  }

  /** One after the other. */
  private get isAnybodySpeaking(): boolean {
    for (const { bubble } of this.readers) if (bubble.isSpeaking) return true;
    return false;
  }

  /** Speaks once at each visit; a talk with the player comes first. */
  step(seconds: number): void {
    for (const reader of this.readers) {
      const { npc, sign, station, bubble } = reader;
      const isThere = npc.wanderer.station === station && !npc.isTalking;
      const line = sign.remarks[reader.spoken % Math.max(1, sign.remarks.length)];
      if (!isThere) reader.hasSpoken = false;
      else if (!reader.hasSpoken && line !== undefined && !this.isAnybodySpeaking) {
        bubble.say(line);
        reader.spoken += 1;
        reader.hasSpoken = true;
      }
      bubble.update(seconds, npc.x, npc.y - npc.height, isThere);
    }
  }
}

/** From where somebody lives. */
const distance = ({ spot }: Npc, { x, foot }: DisplayBoard) => Math.hypot(spot.x - x, spot.y - foot);
