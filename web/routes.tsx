import type { ComponentType } from 'react';
import {
  data,
  matchRoutes,
  RouterContextProvider,
  type ActionFunction,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import type { Api } from './data/api.ts';
import { rendering } from './data/page-query.ts';
import { lazyModule, type LazyModule } from './ui/lazy-module.ts';
import { hardNavigate } from './data/hard-navigation.ts';
import { addressesOf, paths } from './paths.ts';
import { BrokenPage, BrokenSite } from './site/layout/broken-page.tsx';
import * as notFound from './site/layout/not-found-page.tsx';
import type { PageHandle } from './site/layout/page-handle.ts';
import { SiteLayout } from './site/layout/site-layout.tsx';

interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction<RouterContextProvider>;
  /** Takes a form where no script runs. */
  action?: ActionFunction<RouterContextProvider>;
}

/** The code of each page, by its source file. */
const codes = new Map<string, LazyModule<PageModule>>();

/**
 * A page at all its addresses; its code comes when it is needed, and by its file the build finds its style. Code is
 * fetched here and not by the router's own way, which never asks again for what failed once.
 */
function page(
  path: string,
  file: string,
  load: () => Promise<PageModule>,
  handle?: PageHandle,
): RouteObject[] {
  const code = lazyModule(load);
  codes.set(file, code);
  const route = { handle, loader: loaderOf(code), action: actionOf(code), Component: shownBy(code) };
  return addressesOf(path).map((address) => ({ ...route, path: address, id: `${file}#${address}` }));
}

/** Has code and data of a page ready; in a browser that goes there, what cannot be had is a way of its own. */
const loaderOf =
  (code: LazyModule<PageModule>): LoaderFunction<RouterContextProvider> =>
  async (visit) => {
    const { request, context } = visit;
    const { loader } = await code.fetch().catch((error: unknown) => {
      if (context.get(rendering)) throw error; // nobody is on the way there
      return hardNavigate(error, { address: request.url, signal: request.signal });
    });
    request.signal.throwIfAborted();
    return (await loader?.(visit)) ?? null;
  };

const actionOf =
  (code: LazyModule<PageModule>): ActionFunction<RouterContextProvider> =>
  async (visit) => {
    const { action } = await code.fetch();
    return action ? action(visit) : data(null, { status: 405 });
  };

const shownBy = (code: LazyModule<PageModule>): ComponentType =>
  function Page() {
    const { Component } = code.loaded()!; // no page is shown before its loader has ended
    return <Component />;
  };

/** The source file of a page, of which a route is made. */
export const fileOf = (id = ''): string | null => /^(.+\.tsx)#/.exec(id)?.[1] ?? null;

