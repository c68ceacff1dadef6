import type { ReactNode } from 'react';
import { addressOf } from './addresses.ts';
import { ApiProvider, type Api } from './data/api.ts';
import { Origin } from './data/origin.ts';
import { Document } from './document.tsx';
import { CanonicalUrlContext } from './ui/canonical-url.ts';

interface Props {
  api: Api;
  /** The public origin of the site. */
  origin: string;
  /** The router, which differs between server and browser. */
  children: ReactNode;
}

/** The document and contexts of every page, the same on the server and in the browser. */
export function Site({ api, origin, children }: Props) {
  return (
    <Document>
      <ApiProvider value={api}>
        <Origin value={origin}>
          <CanonicalUrlContext value={addressOf}>{children}</CanonicalUrlContext>
        </Origin>
      </ApiProvider>
    </Document>
  );
}
