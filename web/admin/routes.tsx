import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { hardNavigate } from '../data/hard-navigation.ts';
import { screenModules } from '../globs/screen-modules.ts';
import { lazyModule } from '../ui/lazy-module.ts';
import { ErrorScreen, NotFoundScreen } from './frame/error-screen.tsx';
import { PanelLayout } from './frame/panel-layout.tsx';
import { RestrictedScreen } from './permissions/permissions.tsx';
import type { ScreenModule } from './screen-descriptor.ts';
import {
  CONFIRM_EMAIL_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  type Screen,
  screens,
  SET_PASSWORD_PATH,
} from './screens.ts';
import { DASHBOARD_PATH } from './screens/dashboard/screens.ts';
import { Guard, LoginScreen } from './session/login-screen.tsx';
import { ConfirmProvider } from './ui/confirm.tsx';

/** The route of a screen; its module is loaded on demand and retried after a failure. */
function screen(path: string, load: () => Promise<ScreenModule>, restricted?: Screen): RouteObject {
  const code = lazyModule(load);
  return {
    path,
    loader: async ({ request: { url, signal } }) => {
      await code.fetch().catch((error: unknown) => hardNavigate(error, { address: url, signal }));
      return null;
    },
    shouldRevalidate: () => false, // the loader only loads the module
    Component: function Screen() {
      const { Component } = code.loaded()!; // the loader has loaded the module
      return restricted ? (
        <RestrictedScreen screen={restricted}>
          <Component />
        </RestrictedScreen>
      ) : (
        <Component />
      );
    },
  };
}

/** The routes of the panel (spec §2). */
export const routes: RouteObject[] = [
  {
    element: (
      <ConfirmProvider>
        <Outlet />
      </ConfirmProvider>
    ),
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      { path: LOGIN_PATH, Component: LoginScreen },
      screen(FORGOT_PASSWORD_PATH, () => import('./session/forgot-password-screen.tsx')),
      screen(`${SET_PASSWORD_PATH}/:token`, () => import('./session/set-password-screen.tsx')),
      screen(`${CONFIRM_EMAIL_PATH}/:token`, () => import('./session/confirm-email-screen.tsx')),
      {
        Component: Guard,
        children: [
          {
            Component: PanelLayout,
            children: [
              {
                ErrorBoundary: ErrorScreen,
                children: [
                  { path: '/admin', element: <Navigate to={DASHBOARD_PATH} replace /> },
                  ...screens.map((one) => screen(one.path, screenModules[one.file]!, one)),
                  { path: '*', Component: NotFoundScreen },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
