import { formatNumber } from '../../../schema/language.ts';

// Layout
export const skipToContent = 'Skip to content';
export const menu = (isOpen: boolean) => (isOpen ? 'Close menu' : 'Open menu');
export const admin = 'Admin';
export const viewSite = 'View site';
export const account = 'Account';
export const logout = 'Logout';
export const loggingOut = 'Logging out...';
export const cancelLogout = 'Cancel logout';

// Sidebar
export const newMessages = (count: number) => `${formatNumber(count)} new`;
export const searchShortcut = 'Press / to search';

// Question before a logout while a save is in progress
export const picturesUploading = 'Pictures are still uploading.';
export const saveInProgress = 'Your changes are still being saved.';
export const logoutDetail =
  'If you log out now, changes that are not saved yet stay in this browser. You can continue with them after you log in here again.';
export const stay = 'Stay';
export const logoutWhenSaved = 'Log out when saved';
export const logoutNow = 'Log out now';

// Not found (spec §2)
export const notFoundTitle = 'Page Not Found';
export const toDashboard = 'Back to the dashboard';

// Error screen
export const errorTitle = 'This screen could not be loaded.';
export const changesStored = 'Your unsaved changes are kept.';
export const reload = 'Try again';