/** Which page stands at which address. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: BrokenSite,
    children: [
      {
        ErrorBoundary: BrokenPage,
        children: [
          page(paths.home, 'web/site/home/home-page.tsx', () => import('./site/home/home-page.tsx')),
          page(
            paths.search,
            'web/site/search/search-page.tsx',
            () => import('./site/search/search-page.tsx'),
          ),
          page(
            paths.favourites,
            'web/site/saved/favourites-page.tsx',
            () => import('./site/saved/favourites-page.tsx'),
          ),
          page(
            paths.compare,
            'web/site/saved/compare-page.tsx',
            () => import('./site/saved/compare-page.tsx'),
          ),
          page(
            paths.saveSearch,
            'web/site/saved/save-search-page.tsx',
            () => import('./site/saved/save-search-page.tsx'),
          ),
          page(
            paths.savedSearch,
            'web/site/saved/saved-search-page.tsx',
            () => import('./site/saved/saved-search-page.tsx'),
          ),
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
          page(
            paths.villasForSale,
            'web/site/listings/villas-for-sale-page.tsx',
            () => import('./site/listings/villas-for-sale-page.tsx'),
          ),
          page(
            paths.villaForSale,
            'web/site/listings/villa-for-sale-page.tsx',
            () => import('./site/listings/villa-for-sale-page.tsx'),
          ),
          page(
            paths.rentalApartments,
            'web/site/listings/rental-apartments-page.tsx',
            () => import('./site/listings/rental-apartments-page.tsx'),
          ),
          page(
            paths.rentalApartment,
            'web/site/listings/rental-apartment-page.tsx',
            () => import('./site/listings/rental-apartment-page.tsx'),
          ),
          page(
            paths.rentalVillas,
            'web/site/listings/rental-villas-page.tsx',
            () => import('./site/listings/rental-villas-page.tsx'),
          ),
          page(
            paths.rentalVilla,
            'web/site/listings/rental-villa-page.tsx',
            () => import('./site/listings/rental-villa-page.tsx'),
          ),
          page(
            paths.property,
            'web/site/projects/property-page.tsx',
            () => import('./site/projects/property-page.tsx'),
          ),
          page(
            paths.latestProject,
            'web/site/projects/latest-project-page.tsx',
            () => import('./site/projects/latest-project-page.tsx'),
          ),
          page(
            paths.upcomingProjects,
            'web/site/projects/upcoming-projects-page.tsx',
            () => import('./site/projects/upcoming-projects-page.tsx'),
          ),
          page(paths.blogs, 'web/site/blog/blogs-page.tsx', () => import('./site/blog/blogs-page.tsx')),
          page(paths.blog, 'web/site/blog/blog-page.tsx', () => import('./site/blog/blog-page.tsx')),
          page(
            paths.category,
            'web/site/categories/category-page.tsx',
            () => import('./site/categories/category-page.tsx'),
          ),
          page(
            paths.contact,
            'web/site/contact/contact-page.tsx',
            () => import('./site/contact/contact-page.tsx'),
          ),
          page(paths.team, 'web/site/team/team-page.tsx', () => import('./site/team/team-page.tsx')),
          page(
            paths.teamMember,
            'web/site/team/member-page.tsx',
            () => import('./site/team/member-page.tsx'),
          ),
          page(
            paths.sellProperty,
            'web/site/services/sell-property-page.tsx',
            () => import('./site/services/sell-property-page.tsx'),
            { footer: 'selling' },
          ),
          page(
            paths.propertyManagement,
            'web/site/services/property-management-page.tsx',
            () => import('./site/services/property-management-page.tsx'),
          ),
          page(
            paths.legalAssistance,
            'web/site/services/legal-assistance-page.tsx',
            () => import('./site/services/legal-assistance-page.tsx'),
          ),
          page(
            paths.buyProperty,
            'web/site/services/buy-property-page.tsx',
            () => import('./site/services/buy-property-page.tsx'),
          ),
          page(
            paths.rentProperty,
            'web/site/services/rent-property-page.tsx',
            () => import('./site/services/rent-property-page.tsx'),
          ),
          page(
            paths.careers,
            'web/site/services/careers-page.tsx',
            () => import('./site/services/careers-page.tsx'),
          ),
          page(
            paths.privacyPolicy,
            'web/site/services/privacy-policy-page.tsx',
            () => import('./site/services/privacy-policy-page.tsx'),
          ),
          { path: '*', loader: notFound.loader, Component: notFound.Component },
        ].flat(),
      },
    ],
  },
];

/** Loads the code of the page at an address, so that it is there before anything is shown. */
export async function loadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(async ({ route }) => codes.get(fileOf(route.id) ?? '')?.fetch()));
}

/** Loads the code of the page at an address, and what it asks of the API, before anybody goes there. */
export async function preparePage({ pathname, href }: URL, api: Api, signal?: AbortSignal): Promise<void> {
  const context = new RouterContextProvider();
  context.set(rendering, { api, report: () => undefined });
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(({ route, params }) => {
      if (typeof route.loader !== 'function') return null;
      return route.loader({ params, context, request: new Request(href, { signal }) } as LoaderFunctionArgs);
    }),
  );
}
