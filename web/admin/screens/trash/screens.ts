import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  trash: {
    path: '/admin/trash',
    label: 'Trash',
    position: 190,
  },
} satisfies Record<string, ScreenDescriptor>;
