import type { ReactNode } from 'react';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

/** The whole HTML document around a page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // What `start.ts` takes off before React comes is not missed.
    <html lang="en" dir="ltr" data-landing="" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iPhones would make links of numbers before React takes the page over, which then no longer matches. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
