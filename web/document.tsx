import type { ReactNode } from 'react';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

/** The HTML document of a page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // `start.ts` removes attributes before hydration.
    <html lang="en" dir="ltr" data-landing="" suppressHydrationWarning>
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
        <link rel="alternate" type="application/atom+xml" title="Blog" href="/feed.xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
