import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  operation: {
    path: '/admin/operation',
    label: 'Operation',
    position: 200,
    permission: 'operate',
  },
} satisfies Record<string, ScreenDescriptor>;
