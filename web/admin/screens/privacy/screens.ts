import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  privacy: {
    path: '/admin/privacy',
    label: 'Personal data',
    position: 225,
    permission: 'managePersonalData',
  },
} satisfies Record<string, ScreenDescriptor>;
