import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  people: {
    path: '/admin/people',
    label: 'People',
    position: 175,
    collection: { name: 'people', label: 'People' },
  },
} satisfies Record<string, ScreenDescriptor>;
