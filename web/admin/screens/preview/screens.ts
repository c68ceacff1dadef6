import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  preview: { path: '/admin/preview', label: 'Preview', position: 300, isInSidebar: false },
} satisfies Record<string, ScreenDescriptor>;
