import type { ReactNode } from 'react';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { LANGUAGE } from '../schema/language.ts';
import { getCanonicalUrl } from './canonical-url.ts';
import { type Api, ApiProvider } from './data/api.ts';
import { blog } from './site/layout/frame-messages.ts';
import { type Agency, AgencyContext } from './site/agency.ts';
import { CanonicalUrlContext, Origin } from './ui/canonical-url.ts';

interface DocumentProps {
  agency: Agency;
  children: ReactNode;
}

/** The HTML document of a page of the agency. */
export function Document({ agency, children }: DocumentProps) {
  return (
    <html lang={LANGUAGE.code} dir={LANGUAGE.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iPhones would turn numbers into links before hydration, which would then fail. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title={blog} href="/feed.xml" />
        {agency.stylesheet && <link rel="stylesheet" href={agency.stylesheet} />}
      </head>
      <body>
        <AgencyContext value={agency}>{children}</AgencyContext>
      </body>
    </html>
  );
}

interface Props {
  api: Api;
  /** The public origin of the site. */
  origin: string;
  agency: Agency;
  /** The router, which differs between server and browser. */
  children: ReactNode;
}

/** The document and contexts of every page, the same on the server and in the browser. */
export function Site({ api, origin, agency, children }: Props) {
  return (
    <Document agency={agency}>
      <ApiProvider value={api}>
        <Origin value={origin}>
          <CanonicalUrlContext value={getCanonicalUrl}>{children}</CanonicalUrlContext>
        </Origin>
      </ApiProvider>
    </Document>
  );
}
