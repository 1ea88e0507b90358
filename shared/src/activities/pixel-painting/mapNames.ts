// What the painting's place on the map is called.
/** A zone: the gallery in whose frame the painting hangs. */
export const GALLERY = 'picture-gallery';
