// Checks the import rules with dependency-cruiser, and that it cruised modules at all: 0 would be a false green.
import { cruise } from 'dependency-cruiser';
import rules from '../../.dependency-cruiser.mjs';
import { ROOT } from './processes.mjs';

process.chdir(ROOT);
const { output } = await cruise(['shared/src', 'server/src', 'client/src'], {
  ...rules.options,
  ruleSet: rules,
  validate: true,
});
const { totalCruised, violations } = output.summary;
const errors = violations.filter((violation) => violation.rule.severity === 'error');
for (const { from, to, rule } of errors) {
  const comment = rules.forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  process.stdout.write(`${from} imports ${to}\n  ${rule.name}: ${comment}\n`);
}
if (totalCruised === 0) process.stdout.write('dependency-cruiser looked at 0 modules: its set-up is broken.\n');
process.stdout.write(`${totalCruised} modules, ${errors.length} broken rules\n`);
process.exitCode = errors.length === 0 && totalCruised > 0 ? 0 : 1;
