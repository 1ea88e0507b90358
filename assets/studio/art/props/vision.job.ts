// Registers the family `vision`: the props of wonder-vision-valley.
import { propFamilyJob } from './propFamily.ts';
import { visionFalls } from './vision/falls.ts';
import { visionGallery } from './vision/gallery.ts';
import { visionGarden } from './vision/garden.ts';
import { visionInstruments } from './vision/instruments.ts';
import { visionLandmarks } from './vision/landmarks.ts';
import { visionLighthouse } from './vision/lighthouse.ts';
import { visionObservatory } from './vision/observatory.ts';

export const jobs = [
  propFamilyJob('vision', [
    ...visionObservatory,
    ...visionFalls,
    ...visionLandmarks,
    ...visionGarden,
    ...visionInstruments,
    ...visionGallery,
    ...visionLighthouse,
  ]),
];
