// Renders the cast of the team's pictures: a large bust of each realm's guide, the guide's whole figure, and a lit lantern.
import { echo } from '../characters/echo.ts';
import { lumen, visionFolk } from '../characters/folk/visionFolk.ts';
import { GUIDES } from '../characters/guides.ts';
import { muse } from '../characters/muse.ts';
import { neo } from '../characters/neo.ts';
import { nova } from '../characters/nova.ts';
import { owl } from '../characters/owl.ts';
import { person } from '../characters/person.ts';
import { animalPortraits } from '../characters/portraits/animalPortraits.ts';
import { guidePortraits } from '../characters/portraits/guidePortraits.ts';
import { leadPortraits } from '../characters/portraits/leadPortraits.ts';
import { machinePortraits } from '../characters/portraits/machinePortraits.ts';
import { type PortraitSubject, renderPortrait } from '../characters/portraits/portrait.ts';
import { wizard } from '../characters/wizard.ts';
import type { ArtPiece } from '../core/job.ts';
import { render } from '../core/render.ts';
import { type Shape, turn } from '../core/shapes.ts';
import { greatLantern } from '../world/greatLantern.ts';

/** Width (px) of a team picture: twice the widest card. */
export const TEAM_WIDTH = 604;
/** Height (px): twice that of the photo on a card. */
export const TEAM_HEIGHT = 742;

export interface TeamMember {
  /** Name of the files: `<id>-1.webp` and `<id>-2.webp`. */
  id: string;
  realm: string;
  bust: PortraitSubject | undefined;
  figure: () => Shape;
  /** Enlarges the figure. */
  zoom: number;
  /** The views of the realm behind, as the upper left corner in its picture of 1152 × 768. */
  day: { x: number; y: number };
  dusk: { x: number; y: number };
}

/** In play order of their realms. */
export const TEAM: readonly TeamMember[] = [
  {
    id: 'merrin',
    realm: 'ai-adventure-park',
    bust: guidePortraits.subjects.wizard,
    figure: () => turn([0, 0, -10], wizard({ spark: 3, phase: 1.6, expression: 'happy' })),
    zoom: 7,
    day: { x: 760, y: 70 },
    dusk: { x: 440, y: 200 },
  },
  {
    id: 'nova',
    realm: 'robo-realm',
    bust: machinePortraits.subjects.nova,
    figure: () => turn([0, 0, -12], nova({ wave: 4 })),
    zoom: 7.4,
    day: { x: 200, y: 60 },
    dusk: { x: 440, y: 300 },
  },
  {
    id: 'lumen',
    realm: 'wonder-vision-valley',
    bust: visionFolk.portraits.lumen,
    figure: () => turn([0, 0, 8], lumen({ spark: 3, phase: 0.8 })),
    zoom: 7,
    day: { x: 420, y: 180 },
    dusk: { x: 780, y: 160 },
  },
  {
    id: 'nibs',
    realm: 'think-tank-park',
    bust: guidePortraits.subjects.owl,
    figure: () => owl({ wings: 24, tilt: -8, yaw: 10 }),
    zoom: 8.6,
    day: { x: 400, y: 200 },
    dusk: { x: 700, y: 120 },
  },
  {
    id: 'muse',
    realm: 'imagination-island',
    bust: animalPortraits.subjects.muse,
    figure: () => muse({ expression: 'talk', wings: 0.7, tilt: -6 }),
    zoom: 8.4,
    day: { x: 420, y: 130 },
    dusk: { x: 180, y: 420 },
  },
  {
    id: 'neo',
    realm: 'fun-factory-realm',
    bust: machinePortraits.subjects.neo,
    figure: () => turn([0, 0, 12], neo({ expression: 'happy', wave: 4 })),
    zoom: 7.2,
    day: { x: 420, y: 40 },
    dusk: { x: 420, y: 330 },
  },
  {
    id: 'echo',
    realm: 'voice-valley-park',
    bust: animalPortraits.subjects.echo,
    figure: () => echo({ expression: 'talk', wings: 1.15, tilt: 8 }),
    zoom: 7.4,
    day: { x: 420, y: 60 },
    dusk: { x: 500, y: 330 },
  },
  {
    id: 'captain-shield',
    realm: 'safety-star-city',
    bust: leadPortraits.subjects['captain-shield'],
    figure: () => turn([0, 0, 14], person(GUIDES['captain-shield'], { wave: 4, expression: 'happy' })),
    zoom: 8.4,
    day: { x: 430, y: 20 },
    dusk: { x: 460, y: 330 },
  },
];

const bust = ({ id, bust: subject }: TeamMember): ArtPiece => ({
  id: `${id}-bust`,
  module: import.meta.url,
  render: () => {
    if (!subject) throw new Error(`Nobody called ${id} sits for a portrait`);
    return renderPortrait(subject, 'happy', TEAM_WIDTH);
  },
});

const CAMERA = { elevation: 14, samples: 2, outline: 3.2, innerLine: 1.8 } as const;

const figure = ({ id, figure: shape, zoom }: TeamMember): ArtPiece => ({
  id: `${id}-figure`,
  module: import.meta.url,
  render: () => render(shape(), { ...CAMERA, zoom }),
});

export const TEAM_CAST: readonly ArtPiece[] = [
  { id: 'lantern', module: import.meta.url, render: () => render(greatLantern(true), { ...CAMERA, zoom: 4.6 }) },
  ...TEAM.flatMap((member) => [bust(member), figure(member)]),
];
