// The block editor's look in both themes: our colours for blocks, tokens for everything else, so that a change of theme needs no rebuild.
import { Theme } from 'blockly/core';
import type { BlockFamily } from './blockShapes.ts';

/** White text on each has a contrast of at least 4.5; the same in both themes, so that a block is known by its colour. */
export const FAMILY_COLOURS: Record<BlockFamily, string> = {
  start: '#2f6b3a',
  drive: '#2459a8',
  work: '#8a4a12',
  loop: '#6a3fc0',
  choice: '#a8285e',
  count: '#0b6659',
};

const blockStyles = Object.fromEntries(
  Object.entries(FAMILY_COLOURS).map(([family, colour]) => [
    family,
    { colourPrimary: colour, colourSecondary: colour, colourTertiary: '#2a1a3e', hat: family === 'start' ? 'cap' : '' },
  ]),
);

export const TRACTOR_THEME = new Theme(
  'lanternwise',
  blockStyles,
  {},
  {
    workspaceBackgroundColour: 'var(--raised)',
    toolboxBackgroundColour: 'var(--panel)',
    toolboxForegroundColour: 'var(--text)',
    flyoutBackgroundColour: 'var(--panel)',
    flyoutForegroundColour: 'var(--text)',
    scrollbarColour: 'var(--line)',
    scrollbarOpacity: 0.7,
    selectedGlowColour: '#ffc145',
    cursorColour: '#ffc145',
    insertionMarkerColour: '#ffc145',
    insertionMarkerOpacity: 0.45,
  },
);
TRACTOR_THEME.setFontStyle({ family: 'var(--body)', weight: '600', size: 13 });
