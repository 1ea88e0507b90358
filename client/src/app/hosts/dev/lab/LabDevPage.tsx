// Developers' page: the Python Lab with sample tasks, selected by query (?task=…).
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PythonLab } from '../../../../python-lab/lab/PythonLab.tsx';
import { pythonProvider } from '../../../../python-lab/runtime/pythonProvider.ts';
import { SAMPLE_TASKS } from './sampleTasks.ts';

export function LabDevPage() {
  const [runtime] = useState(() => pythonProvider.runtime());
  const [query, setQuery] = useSearchParams();
  const [completed, setCompleted] = useState<readonly string[]>([]);
  const task = SAMPLE_TASKS.find(({ id }) => id === query.get('task'));
  const close = () => setQuery({});
  return (
    <main className="grid gap-4 p-8">
      <h1>Python Lab</h1>
      <ul>
        {SAMPLE_TASKS.map(({ id, title }) => (
          <li key={id}>
            <Link className="lw-link" to={`?task=${id}`}>
              {title}
            </Link>
            {completed.includes(id) && ' (completed)'}
          </li>
        ))}
      </ul>
      {task && (
        <PythonLab
          key={task.id}
          task={task}
          runtime={runtime}
          onComplete={() => {
            setCompleted([...completed, task.id]);
            close();
          }}
          onClose={close}
        />
      )}
    </main>
  );
}
