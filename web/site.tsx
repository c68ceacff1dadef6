import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Origin } from './data/origin.ts';
import { Document } from './document.tsx';

interface Props {
  client: ApolloClient;
  /** Where the site is known to the world. */
  origin: string;
  /** The router, which differs between server and browser. */
  children: ReactNode;
}

/** All that every page stands in, the same on the server and in the browser. */
export function Site({ client, origin, children }: Props) {
  return (
    <Document>
      <ApolloProvider client={client}>
        <Origin value={origin}>{children}</Origin>
      </ApolloProvider>
    </Document>
  );
}
