export const screenForbidden =
  'Your role does not allow this screen. An administrator can change the role of your account.';
