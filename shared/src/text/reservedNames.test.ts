// Tests of reserved user names: look-alikes are caught, and children's names are free.
import { expect, it } from 'vitest';
import { isReservedName } from './reservedNames.ts';

it.each([
  ...[
    'admin',
    'Admin',
    'ADMIN',
    'adm1n',
    'admln',
    'AdmIn',
    'admin1',
    'admin_2026',
    '007admin',
    'the-admin',
    'real_support',
    'admin-team',
  ],
  ...[
    'support',
    'SUPP0RT',
    'help-desk',
    'He1pdesk',
    'heIpdesk',
    'm0derat0r',
    'Teacher',
    'teacher-3',
    'Official-Teacher',
  ],
  ...['Lanternwise', 'LanternWise-Help', '1anternw1se', 'my_lantern-wise', 'team-Ianternwise', 'xLanternwisex'],
  ...['Nibs', 'n1bs', 'Nibs_the_Owl', 'Merrin', 'Captain-Shield', 'captainshie1d', 'N0va', 'ask-owl', '0wl'],
])('%s is reserved', (name) => {
  expect(isReservedName(name)).toBe(true);
});

it.each([
  ...[
    'Asha',
    'Ravi',
    'Maya',
    'Radha',
    'Lin',
    'Bo',
    'Iris',
    'Novak',
    'Neon',
    'Echoes',
    'Badmin',
    'Adminah',
    'Owlet',
    'Helena',
    'Supportive-Sam',
  ],
  ...[
    'brave-otter-42',
    'calm-owl-17',
    'wise-robin-99',
    'sample-meera',
    'sample-parent-1',
    'Teacherspet',
    'lantern-girl',
    'Boss',
    'Chief',
  ],
])('%s is free', (name) => {
  expect(isReservedName(name)).toBe(false);
});
