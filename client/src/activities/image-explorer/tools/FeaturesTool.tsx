// Two features span a plot of all things; each thing is recognised, or not, by its three nearest others.
import { judgeFeatures } from '@lanternwise/shared/activities/image-explorer/models';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import kitStyles from '../../kit/layout.module.css';
import { Plot } from '../../kit/plot/Plot.tsx';
import { ToggleOption } from '../../kit/ToggleOption.tsx';
import styles from '../ImageExplorerActivity.module.css';
import { Figures, ToolLayout } from '../ToolLayout.tsx';
import type { ToolViewProps } from '../toolViewProps.ts';

/** The shapes with which the plot marks the two groups. */
const SIGNS = ['●', '■'] as const;

export function FeaturesTool({ tool, state: { chosen }, disabled, onChange, foot }: ToolViewProps<'features'>) {
  const { t } = useLingui();
  const { features, groups, things } = tool;
  const [across, up] = chosen.map((one) => features.findIndex(({ id }) => id === one));
  const results = useMemo(() => judgeFeatures(tool, chosen), [tool, chosen]);
  const nameOf = (group: string) => groups.find(({ id }) => id === group)?.name ?? group;
  // A third choice takes the place of the first.
  const toggle = (id: string) =>
    onChange({
      kind: 'features',
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2),
    });
  const right = results.filter(Boolean).length;
  const count = things.length;
  return (
    <ToolLayout
      foot={foot}
      wide
      picture={
        across === undefined || up === undefined ? (
          <p className={styles.empty}>{t`Choose two features, then the plot shows.`}</p>
        ) : (
          <Plot
            kind="scatter"
            caption={groups.map(({ name }, at) => `${SIGNS[at]} ${name}`).join(' · ')}
            xLabel={features[across]?.name ?? ''}
            yLabel={features[up]?.name ?? ''}
            points={things.map(({ group, values }, at) => ({
              id: `${at}`,
              x: values[across] ?? 0,
              y: values[up] ?? 0,
              series: nameOf(group),
            }))}
          />
        )
      }
    >
      <fieldset className={styles.brushes} aria-label={t`Features`}>
        {features.map(({ id, name }) => (
          <ToggleOption
            key={id}
            control={`feature:${id}`}
            pressed={chosen.includes(id)}
            disabled={disabled}
            onToggle={() => toggle(id)}
          >
            {name}
          </ToggleOption>
        ))}
      </fieldset>
      {chosen.length === 2 && <Figures figures={[{ name: t`Recognised`, value: t`${right} of ${count}` }]} />}
      <p className={kitStyles.note}>{t`Each is named after the three most similar.`}</p>
    </ToolLayout>
  );
}
