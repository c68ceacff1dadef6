import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  audit: {
    path: '/admin/audit',
    label: 'Audit',
    position: 220,
    permission: 'readAudit',
  },
} satisfies Record<string, ScreenDescriptor>;
