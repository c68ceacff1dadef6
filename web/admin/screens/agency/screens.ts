import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  agency: {
    path: '/admin/agency',
    label: 'Agency',
    position: 172,
    collection: { name: 'agencies', label: 'Agency' },
    isForEditors: true,
  },
  linkPreview: {
    path: '/admin/link-preview',
    label: 'Link preview',
    position: 173,
    collection: { name: 'linkPreviews', label: 'Link preview' },
    isForEditors: true,
  },
} satisfies Record<string, ScreenDescriptor>;
