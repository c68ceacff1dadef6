import type { ScreenDescriptor } from '../../screen-descriptor.ts';

/** The start screen, which opens after a login. */
export const DASHBOARD_PATH = '/admin/dashboard';

export const screens = {
  dashboard: {
    path: DASHBOARD_PATH,
    label: 'Dashboard',
    position: 10,
  },
} satisfies Record<string, ScreenDescriptor>;
