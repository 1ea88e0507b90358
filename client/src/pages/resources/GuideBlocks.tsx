// Renders the blocks of a guide, except headings of level 2, which begin a part.

import type { GuideBlock } from '@lanternwise/shared/resources/guide';
import { useLingui } from '@lingui/react/macro';
import { Portrait } from '../../ui/Portrait.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { AnswerKey } from './AnswerKey.tsx';
import { GuideText } from './GuideText.tsx';
import styles from './guide.module.css';
import { headingId } from './place.ts';
import { CutOutCards, ScatterSheet, SquaredPaper, WritingLines } from './Sheets.tsx';
import { withKeys } from './withKeys.ts';

interface GuideBlocksProps {
  guide: string;
  /** Title of the part, which tells its tables from those of others. */
  part: string;
  blocks: readonly GuideBlock[];
  /** Id of the heading that was jumped to. */
  marked: string | undefined;
}

export function GuideBlocks({ guide, part, blocks, marked }: GuideBlocksProps) {
  return blocks.map((block, at) => {
    // Blocks of a guide never reorder.
    const key = `${at}:${block.kind}`;
    return <Block key={key} guide={guide} part={part} block={block} marked={marked} />;
  });
}

interface BlockProps extends Omit<GuideBlocksProps, 'blocks'> {
  block: GuideBlock;
}

function Block({ guide, part, block, marked }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const id = headingId(guide, block.id);
      return (
        <h3 id={id} tabIndex={-1} data-marked={marked === id || undefined} className={styles.subHeading}>
          {block.text}
        </h3>
      );
    }
    case 'paragraph':
      return (
        <p>
          <GuideText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <GuideText text={block.text} />
        </p>
      );
    case 'list':
      return <GuideList block={block} />;
    case 'table':
      return <GuideTable part={part} block={block} />;
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>;
    case 'portrait':
      return (
        <span className={styles.portrait}>
          <Portrait character={block.character} name="" size={112} />
        </span>
      );
    case 'cards':
      return <CutOutCards {...block} />;
    case 'grid':
      return <SquaredPaper rows={block.rows} />;
    case 'scatter':
      return <ScatterSheet {...block} />;
    case 'lines':
      return <WritingLines count={block.count} />;
    case 'answer-key':
      return <AnswerKey realm={block.realm} />;
  }
}

type BlockOf<K extends GuideBlock['kind']> = Extract<GuideBlock, { kind: K }>;

function GuideList({ block: { ordered, items } }: { block: BlockOf<'list'> }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? styles.numbered : styles.bullets}>
      {items.map((item) => (
        <li key={item}>
          <GuideText text={item} />
        </li>
      ))}
    </List>
  );
}

function GuideTable({ part, block: { head, rows } }: { part: string; block: BlockOf<'table'> }) {
  const { t } = useLingui();
  const corner = [part, head[0]].filter(Boolean).join(' – ');
  return (
    // Scrolls sideways on a phone, so the keyboard must reach it.
    <ScrollBox className={styles.tableBox} label={t`Table: ${corner}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {withKeys(head).map(({ key, text }) => (
              <th key={key} scope="col">
                <GuideText text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {withKeys(row).map(({ key, text }) => (
                <td key={key}>
                  <GuideText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
