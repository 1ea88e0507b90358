// Stands in for what Phaser tests in the browser when it is loaded (device/Features.js, device/CanvasFeatures.js).

/** Phaser would open a WebGL context to find out; worldCanvas.ts opens the one that the world is drawn in. */
export const webGL = true;
/** Of the canvas renderer, which is excluded; Phaser would draw on canvases and load two pictures. */
export const supportInverseAlpha = false;
export const supportNewBlendModes = false;
