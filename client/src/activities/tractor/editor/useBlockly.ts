// Runs a Blockly workspace in an element: inject once, report each change of the program, remember the chosen block.
import type { Program } from '@lanternwise/shared/activities/tractor/program';
import type { EditorBlock } from '@lanternwise/shared/activities/tractor/workspace';
import { t } from '@lingui/core/macro';
import * as Blockly from 'blockly/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { defineBlocks } from './defineBlocks.ts';
import { blocklyMessages } from './messages.ts';
import { TRACTOR_THEME } from './theme.ts';
import {
  type ChosenBlock,
  describeBlock,
  loadProgram,
  placeBlock,
  readProgram,
  removeBlock,
  setBlockValue,
  stepChoice,
} from './workspaceEdits.ts';

/** Our copies: Blockly would load pictures from an address of its makers. */
const MEDIA = '/blockly/';
const SCALE = 0.8;

export interface BlocklyHandle {
  /** The palette places after it; its numbers and lists can be changed beside the workspace. */
  chosen: ChosenBlock | undefined;
  chooseNext(by: 1 | -1): void;
  setValue(name: string, value: string): void;
  place(type: EditorBlock): void;
  remove(): void;
  undo(): void;
  redo(): void;
}

export interface BlocklyOptions {
  initial: Program;
  /** The block that runs at present. */
  lit: string | undefined;
  onChange(program: Program, loose: number): void;
}

function inject(element: HTMLElement, container: HTMLElement): Blockly.WorkspaceSvg {
  Blockly.setLocale(blocklyMessages());
  defineBlocks();
  // Lists and number fields open inside the dialog, which holds the focus.
  Blockly.setParentContainer(container);
  return Blockly.inject(element, {
    media: MEDIA,
    renderer: 'zelos',
    theme: TRACTOR_THEME,
    sounds: false,
    collapse: false,
    comments: false,
    disable: false,
    modalInputs: false,
    move: { scrollbars: true, drag: true, wheel: true },
    zoom: { startScale: SCALE, controls: false, wheel: false, pinch: false },
  });
}

/** Scrolls no further than needed to see a block. */
function showBlock(workspace: Blockly.WorkspaceSvg | undefined, id: string): void {
  // A block that was placed in this tick is drawn at its place only then.
  if (workspace) Blockly.renderManagement.triggerQueuedRenders(workspace);
  const block = workspace?.getBlockById(id);
  if (block) workspace?.scrollBoundsIntoView(block.getBoundingRectangleWithoutChildren());
}

/** Marks the block after which the palette places the next one. */
const CHOSEN_CLASS = 'lw-chosen-block';

function markChosen(workspace: Blockly.WorkspaceSvg, element: HTMLElement | null, id: string | undefined): void {
  element?.querySelector(`.${CHOSEN_CLASS}`)?.classList.remove(CHOSEN_CLASS);
  if (id) workspace.getBlockById(id)?.getSvgRoot().classList.add(CHOSEN_CLASS);
}

function report(workspace: Blockly.WorkspaceSvg, { onChange }: BlocklyOptions): void {
  const read = readProgram(workspace);
  if (read.kind === 'program') onChange(read.program, read.loose ?? 0);
}

/** The dialog would close on an Escape that is meant for a list or a block being moved. */
function keepEscape(element: HTMLElement): () => void {
  const keep = (event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && element.contains(event.target);
    if (event.key === 'Escape' && isInside) event.preventDefault();
  };
  window.addEventListener('keydown', keep, true);
  return () => window.removeEventListener('keydown', keep, true);
}

export function useBlockly(
  element: RefObject<HTMLDivElement | null>,
  container: RefObject<HTMLDivElement | null>,
  options: BlocklyOptions,
): BlocklyHandle {
  const workspace = useRef<Blockly.WorkspaceSvg>(undefined);
  const chosen = useRef<string>(undefined);
  const latest = useRef(options);
  const [shown, setShown] = useState<ChosenBlock>();
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!element.current || !container.current) return;
    const current = inject(element.current, container.current);
    workspace.current = current;
    // Blockly makes it an application and names only the region in it.
    current.getInjectionDiv().setAttribute('aria-label', t`Block editor`);
    loadProgram(current, latest.current.initial);
    // Blockly measures texts on a canvas at the end of the page, outside every landmark; it shows nothing.
    document.querySelector('.blocklyComputeCanvas')?.setAttribute('aria-hidden', 'true');
    current.addChangeListener((event) => {
      if (event.type === Blockly.Events.SELECTED) {
        // Choosing ends with the focus; the palette places after the block that was chosen last.
        const { newElementId } = event as Blockly.Events.Selected;
        if (newElementId) {
          chosen.current = newElementId;
          markChosen(current, element.current, newElementId);
        }
      } else if (!event.isUiEvent && !current.isDragging()) report(current, latest.current);
      else return;
      setShown(describeBlock(current, chosen.current));
    });
    const stopKeeping = keepEscape(container.current);
    const observer = new ResizeObserver(() => {
      Blockly.svgResize(current);
      if (chosen.current) showBlock(current, chosen.current);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      stopKeeping();
      current.dispose();
      workspace.current = undefined;
    };
  }, [element, container]);
  useEffect(() => {
    workspace.current?.highlightBlock(options.lit ?? null);
    if (options.lit) showBlock(workspace.current, options.lit);
  }, [options.lit]);
  const choose = (id: string | undefined) => {
    chosen.current = id;
    if (!workspace.current) return;
    if (id) showBlock(workspace.current, id);
    markChosen(workspace.current, element.current, id);
  };
  const edit = (change: (current: Blockly.WorkspaceSvg) => void) => {
    const { current } = workspace;
    if (!current) return;
    change(current);
    // Blockly reports a change only with the next frame; a run that is started before must have it already.
    report(current, latest.current);
    setShown(describeBlock(current, chosen.current));
  };
  return {
    chosen: shown,
    chooseNext: (by) => edit((current) => choose(stepChoice(current, chosen.current, by))),
    setValue: (name, value) => edit((current) => setBlockValue(current, chosen.current, name, value)),
    place: (type) => edit((current) => choose(placeBlock(current, type, chosen.current))),
    remove: () => edit((current) => choose(removeBlock(current, chosen.current))),
    undo: () => edit((current) => current.undo(false)),
    redo: () => edit((current) => current.undo(true)),
  };
}
