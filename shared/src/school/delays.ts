// The delays of Unit 2's activities in milliseconds, as the requirements fix them.
export const MATCH_SHOWN_MS = 1500;
export const WRONG_FLASH_MS = 700;
export const PICTURE_CORRECT_MS = 1500;
export const NEW_SHAPE_MS = 1500;
export const TESTING_BEGINS_MS = 800;
export const FRUIT_FEEDBACK_MS = 1200;
