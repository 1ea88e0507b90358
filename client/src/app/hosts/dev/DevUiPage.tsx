// A developer page that shows every component of the kit in one place, for review in both themes.
import Backpack from 'lucide-react/icons/backpack';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { showToast } from '../../../lib/showToast.ts';
import { usePage } from '../../../pages/layout/usePage.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Ribbon } from '../../../ui/Ribbon.tsx';
import { SelectField } from '../../../ui/Select.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { SpeechBubble } from '../../../ui/SpeechBubble.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { PasswordField, TextField } from '../../../ui/TextField.tsx';

const FRUITS = [
  { value: 'apple', label: 'Apple' },
  { value: 'pear', label: 'Pear' },
];

export function DevUiPage() {
  const heading = usePage('Components');
  return (
    <div className="lw-page grid gap-10 py-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        Components
      </h1>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <ButtonsAndBadges />
        <Controls />
        <Dialogs />
        <Characters />
      </div>
    </div>
  );
}

function ButtonsAndBadges() {
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap gap-4">
        <Button>Primary</Button>
        <Button variant="secondary" icon={<Heart aria-hidden="true" />}>
          Secondary
        </Button>
        <Button variant="danger">Danger</Button>
        <Button variant="quiet">Quiet</Button>
        <Button disabled>Locked</Button>
        <Button busy>Busy</Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <IconButton label="Inventory" icon={<Backpack aria-hidden="true" />} />
      </div>
      {(['pink', 'teal', 'violet', 'amber', 'sky'] as const).map((colour) => (
        <Ribbon key={colour} colour={colour}>
          AI Adventure Park
        </Ribbon>
      ))}
      <div className="flex flex-wrap gap-2">
        {(['plain', 'teal', 'violet', 'amber', 'ok', 'error'] as const).map((colour) => (
          <Badge key={colour} colour={colour}>
            {colour}
          </Badge>
        ))}
      </div>
      <Stars value={3} />
      <Spinner />
    </Card>
  );
}

function Controls() {
  const [fruit, setFruit] = useState('apple');
  const [volume, setVolume] = useState(0.4);
  const [on, setOn] = useState(true);
  return (
    <Panel className="grid gap-5">
      <TextField label="Name" hint="A nickname is best." error="This name is taken." placeholder="asha_12" />
      <PasswordField label="Password" defaultValue="lantern light" />
      <SelectField label="Fruit" value={fruit} options={FRUITS} onChange={setFruit} />
      <RadioGroup legend="Fruit again" inline value={fruit} options={FRUITS} onChange={setFruit} />
      <Switch label="Narration" checked={on} onChange={setOn} />
      <Slider label="Music" value={volume} onChange={setVolume} format={(value) => `${Math.round(value * 100)}%`} />
      <ProgressBar label="Tasks" value={62} />
      <ProgressBar label="Energy" value={85} colour="amber" />
    </Panel>
  );
}

function Dialogs() {
  const [open, setOpen] = useState(false);
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button variant="secondary" onClick={() => showToast('success', 'Saved. Well done!')}>
          Good toast
        </Button>
        <Button variant="danger" onClick={() => showToast('error', 'Please subscribe to access this content')}>
          Bad toast
        </Button>
      </div>
      <Tabs
        label="Example"
        tabs={[
          { id: 'one', label: 'Lessons', content: <p>What was learned.</p> },
          { id: 'two', label: 'Things', content: <p>What was found.</p> },
        ]}
      />
      <Dialog open={open} title="Magical Discovery" onClose={() => setOpen(false)}>
        <p className="mb-4 text-lg">You found Secret Magical item Magic Hat</p>
        <Button wide onClick={() => setOpen(false)}>
          Continue Journey
        </Button>
      </Dialog>
    </Card>
  );
}

function Characters() {
  return (
    <Panel className="grid gap-5">
      <Ribbon as="h2" className="-mt-12">
        Milo
      </Ribbon>
      <div className="flex gap-5">
        <Portrait character="milo" name="Milo" />
        <p className="text-lg">This robot sorts apples by colour. What happens if one is green?</p>
      </div>
      <div className="flex flex-wrap gap-4">
        <Button>Guess</Button>
        <Button variant="secondary">Ask why</Button>
      </div>
      <SpeechBubble className="mb-6">Whooo wants to teach me what a cat looks like?</SpeechBubble>
    </Panel>
  );
}
