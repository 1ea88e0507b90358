// Says in data attributes of the world what the camera shows, for tests and the recorder of play.
import type { FollowCamera } from './followCamera.ts';

export class ViewMirror {
  private view = '';
  private place = '';

  constructor(private readonly element: Pick<HTMLElement, 'dataset'>) {}

  /** `data-view` = the part of the map that the resting camera shows (x, y, width, height), `data-place` = the middle of what it keeps in sight; units. */
  show({ view: { x, y, width, height }, lookedAt }: Pick<FollowCamera, 'view' | 'lookedAt'>): void {
    const view = `${Math.round(x)},${Math.round(y)},${Math.round(width)},${Math.round(height)}`;
    const place = `${Math.round(lookedAt.x)},${Math.round(lookedAt.y)}`;
    if (view !== this.view) this.element.dataset.view = this.view = view;
    if (place !== this.place) this.element.dataset.place = this.place = place;
  }
}
