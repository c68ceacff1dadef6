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
import { storedToken, tokenRefused } from '../admin/session/session.ts';
import { createPanelClient } from '../data/panel-client.ts';

configure({ asyncUtilTimeout: 10_000 }); // a screen's code is made ready when it is first opened

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Refuses as the API does. */
export function refuse(code: string, message: string, fields?: Record<string, string>): never {
  throw new GraphQLError(message, { extensions: { code, fields } });
}

/** What every screen asks besides its own. */
const everywhere = { me: { id: '1', email: 'staff@example.com' }, unreadMessages: 0, signOut: true };

/**
 * Opens the panel at an address, as a browser does that comes there anew; the API answers by the real schema, or with
 * null nobody answers.
 */
export function openPanel(at: string, api: object | null) {
  const answer = async (document: DocumentNode, variableValues: Record<string, unknown>) => {
    if (!api) throw new TypeError('Failed to fetch');
    return execute({ schema, document, rootValue: { ...everywhere, ...api }, variableValues });
  };
  const transport = new ApolloLink(({ query, variables }) =>
    from(answer(query, variables).then((result) => result as ApolloLink.Result)),
  );
  const client = createPanelClient({ token: storedToken, refused: tokenRefused, transport });
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

/** Signs in without the form, as a token that is stored already does. */
export const signedIn = (): void => localStorage.setItem('adminToken', 'a token');

/** The field of a form that goes by a name. */
export const field = (name: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
