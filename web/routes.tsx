import type { ComponentType } from 'react';
import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { BrokenPage } from './site/layout/broken-page.tsx';
import * as notFound from './site/layout/not-found-page.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';

interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/** A page whose code comes when it is needed; it is known by its file, by which the build finds its style. */
const page = (path: string, file: string, lazy: () => Promise<PageModule>): RouteObject => ({
  path,
  id: file,
  lazy,
});

/** Which page stands at which address. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: BrokenPage,
    children: [
      page(paths.home, 'web/site/home/home-page.tsx', () => import('./site/home/home-page.tsx')),
      page(
        paths.apartmentsForSale,
        'web/site/listings/apartments-for-sale-page.tsx',
        () => import('./site/listings/apartments-for-sale-page.tsx'),
      ),
      page(
        paths.apartmentForSale,
        'web/site/listings/apartment-for-sale-page.tsx',
        () => import('./site/listings/apartment-for-sale-page.tsx'),
      ),
      { path: '*', loader: notFound.loader, Component: notFound.Component },
    ],
  },
];

/** Loads the code of the page at an address, so that it is there before anything is shown. */
export async function loadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
