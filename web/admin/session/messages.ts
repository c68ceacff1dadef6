// Login (spec §2)
export const loginTitle = 'Admin Login';
export const email = 'Email';
export const password = 'Password';
export const login = 'Login';
export const loggingIn = 'Logging in...';
export const emailRequired = 'Email is required.';
export const passwordRequired = 'Password is required.';
export const loginFailed = 'Login failed';
export const code = 'Code';
export const codeHint = 'Enter the code that your authenticator app shows, or a recovery code.';
export const codeRequired = 'Code is required.';
export const forgotPassword = 'Forgot your password?';

export const sessionEnded = (inAnotherTab: boolean) =>
  `Your session has ended${inAnotherTab ? ' in another tab' : ''}. Log in again: your unsaved changes are kept.`;

export const storageFull =
  'This browser stores nothing for this site because its storage is full or switched off. You can log in, but after a reload you have to log in again, and changes that were not saved are lost. Delete data of other sites, or leave private browsing.';

export const storageBlocked =
  'You cannot log in because this browser blocks storage for this site. Allow the site to store data (some browsers call this cookies), then reload the page.';

// Forgotten password
export const forgotTitle = 'Forgot Your Password';
export const forgotIntro =
  'Enter the email address of your account. We send a link to set a new password to it.';
export const forgotLoadFailed = 'This page could not be loaded.';
export const sendLink = 'Send link';
export const sendingLink = 'Sending...';
export const linkSent =
  'If there is an account with this address, an email with a link is on its way. The link works once and for an hour. If no email arrives within a few minutes, check the address and the spam folder, or ask an administrator.';
export const sendLinkFailed = 'The request was not confirmed. Check your connection and try again.';
export const askAdministrator =
  'This site sends no email. Ask an administrator for a link to set a new password. If you are the only administrator, ask the person who runs the server.';
export const backToLogin = 'Back to the login';

// The current password
export const currentPassword = 'Current password';
export const currentPasswordRequired = 'Current password is required.';

// A password by a link
export const setPasswordTitle = 'Set Your Password';
export const newPassword = 'New password';
export const passwordRules =
  '12 to 200 characters; several words are easy to remember. Common passwords are refused.';
export const passwordLength = 'A password has 12 to 200 characters.';
export const setPassword = 'Set password';
export const settingPassword = 'Setting password...';
export const setPasswordUnconfirmed =
  'The server gave no answer. Try again. If the link was used already, log in with the new password.';
export const askForNewLink = 'Ask for a new link';
export const passwordChanged = 'Your password was set. Log in with it.';

// A changed email address by a link
export const confirmEmailTitle = 'Confirm Your Email Address';
export const confirmEmailIntro =
  'You log in with this address once you have confirmed it. Until then your previous address stays.';
export const confirmEmail = 'Confirm address';
export const confirmingEmail = 'Confirming...';
export const emailConfirmed = 'Your email address was changed. Log in with it from now on.';
export const confirmEmailUnconfirmed =
  'The server gave no answer. Try again. If the link was used already, your new address is in force.';
export const toAccount = 'To your account';
