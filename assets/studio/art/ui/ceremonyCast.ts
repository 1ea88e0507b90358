// Renders the cast of the closing ceremony: the eight realms' guides, the great lantern asleep and alight, and plants.
import { echo } from '../characters/echo.ts';
import { lumen } from '../characters/folk/visionFolk.ts';
import { GUIDES } from '../characters/guides.ts';
import { muse } from '../characters/muse.ts';
import { neo } from '../characters/neo.ts';
import { nova } from '../characters/nova.ts';
import { owl } from '../characters/owl.ts';
import { person } from '../characters/person.ts';
import { wizard } from '../characters/wizard.ts';
import type { ArtPiece } from '../core/job.ts';
import { render } from '../core/render.ts';
import { type Shape, turn } from '../core/shapes.ts';
import { bush, flowerPatch } from '../props/plants.ts';
import { oak, pine } from '../props/trees.ts';
import { greatLantern } from '../world/greatLantern.ts';

const piece = (id: string, zoom: number, shape: () => Shape, angle = 0): ArtPiece => ({
  id,
  module: import.meta.url,
  render: () => render(turn([0, 0, angle], shape()), { elevation: 18, samples: 2, outline: 1.8, innerLine: 1.1, zoom }),
});

/** In play order of their realms. */
export const CEREMONY_GUIDES = ['merrin', 'nova', 'lumen', 'nibs', 'muse', 'neo', 'echo', 'captain-shield'] as const;

export const CEREMONY_CAST: readonly ArtPiece[] = [
  piece('merrin', 2.3, () => wizard({ spark: 2, phase: 1.6 }), -14),
  piece('nova', 2.2, () => nova(), -12),
  piece('lumen', 2.3, () => lumen({ spark: 1, phase: 0.8 }), -8),
  piece('nibs', 2.2, () => owl(), -4),
  piece('muse', 2.2, () => muse(), 4),
  piece('neo', 2.2, () => neo(), 8),
  piece('echo', 2.2, () => echo(), 10),
  piece('captain-shield', 2.7, () => person(GUIDES['captain-shield']), 14),
  piece('lantern-asleep', 1.72, () => greatLantern(false)),
  piece('lantern-alight', 1.72, () => greatLantern(true)),
  piece('oak', 1.8, () => oak({ seed: 3 })),
  piece('blossom', 1.7, () => oak({ seed: 8, color: '#fbb3cf' })),
  piece('pine', 1.7, () => pine({ seed: 5 })),
  piece('bush', 2, () => bush({ seed: 4 })),
  piece('flowers-yellow', 2.2, () => flowerPatch('#ffd34a', '#ffffff', 4)),
  piece('flowers-pink', 2.2, () => flowerPatch('#ff8fb0', '#ffffff', 7)),
];
