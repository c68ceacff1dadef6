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

configure({ asyncUtilTimeout: 10_000 }); // a screen's code is made ready when it is first opened

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Refuses as the API does. */
export function refuse(code: string, message: string, fields?: Record<string, string>): never {
  throw new GraphQLError(message, { extensions: { code, fields } });
}

/** The headers of what the API is asked. */
export interface Sent {
  authorization?: string;
  'idempotency-key'?: string;
}

/** Thrown where no answer arrives, whether the API did what it was asked or not. */
export class LostAnswer extends Error {}

/** Thrown where the client gives a request up, for the API was silent too long. */
export class SilentServer extends Error {}

/** What every screen asks besides its own. */
const everywhere = {
  me: { id: '1', email: 'staff@example.com' },
  unreadMessages: 0,
  notices: [],
  signOut: true,
};

/**
 * Opens the panel at an address, as a browser does that comes there anew; the API answers by the real schema, or with
 * null nobody answers.
 */
export function openPanel(at: string, api: object | null) {
  const answer = async (document: DocumentNode, variableValues: object, contextValue: Sent) => {
    if (!api || !navigator.onLine) throw new TypeError('Failed to fetch');
    const rootValue = { ...everywhere, ...api };
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
    /** Closes the page without a word, as a reload does. */
    close(): void {
      cleanup();
      notifications.clean();
    },
  };
}

/** A token as the API gives to an account, another for each sign-in. */
export const tokenOf = (account: string, signIn = 1): string =>
  ['head', btoa(JSON.stringify({ sub: account, jti: signIn })), 'signature'].join('.');

/** Signs in without the form, as a token that is stored already does. */
export const signedIn = (account = '1'): void => localStorage.setItem('adminToken', tokenOf(account));

/** The field of a form that goes by a name. */
export const field = (name: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
