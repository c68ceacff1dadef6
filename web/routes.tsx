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
import { apiContext, type Api } from './data/api.ts';
import { hardNavigate } from './data/hard-navigation.ts';
import type { PageDescriptor, PageModule } from './page-descriptor.ts';
import { pages, pathsOf } from './pages.ts';
import { BrokenPage, BrokenSite, NotFoundPage, notFoundLoader } from './site/layout/error-pages.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import { lazyModule, type LazyModule } from './ui/lazy-module.ts';

/** The modules of the pages. */
const modules = new Map<unknown, LazyModule<PageModule>>();

/**
 * Creates a route for each path of a page. Its module is loaded by `lazyModule` instead of the router's `lazy`, which does
 * not retry a failed import.
 */
function routesOf(page: PageDescriptor): RouteObject[] {
  const module = lazyModule(page.load);
  modules.set(page, module);
  const route = {
    handle: page,
    loader: createLoader(module),
    action: createAction(module),
    Component: createComponent(module),
  };
  return pathsOf(page).map((path) => ({ ...route, path, id: path }));
}

/** Loads the module of a page and then its data. If the module cannot be loaded in a browser, the browser navigates there. */
const createLoader =
  (module: LazyModule<PageModule>): LoaderFunction<RouterContextProvider> =>
  async (args) => {
    const { request, context } = args;
    const { loader } = await module.fetch().catch((error: unknown) => {
      if (!context.get(apiContext).isNavigation) throw error;
      return hardNavigate(error, { address: request.url, signal: request.signal });
    });
    request.signal.throwIfAborted();
    return (await loader?.(args)) ?? null;
  };

const createAction =
  (module: LazyModule<PageModule>): ActionFunction<RouterContextProvider> =>
  async (args) => {
    const { action } = await module.fetch();
    return action ? action(args) : data(null, { status: 405 });
  };

const createComponent = (module: LazyModule<PageModule>): ComponentType =>
  function Page() {
    const { Component } = module.loaded()!; // the loader has loaded it
    return <Component />;
  };

/** The routes of all pages. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: BrokenSite,
    children: [
      {
        ErrorBoundary: BrokenPage,
        children: [
          ...Object.values(pages).flatMap(routesOf),
          { path: '*', loader: notFoundLoader, Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** Creates the context of loaders and actions. */
export function contextWith(api: Api): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return context;
}

/** Loads the module of the page at a pathname, which hydration needs. */
export async function loadModule(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(async ({ route }) => modules.get(route.handle)?.fetch()));
}

/** Prefetches the module and the data of the page at a URL. */
export async function prefetchPage({ pathname, href }: URL, api: Api, signal: AbortSignal): Promise<void> {
  const context = contextWith({
    ...api,
    isNavigation: false,
    query: (document, variables, options) => api.query(document, variables, { ...options, signal }),
  });
  for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.loader !== 'function') continue;
    await route.loader({ params, context, request: new Request(href, { signal }) } as LoaderFunctionArgs);
  }
}
