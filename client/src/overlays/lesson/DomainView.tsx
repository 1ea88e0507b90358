// The reading views of a tour's domain: the domain with its examples, and one example.
import type { Domain } from '@lanternwise/shared/content/lesson';
import { Trans } from '@lingui/react/macro';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { Illustration } from '../../activities/kit/Illustration.tsx';
import { cx } from '../../ui/cx.ts';
import { BriefProse } from './BriefProse.tsx';
import styles from './DomainView.module.css';
import { ReadAloudButton } from './ReadAloudButton.tsx';
import shared from './reading.module.css';

type Example = Domain['examples'][number];

export function DomainView({ domain, onExample }: { domain: Domain; onExample(id: string): void }) {
  const tint = domain.color === 'teal' ? styles.teal : domain.color === 'violet' && styles.violet;
  return (
    <div className={cx(shared.reading, styles.domain)}>
      <Illustration name={domain.illustration} symbol={domain.icon} size="reading" className={cx(tint)} />
      <div className={shared.text}>
        <div className={shared.head}>
          <h3 className={shared.heading}>
            <ContentIcon name={domain.icon} size="1em" /> {domain.title}
          </h3>
          <ReadAloudButton texts={[domain.title, domain.description]} />
        </div>
        <BriefProse text={domain.description} />
        <div className={styles.examples}>
          {domain.examples.map((example) => (
            <ExampleButton key={example.id} domain={domain} example={example} onPress={() => onExample(example.id)} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface ExampleProps {
  domain: Domain;
  example: Example;
}

function ExampleButton({ domain, example, onPress }: ExampleProps & { onPress(): void }) {
  return (
    <button type="button" className={styles.example} onClick={onPress}>
      <Illustration name={example.image} symbol={domain.icon} size="thumbnail" />
      <span>
        <span className="lw-hidden">
          <Trans>Example</Trans>
        </span>
        <span className={styles.exampleName}>{example.title}</span>
      </span>
    </button>
  );
}

export function ExampleView({ domain, example }: ExampleProps) {
  return (
    <div className={shared.reading}>
      <Illustration name={example.image} symbol={domain.icon} size="reading" />
      <div className={shared.text}>
        <p className={shared.kicker}>{domain.title}</p>
        <div className={shared.head}>
          <h3 className={shared.heading}>{example.title}</h3>
          <ReadAloudButton texts={[example.title, example.description]} />
        </div>
        <BriefProse text={example.description} />
      </div>
    </div>
  );
}
