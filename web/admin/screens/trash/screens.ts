import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  trash: {
    path: '/admin/trash',
    label: 'Trash',
    position: 190,
    permission: 'manageTrash',
  },
} satisfies Record<string, ScreenDescriptor>;
