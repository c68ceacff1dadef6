import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const ACCOUNT_PATH = '/admin/account';

export const screens = {
  account: {
    path: ACCOUNT_PATH,
    label: 'Account',
    position: 230,
    isInSidebar: false,
  },
} satisfies Record<string, ScreenDescriptor>;
