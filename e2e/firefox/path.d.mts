/** Where Firefox is installed, if it is. */
export const firefoxPath: string | undefined;
