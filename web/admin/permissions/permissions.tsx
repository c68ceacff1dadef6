import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { PermissionsDocument, type PermissionsQuery } from '../../../schema/documents/admin/graphql.ts';
import { Loading } from '../ui/load-state.tsx';
import type { Screen } from '../screens.ts';
import { usePolledQuery } from '../ui/polled-query.ts';
import { ScreenTitle } from '../ui/screen-title.tsx';
import * as messages from './messages.ts';

type Account = NonNullable<PermissionsQuery['me']>;

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
  /** The address of the account; undefined until it is loaded. */
  email: string | undefined;
  /** True if the account has to set up its second factor before anything else. */
  mustEnableSecondFactor: boolean;
  /** `failed`: the server decides on each request. */
  state: 'loading' | 'failed' | 'known';
  /** True if the account may perform an operation without a collection. */
  mayOperate: (operation: NonNullable<Screen['permission']>) => boolean;
  /** True if the account may perform an operation with a record; without one, with any record of the collection. */
  may: (operation: RecordOperation, collection: string, record?: { mayUpdate?: boolean }) => boolean;
}

const PermissionsContext = createContext(createPermissions(undefined, false));

/** Returns the account and what its role allows; nothing until that is loaded. */
export const usePermissions = (): Permissions => use(PermissionsContext);

/** Loads the account with its permissions, which may change at any time. */
export function PermissionsProvider({ children }: { children: ReactNode }) {
  const { data, error } = usePolledQuery(PermissionsDocument);
  // Without an account the token is invalid, which ends the session elsewhere; until then the screen stays.
  const [account, setAccount] = useState<Account>();
  if (data?.me && data.me !== account) setAccount(data.me);
  // A later request does not hide the screen again, which would lose its state.
  const [hasFailed, setHasFailed] = useState(false);
  if (error && !hasFailed) setHasFailed(true);
  const value = useMemo(() => createPermissions(account, hasFailed), [account, hasFailed]);
  return <PermissionsContext value={value}>{children}</PermissionsContext>;
}

function createPermissions(account: Account | undefined, hasFailed: boolean): Permissions {
  if (!account) {
    return {
      email: undefined,
      mustEnableSecondFactor: false,
      state: hasFailed ? 'failed' : 'loading',
      mayOperate: () => hasFailed,
      may: () => hasFailed,
    };
  }
  const { email, mustEnableSecondFactor, permissions } = account;
  const scopes = new Map(
    permissions.map(({ operation, collection, scope }) => [`${operation} ${collection ?? ''}`, scope]),
  );
  return {
    email,
    mustEnableSecondFactor,
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
      <ScreenTitle>{label}</ScreenTitle>
      {state === 'loading' ? <Loading /> : <p role="alert">{messages.screenForbidden}</p>}
    </>
  );
}
