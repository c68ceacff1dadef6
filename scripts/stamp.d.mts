/** The project's folder. */
export const root: string;
/** A name for what lies at these paths, tests left out: it changes when, and only when, a file does. */
export function nameOf(sources: readonly string[], counts?: (path: string) => boolean): string;
/** A name for the sources as they are now. */
export function sourcesNow(): string;
/** The sources that the last complete build was made of; none while there is no such build. */
export function sourcesBuilt(): string | undefined;
/** Notes that a build of these sources is complete. */
export function markBuilt(sources: string): void;
