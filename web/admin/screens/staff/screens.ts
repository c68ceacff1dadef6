import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  staff: {
    path: '/admin/staff',
    label: 'Staff',
    position: 210,
    permission: 'manageStaff',
  },
} satisfies Record<string, ScreenDescriptor>;
