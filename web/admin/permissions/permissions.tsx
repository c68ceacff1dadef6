import { useQuery } from '@apollo/client/react';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { PermissionsDocument, type PermissionsQuery } from '../../../schema/documents/admin/graphql.ts';
import type { Screen } from '../screens.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import * as messages from './messages.ts';

type Permission = NonNullable<PermissionsQuery['me']>['permissions'][number];

/** An operation with the records of a collection, by its name in the API. */
type RecordOperation =
  | 'assign'
  | 'create'
  | 'delete'
  | 'duplicate'
  | 'export'
  | 'import'
  | 'setState'
  | 'reorder'
  | 'revert'
  | 'update';

interface Permissions {
  /** `failed`: the server decides on each request. */
  state: 'loading' | 'failed' | 'known';
  /** True if the account may perform an operation without a collection. */
  mayOperate: (operation: NonNullable<Screen['permission']>) => boolean;
  /** True if the account may perform an operation with a record; without one, with any record of the collection. */
  may: (operation: RecordOperation, collection: string, record?: { mayUpdate?: boolean }) => boolean;
}

const PermissionsContext = createContext<Permissions>({
  state: 'loading',
  mayOperate: () => false,
  may: () => false,
});

/** Returns what the role of the account allows; nothing until that is loaded. */
export const usePermissions = (): Permissions => use(PermissionsContext);

/** Interval at which the permissions are requested, in milliseconds: the role may change at any time. */
const POLL_MS = 60_000;

/** Loads the permissions of the account. */
export function PermissionsProvider({ children }: { children: ReactNode }) {
  const { data, previousData, error } = useQuery(PermissionsDocument, {
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const permissions = (data ?? previousData)?.me?.permissions;
  // A later request does not hide the screen again, which would lose its state.
  const [hasFailed, setHasFailed] = useState(false);
  if (error && !hasFailed) setHasFailed(true);
  const value = useMemo(() => createPermissions(permissions, hasFailed), [permissions, hasFailed]);
  return <PermissionsContext value={value}>{children}</PermissionsContext>;
}

function createPermissions(permissions: readonly Permission[] | undefined, hasFailed: boolean): Permissions {
  if (!permissions) {
    const state = hasFailed ? 'failed' : 'loading';
    return { state, mayOperate: () => hasFailed, may: () => hasFailed };
  }
  const scopes = new Map(
    permissions.map(({ operation, collection, scope }) => [`${operation} ${collection ?? ''}`, scope]),
  );
  return {
    state: 'known',
    mayOperate: (operation) => scopes.has(`${operation} `),
    may: (operation, collection, record) => {
      const scope = scopes.get(`${operation} ${collection}`);
      return scope === 'ANY' || (scope === 'OWN' && record?.mayUpdate !== false);
    },
  };
}

/** Returns a function that tells whether the role allows opening a screen. */
export function useMayOpen() {
  const { may, mayOperate } = usePermissions();
  return ({ permission, collection, isForEditors = false }: Screen): boolean =>
    (!permission || mayOperate(permission)) &&
    (!isForEditors || collection === undefined || may('update', collection.name));
}

interface RestrictedProps {
  screen: Screen;
  children: ReactNode;
}

/** Renders a screen if the role allows it, and otherwise says that it does not. */
export function RestrictedScreen({ screen, children }: RestrictedProps) {
  const label = screen.label();
  const { state } = usePermissions();
  const mayOpen = useMayOpen();
  if (mayOpen(screen)) return children;
  return (
    <>
      <title>{label}</title>
      <ScreenTitle>{label}</ScreenTitle>
      {state === 'loading' ? (
        <p role="status">{messages.loading}</p>
      ) : (
        <p role="alert">{messages.screenForbidden}</p>
      )}
    </>
  );
}
