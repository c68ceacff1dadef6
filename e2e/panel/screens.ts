import { HOME_SCREENS } from './home-screens.ts';
import { LISTING_SCREENS } from './listing-screens.ts';
import type { Screen } from './screen.ts';

/** The screens that edit records, in sidebar order. */
export const SCREENS: readonly Screen[] = [...HOME_SCREENS, ...LISTING_SCREENS];

/** An entry of the sidebar; `openedPath` is the address of a screen that opens its only record. */
type SidebarEntry = Pick<Screen, 'entry' | 'path' | 'title' | 'columns'> & { openedPath?: string };

/** All sidebar entries in order (spec §2), followed by the inbox, the trash and the screens of administrators. */
export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  { entry: 'Dashboard', path: '/admin/dashboard', title: 'Welcome to the Admin Dashboard' },
  ...SCREENS,
  { entry: 'Agency', path: '/admin/agency', openedPath: '/admin/agency?edit=1', title: 'Agency' },
  {
    entry: 'Link preview',
    path: '/admin/link-preview',
    openedPath: '/admin/link-preview?edit=1',
    title: 'Link preview',
  },
  { entry: 'People', path: '/admin/people', title: 'People' },
  { entry: 'Pages', path: '/admin/pages', title: 'Admin - Manage Pages' },
  {
    entry: 'Messages',
    path: '/admin/messages',
    title: 'Messages',
  },
  { entry: 'Trash', path: '/admin/trash', title: 'Trash' },
  { entry: 'Operation', path: '/admin/operation', title: 'Operation' },
  { entry: 'Staff', path: '/admin/staff', title: 'Staff' },
  { entry: 'Audit', path: '/admin/audit', title: 'Audit' },
  { entry: 'Personal data', path: '/admin/privacy', title: 'Personal data' },
];
