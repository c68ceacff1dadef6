import { ApolloLink } from '@apollo/client';
import { notifications } from '@mantine/notifications';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildSchema, execute, GraphQLError, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { createMemoryRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { Panel } from '../admin/panel.tsx';
import { routes } from '../admin/routes.tsx';
import { onSignOut, storedToken, endSessionOf } from '../admin/session/session.ts';
import { createPanelClient } from '../data/panel-client.ts';

configure({ asyncUtilTimeout: 10_000 }); // the first visit of a screen loads its code

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Throws an error of the API. */
export function refuse(code: string, message: string, fields?: Record<string, string>): never {
  throw new GraphQLError(message, { extensions: { code, fields } });
}

/** The headers of a request to the API. */
export interface Sent {
  authorization?: string;
  'idempotency-key'?: string;
}

/** Thrown if no response arrives, whether or not the API executed the request. */
export class LostAnswer extends Error {}

/** Thrown if the client aborts a request after its timeout. */
export class SilentServer extends Error {}

/** Resolvers that every screen uses. */
const commonResolvers = {
  me: { id: '1', email: 'staff@example.com' },
  unreadMessages: 0,
  notices: [],
  signOut: true,
};

/** Opens the panel at a URL as in a new document. The API executes requests with the real schema; with null, it never responds. */
export function openPanel(at: string, api: object | null) {
  const answer = async (document: DocumentNode, variableValues: object, contextValue: Sent) => {
    if (!api || !navigator.onLine) throw new TypeError('Failed to fetch');
    const rootValue = { ...commonResolvers, ...api };
    const result = await execute({
      schema,
      document,
      rootValue,
      variableValues: { ...variableValues },
      contextValue,
    });
    if (result.errors?.some(({ originalError }) => originalError instanceof LostAnswer)) {
      throw new TypeError('Failed to fetch');
    }
    if (result.errors?.some(({ originalError }) => originalError instanceof SilentServer)) {
      throw new DOMException('The server does not answer.', 'TimeoutError');
    }
    return result as ApolloLink.Result;
  };
  const transport = new ApolloLink((operation) =>
    from(answer(operation.query, operation.variables, operation.getContext().headers as Sent)),
  );
  const client = createPanelClient({ token: storedToken, onSignOut, refused: endSessionOf, transport });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<Panel client={client} router={router} />);
  return {
    router,
    user: userEvent.setup(),
    /** Unmounts the panel without a prompt, as a reload does. */
    close(): void {
      cleanup();
      notifications.clean();
    },
  };
}

/** A token of an account, different for each sign-in. */
export const tokenOf = (account: string, signIn = 1): string =>
  ['head', btoa(JSON.stringify({ sub: account, jti: signIn })), 'signature'].join('.');

/** Stores a token, so that the panel opens signed in. */
export const signedIn = (account = '1'): void => localStorage.setItem('adminToken', tokenOf(account));

/** Returns the field of a form by its name. */
export const field = (name: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
