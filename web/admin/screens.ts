import { screenDescriptors } from '../globs/screen-descriptors.ts';
import { isSamePath } from '../paths.ts';
import type { ScreenDescriptor } from './screen-descriptor.ts';

/** The path of the login form (spec §2). */
export const LOGIN_PATH = '/admin/login';

/** The path where a link to set another password is requested. */
export const FORGOT_PASSWORD_PATH = '/admin/forgot-password';

/** The path of links that set a password; the token of the link follows it. */
export const SET_PASSWORD_PATH = '/admin/set-password';

/** The path of links that confirm the address of an account; the token of the link follows it. */
export const CONFIRM_EMAIL_PATH = '/admin/confirm-email';

/** A screen of the panel. */
export interface Screen extends ScreenDescriptor {
  /** The source file of its code, relative to `web/globs/`. */
  file: string;
}

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All screens in the order of the sidebar. */
export const screens: readonly Screen[] = Object.entries(screenDescriptors)
  .flatMap(([descriptors, ofFolder]) =>
    Object.entries(ofFolder).map(([name, screen]) => ({
      ...screen,
      file: descriptors.replace('screens.ts', `${toKebabCase(name)}-screen.tsx`),
    })),
  )
  .sort((a, b) => a.position - b.position);

const screenOf = (name: string) =>
  screens.find(({ collection, parts }) => collection?.name === name || parts?.name === name);

/** Returns the name of a collection on screens; the API name if no screen edits it. */
export const collectionLabel = (name: string): string => {
  const { collection, parts } = screenOf(name) ?? {};
  return [collection, parts].find((one) => one?.name === name)?.label ?? name;
};

/** Returns the path of the screen that edits a collection. */
export const screenPath = (collection: string): string | undefined => screenOf(collection)?.path;

/** Returns the name of the collection that the screen at a path edits. */
export const screenLabel = (path: string): string =>
  screens.find((screen) => screen.path === path)?.collection?.label ?? path;

/** True if the panel has a screen at a path. */
export const hasPanelScreen = (pathname: string): boolean =>
  ['/admin', LOGIN_PATH, FORGOT_PASSWORD_PATH, ...screens.map(({ path }) => path)].some((path) =>
    isSamePath(path, pathname),
  ) ||
  [SET_PASSWORD_PATH, CONFIRM_EMAIL_PATH].some((path) =>
    isSamePath(path, pathname.replace(/\/[^/]+\/?$/, '')),
  );
