// Shows the figures of trained models, by name.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { Card } from '../../ui/Card.tsx';
import { namedFigures } from './figureNames.ts';

interface ModelFiguresProps extends Pick<StudentReport, 'models'> {
  title: string;
}

export function ModelFigures({ title: heading, models }: ModelFiguresProps) {
  const named = models.map((model) => ({ ...model, figures: namedFigures(model.figures) }));
  const shown = named.filter(({ figures }) => figures.length > 0);
  if (shown.length === 0) return null;
  return (
    <Card title={heading} className="grid content-start gap-3">
      <ul className="grid gap-3">
        {shown.map(({ realm, title, figures }) => (
          <li key={`${realm} ${title}`} className="grid gap-1">
            <strong>{title}</strong>
            <dl className="grid gap-0.5">
              {figures.map(({ name, value }) => (
                <div key={name} className="flex justify-between gap-3">
                  <dt className="text-muted">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
