// What the gallery's walls on the map are called.
/** Rectangles of class "picture-gallery", from west to east. */
export const GALLERY_WALLS = ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4'] as const;
