// The words that the bridge robot hears: one at once, or one after another with rests while the player is near.
import type { MechanicMessages } from '../../../bridge/events.ts';
import type { RobotHearing } from '../messages.ts';
import { HEARING_SECONDS } from './robotActs.ts';

/** Between two words of a loop, and before the first. */
const REST_SECONDS = 3;

export class Hearings {
  private list: readonly RobotHearing[] = [];
  private isLoop = false;
  private at = 0;
  /** Since the call of the word that is heard now; negative during a rest. */
  seconds = 0;

  set({ hearings, isLoop }: Pick<MechanicMessages['bridge-robot']['command'], 'hearings' | 'isLoop'>): void {
    if (isLoop === this.isLoop && JSON.stringify(hearings) === JSON.stringify(this.list)) return;
    this.list = hearings;
    this.isLoop = isLoop;
    this.at = 0;
    this.seconds = isLoop ? -REST_SECONDS : 0;
  }

  get isActing(): boolean {
    return this.seconds > 0 && this.seconds < HEARING_SECONDS && this.at < this.list.length;
  }

  /** What is heard now; undefined during rests, and in a loop until somebody is near. A word that was begun is ended. */
  step(seconds: number, isNear: boolean): RobotHearing | undefined {
    const current = this.list[this.at];
    if (!current || (this.isLoop && !isNear && !this.isActing)) return undefined;
    this.seconds += seconds;
    if (this.seconds < HEARING_SECONDS) return this.seconds > 0 ? current : undefined;
    this.at = this.isLoop ? (this.at + 1) % this.list.length : this.at + 1;
    this.seconds = -REST_SECONDS;
    return undefined;
  }
}
