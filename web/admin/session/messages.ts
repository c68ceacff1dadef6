// Login (spec §2)
export const loginTitle = 'Admin Login';
export const email = 'Email';
export const password = 'Password';
export const showPassword = 'Show password';
export const login = 'Login';
export const loggingIn = 'Logging in...';
export const emailRequired = 'Email is required.';
export const passwordRequired = 'Password is required.';
export const loginFailed = 'Login failed';

export const sessionEnded = (inAnotherTab: boolean) =>
  `Your session has ended${inAnotherTab ? ' in another tab' : ''}. Log in again: your unsaved changes are kept.`;

export const storageFull =
  'This browser stores nothing for this site because its storage is full or switched off. You can log in, but after a reload you have to log in again, and changes that were not saved are lost. Delete data of other sites, or leave private browsing.';

export const storageBlocked =
  'You cannot log in because this browser blocks storage for this site. Allow the site to store data (some browsers call this cookies), then reload the page.';
