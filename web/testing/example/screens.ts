import type { ScreenDescriptor } from '../../admin/screen-descriptor.ts';

/** Descriptor of the example screen (docs/developing.md). */
export const screens = {
  viewings: { path: '/admin/viewings', label: 'Viewings', position: 135 },
} satisfies Record<string, ScreenDescriptor>;
