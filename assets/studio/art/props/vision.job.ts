// Owns the family `vision`: everything only wonder-vision-valley has.
import { propFamilyJob } from './propFamily.ts';
import { visionGallery } from './vision/gallery.ts';
import { visionGarden } from './vision/garden.ts';
import { visionLandmarks } from './vision/landmarks.ts';

export const jobs = [propFamilyJob('vision', [...visionLandmarks, ...visionGarden, ...visionGallery])];
