/** Also visible after the next sign-in. */
export const sessionEnded = 'Your session had ended.';
export const unreachable = 'The server cannot be reached.';
