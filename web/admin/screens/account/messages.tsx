import type { ReactNode } from 'react';

export const title = 'Account';
export const loadFailed = 'Your account could not be loaded.';
export const unconfirmed = 'The server gave no answer. Reload the page to see whether the change was made.';

// Name
export const nameTitle = 'Your name';
export const name = 'Name';
export const saveName = 'Save name';
export const saving = 'Saving...';
export const nameSaved = 'Your name was saved.';

// Email
export const emailTitle = 'Email';
export const emailIntro = (email: string) => `You log in with ${email}.`;
export const emailConfirmation =
  'We send a link to the new address. It is in force once you have used the link, and your previous address receives a notice.';
export const newEmail = 'New email address';
export const emailRequired = 'Enter an email address, such as name@example.com.';
export const changeEmail = 'Change email';
export const emailChanged = 'Your email address was changed. Log in with it from now on.';
export const emailSent = (email: string) =>
  `If ${email} can be used, an email with a link is on its way to it. The link works once and for an hour; until then your address stays as it is.`;

// Password
export const passwordTitle = 'Password';
export const passwordIntro =
  'With a new password your sessions end on all devices, this one too: you log in again with the new password.';
export const changePassword = 'Change password';

// Sessions
export const sessionsTitle = 'Sessions';
export const noSessions = 'There are no sessions.';
export const unknownDevice = 'Unknown device';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const since = (time: ReactNode) => <>Logged in {time}</>;
export const thisSession = 'This session';
export const endSession = 'End session';
export const endSessionOf = (device: string) => `End session: ${device}`;
export const sessionEnded = 'The session was ended.';
export const endFailed = 'The session was not ended.';

// Second factor
export const secondFactorTitle = 'Second factor';
export const mustEnable =
  'Your role requires a second factor. Set it up here; then the rest of the panel opens.';
export const isOff =
  'With a second factor a login needs your password and a code of an authenticator app on your telephone.';
export const isOn =
  'A login needs a code of your authenticator app. For another telephone or new recovery codes, remove the second factor and set it up again.';
export const setUp = 'Set up';
export const remove = 'Remove second factor';
export const removed = 'The second factor was removed.';
export const scan = 'Scan this picture with your authenticator app.';
export const qrCode = 'QR code for an authenticator app';
export const typeKey = 'If you cannot scan it, type this key into the app:';
export const thenCode = 'Then enter the code that the app shows.';
export const code = 'Code';
export const codeRequired = 'Code is required.';
export const enable = 'Enable second factor';
export const cancel = 'Cancel';

// Recovery codes
export const recoveryTitle = 'Recovery codes';
export const recoveryIntro =
  'The second factor is on. Store these codes where you find them without your telephone: each works once instead of a code of the app. They are shown only now.';
export const copy = 'Copy';
export const copied = 'The recovery codes were copied.';
export const copyFailed =
  'The browser does not allow copying. Select the codes and copy them, or print them.';
export const print = 'Print';
export const leaveQuestion = 'Have you stored the recovery codes?';
export const leaveDetail = 'They cannot be shown again.';
export const leave = 'Leave';
export const stay = 'Stay';
export const done = 'I have stored the codes';
