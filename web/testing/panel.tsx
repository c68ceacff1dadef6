import { ApolloLink } from '@apollo/client';
import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import {
  defaultFieldResolver,
  execute,
  GraphQLError,
  type DocumentNode,
  type GraphQLFieldResolver,
} from 'graphql';
import { createMemoryRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { Panel } from '../admin/panel.tsx';
import { routes } from '../admin/routes.tsx';
import { allScreens } from '../admin/screens.ts';
import { onSignOut, storedToken, endSessionOf } from '../admin/session/session.ts';
import { createPanelClient } from '../data/panel-client.ts';
import { schema } from './schema.ts';

configure({ asyncUtilTimeout: 10_000 }); // the first visit of a screen loads its code

/** Throws an error of the API. */
export function throwApiError(
  code: string,
  message: string,
  fields?: Record<string, string>,
  extensions?: object,
): never {
  throw new GraphQLError(message, { extensions: { code, fields, ...extensions } });
}

/** The headers of a request to the API. */
export interface RequestHeaders {
  authorization?: string;
  'idempotency-key'?: string;
}

/** A resolver throws this to lose the response after the API executed the request: the client sees a network error. */
export class LostResponse extends Error {}

/** A resolver throws this to let the request time out: the client sees a timeout error. */
export class RequestTimeout extends Error {}

/** Values of fields that mock records need not have. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  mayUpdate: true,
  mustEnableSecondFactor: false,
  setup: { hasAgency: true, hasPeople: true, hasListing: true, hasPublished: true },
};

const resolveField: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) =>
  defaultFieldResolver(source, args, context, info) ??
  (info.parentType.name === 'Picture' ? PICTURE[info.fieldName]?.(source) : DEFAULTS[info.fieldName]);

/** Values of fields that mock pictures need not have; the name of their file is their id. */
const PICTURE: Readonly<Record<string, (picture: unknown) => unknown>> = {
  id: (picture) => (picture as { url?: string }).url?.split('/').at(-1),
  url: (picture) => `/uploads/${(picture as { id: string }).id}`,
  srcset: () => '',
  width: () => 1600,
  height: () => 900,
  placeholder: () => 'data:,',
};

/** The picture that `uploadPicture` returns for a file: its id is the name of the file. */
export const uploadedPicture = ({ file }: { file: File }) => ({ id: file.name });

/** An operation that the role of an account allows, perhaps with the records of a collection. */
interface MockPermission {
  operation: string;
  collection: string | null;
  scope: 'ANY' | 'OWN';
}

/** Permissions for operations without a collection. */
export const siteOperations = (...operations: string[]): MockPermission[] =>
  operations.map((operation) => ({ operation, collection: null, scope: 'ANY' }));

/** Permissions for operations with the records of a collection. */
export const recordOperations = (
  collection: string,
  scope: MockPermission['scope'],
  ...operations: string[]
): MockPermission[] => operations.map((operation) => ({ operation, collection, scope }));

const RECORD_OPERATIONS = 'assign create delete duplicate export import setState reorder revert update'.split(
  ' ',
);

/** An account with these permissions; by default with all that an administrator has. */
export const createAccount = (
  permissions: MockPermission[] = [
    ...siteOperations('manageTrash', 'operate', 'manageStaff', 'readAudit', 'managePersonalData'),
    ...allScreens.flatMap(({ collection }) =>
      collection ? recordOperations(collection.name, 'ANY', ...RECORD_OPERATIONS) : [],
    ),
  ],
) => ({ id: '1', email: 'staff@example.com', name: 'Sara', role: 'ADMINISTRATOR', permissions });

/** Resolvers that every screen uses. */
const commonResolvers = {
  me: createAccount(),
  newMessages: 0,
  notices: [],
  people: { items: [], page: 1, totalPages: 1, total: 0 },
  signOut: true,
  uploadPicture: uploadedPicture,
};

/**
 * Opens the panel at a URL as in a new document. The requests are executed with the real schema and these resolvers; with
 * null, every request fails as without a network.
 */
export function openPanel(url: string, api: object | null) {
  const executeRequest = async (
    document: DocumentNode,
    variableValues: object,
    contextValue: RequestHeaders,
  ) => {
    if (!api || !navigator.onLine) throw new TypeError('Failed to fetch');
    const rootValue = { ...commonResolvers, ...api };
    const result = await execute({
      schema,
      document,
      rootValue,
      variableValues: { ...variableValues },
      contextValue,
      fieldResolver: resolveField,
    });
    if (result.errors?.some(({ originalError }) => originalError instanceof LostResponse)) {
      throw new TypeError('Failed to fetch');
    }
    if (result.errors?.some(({ originalError }) => originalError instanceof RequestTimeout)) {
      throw new DOMException('The server does not answer.', 'TimeoutError');
    }
    return result as ApolloLink.Result;
  };
  const transport = new ApolloLink((operation) =>
    from(
      executeRequest(operation.query, operation.variables, operation.getContext().headers as RequestHeaders),
    ),
  );
  const client = createPanelClient({
    token: storedToken,
    onSignOut,
    onUnauthenticated: endSessionOf,
    transport,
  });
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  render(<Panel client={client} router={router} />);
  return {
    router,
    // The style sheets that disable the pointer are not loaded.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Unmounts the panel without a prompt, as a reload does. */
    close(): void {
      cleanup();
      notifications.clean();
    },
  };
}

/** Makes the tab visible as after a minute in the background. */
export function returnToTab(): void {
  const later = Date.now() + 60_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(later);
  fireEvent(document, new Event('visibilitychange'));
  now.mockRestore();
}

/** Creates a token of an account, different for each sign-in. */
export const createToken = (account: string, signIn = 1): string =>
  ['head', btoa(JSON.stringify({ sub: account, jti: signIn })), 'signature'].join('.');

/** Stores a token, so that the panel opens signed in. */
export const storeToken = (account = '1'): void => localStorage.setItem('adminToken', createToken(account));

/** Returns the input whose label starts with a text. */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
