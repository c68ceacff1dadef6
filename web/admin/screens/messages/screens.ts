import type { ScreenDescriptor } from '../../screen-descriptor.ts';

/** The inbox. */
export const MESSAGES_PATH = '/admin/messages';

export const screens = {
  messages: {
    path: MESSAGES_PATH,
    label: 'Messages',
    position: 180,
    collection: { name: 'contactMessages', label: 'Messages' },
    parts: { name: 'contactMessageNotes', label: 'Notes on messages' },
  },
} satisfies Record<string, ScreenDescriptor>;
