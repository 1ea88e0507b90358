// A new overlay: its folder with a component in the game's dialog frame. Its registry line is yours to add (forgetting it does not compile).
import { checkName, pascal, title, writeAll } from './write.ts';

export function newOverlay(given?: string): string {
  const name = checkName(given, 'An overlay name');
  const component = `${pascal(name)}Overlay`;
  const written = writeAll({
    [`client/src/overlays/${name}/${component}.tsx`]: `// The "${title(name)}" overlay.
import type { OverlayProps } from '../../features/overlays/requests.ts';
import { GameDialog } from '../shell/GameDialog.tsx';

export function ${component}({ close }: OverlayProps<'${name}'>) {
  return (
    <GameDialog title="${title(name)}" onClose={close}>
      <p>Say something worth stopping for.</p>
    </GameDialog>
  );
}
`,
  });
  return `${written}\nNext: add \`{ kind: '${name}' }\` to OverlayRequest (client/src/features/overlays/requests.ts) and a line to client/src/overlays/registry.ts.`;
}
