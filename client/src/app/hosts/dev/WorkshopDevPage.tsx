// Developers' page: the Bakery Workshop without the world, with its own saved programs.
import { useState } from 'react';
import { pythonProvider } from '../../../python-lab/runtime/pythonProvider.ts';
import { SavedProgramRepository } from '../../../python-lab/workshop/SavedProgramRepository.ts';
import { Workshop } from '../../../python-lab/workshop/Workshop.tsx';
import { Button } from '../../../ui/Button.tsx';

export function WorkshopDevPage() {
  const [runtime] = useState(() => pythonProvider.runtime());
  const [repository] = useState(() => new SavedProgramRepository('developer'));
  const [isOpen, setOpen] = useState(true);
  return (
    <main className="grid gap-4 p-8">
      <h1>Bakery Workshop</h1>
      {isOpen ? (
        <Workshop runtime={runtime} repository={repository} onClose={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>Open the Workshop</Button>
      )}
    </main>
  );
}
