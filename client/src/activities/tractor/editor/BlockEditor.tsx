// The block editor: a palette whose buttons place blocks, Blockly's workspace, and buttons to remove and undo. Loaded when the tractor opens.
import type { EditorBlock } from '@lanternwise/shared/activities/tractor/workspace';
import { useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { type CSSProperties, useRef } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './BlockEditor.module.css';
import { blockButton } from './blockShapes.ts';
import { ChosenValues } from './ChosenValues.tsx';
import { FAMILY_COLOURS } from './theme.ts';
import { type BlocklyOptions, useBlockly } from './useBlockly.ts';

export interface BlockEditorProps extends BlocklyOptions {
  offered: readonly EditorBlock[];
}

export function BlockEditor({ offered, ...options }: BlockEditorProps) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const blockly = useBlockly(element, container, options);
  return (
    <div ref={container} className={styles.editor}>
      <fieldset className={styles.palette} aria-label={t`Blocks to place`} data-scrolls-alone>
        {offered.map((type) => {
          const { label, family } = blockButton(type);
          return (
            <button
              key={type}
              type="button"
              className={styles.block}
              style={{ '--block': FAMILY_COLOURS[family] } as CSSProperties}
              data-control={`add:${type}`}
              onClick={() => blockly.place(type)}
            >
              {label}
            </button>
          );
        })}
      </fieldset>
      <div className={styles.stage}>
        <div ref={element} className={styles.workspace} data-editor="blocks" />
        {blockly.chosen && <ChosenValues key={blockly.chosen.id} block={blockly.chosen} onChange={blockly.setValue} />}
        <div className={styles.edits}>
          <IconButton
            label={t`Choose the block above`}
            icon={<ArrowUp aria-hidden="true" size={20} />}
            variant="quiet"
            data-control="choose-before"
            onClick={() => blockly.chooseNext(-1)}
          />
          <IconButton
            label={t`Choose the block below`}
            icon={<ArrowDown aria-hidden="true" size={20} />}
            variant="quiet"
            data-control="choose-after"
            onClick={() => blockly.chooseNext(1)}
          />
          <IconButton
            label={t`Undo`}
            icon={<Undo2 aria-hidden="true" size={20} />}
            variant="quiet"
            data-control="undo"
            onClick={blockly.undo}
          />
          <IconButton
            label={t`Redo`}
            icon={<Redo2 aria-hidden="true" size={20} />}
            variant="quiet"
            data-control="redo"
            onClick={blockly.redo}
          />
          <IconButton
            label={t`Remove the chosen block`}
            icon={<Trash2 aria-hidden="true" size={20} />}
            variant="quiet"
            data-control="remove"
            onClick={blockly.remove}
          />
        </div>
      </div>
    </div>
  );
}
