// The four pictures of Unit 2's label-the-pictures game, in their order.
export const PICTURE_ANIMALS = ['dog', 'cat', 'rabbit', 'panda'] as const;
export type PictureAnimal = (typeof PICTURE_ANIMALS)[number];
