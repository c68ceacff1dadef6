import { useQuery } from '@apollo/client/react';
import { ActionIcon, Badge, Checkbox } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import {
  NewMessagesDocument,
  NoticesDocument,
  PanelAgencyDocument,
} from '../../../schema/documents/admin/graphql.ts';
import * as messages from './messages.ts';
import './panel-layout.css';
import { PermissionsProvider, useMayOpen, usePermissions } from '../permissions/permissions.tsx';
import { useLogout } from './use-logout.ts';
import { allScreens, screens } from '../screens.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { usePolledQuery } from '../ui/polled-query.ts';
import { setSlashShortcut, useSlashShortcut } from '../ui/slash-shortcut.ts';
import { DateTime } from '../ui/date-time.tsx';
import { isSamePath, paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { close, menu } from '../../ui/icons.ts';

/** The layout of the panel with the permissions of the account. */
export function PanelLayout() {
  return (
    <PermissionsProvider>
      <Layout />
    </PermissionsProvider>
  );
}

/** A sticky header with Logout, and a sidebar that is collapsible on small screens. */
function Layout() {
  const { pathname } = useLocation();
  /** Path on which the sidebar was opened; a navigation closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== pathname) setOpenOn(null);
  const open = openOn === pathname;
  const main = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const { email, mustEnableSecondFactor, state, mayOperate } = usePermissions();
  const isLedToAccount = mustEnableSecondFactor && !isSamePath(screens.account.path, pathname);
  const { logout, isLoggingOut, cancel } = useLogout();
  const wordmark = useQuery(PanelAgencyDocument).data?.agency?.wordmark;

  useScreenFocus(main);

  function closeSidebar() {
    if (sidebar.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpenOn(null);
  }
  useHotkeys(open ? [['Escape', closeSidebar]] : []);

  return (
    <div className="panel">
      <a className="panel-skip" href="#screen" onClick={() => main.current?.focus()}>
        {messages.skipToContent}
      </a>
      <header className="panel-header">
        <ActionIcon
          ref={toggle}
          className="panel-toggle"
          variant="subtle"
          size={44}
          aria-label={messages.menu(open)}
          aria-expanded={open}
          aria-controls="sidebar"
          onClick={() => setOpenOn(open ? null : pathname)}
        >
          <Icon lines={open ? close : menu} />
        </ActionIcon>
        <Link className="panel-mark" to={screens.dashboard.path}>
          {wordmark} <span>{messages.admin}</span>
        </Link>
        <a className="panel-site" href={paths.home} target="_blank" rel="noreferrer">
          {messages.viewSite}
        </a>
        <span className="panel-who">{email}</span>
        <NavLink className="panel-account" to={screens.account.path}>
          {messages.account}
        </NavLink>
        <BusyButton variant="default" busy={isLoggingOut} onClick={() => (cancel ? cancel() : void logout())}>
          {cancel ? messages.cancelLogout : isLoggingOut ? messages.loggingOut : messages.logout}
        </BusyButton>
      </header>
      <nav ref={sidebar} className="panel-sidebar" id="sidebar" aria-label={messages.admin} data-open={open}>
        <Sidebar />
      </nav>
      <main className="panel-screen" id="screen" ref={main} tabIndex={-1}>
        {state === 'known' && mayOperate('operate') && <Notices />}
        {/* A screen that gained buttons later would move its rows, and with them the scroll position. */}
        {isLedToAccount ? <Navigate to={screens.account.path} replace /> : state !== 'loading' && <Outlet />}
      </main>
    </div>
  );
}

const listed = allScreens.filter(({ isInSidebar = true }) => isInSidebar);

/** The navigation of the panel with the screens that the role allows and the number of new messages. */
function Sidebar() {
  const mayOpen = useMayOpen();
  // The server rejects an invalid token here, at the latest a minute after the session has ended.
  const newMessages = usePolledQuery(NewMessagesDocument).data?.newMessages ?? 0;
  return (
    <>
      <ul>
        {listed.filter(mayOpen).map(({ label, path: to }) => (
          <li key={to}>
            <NavLink to={to}>
              {label()}
              {to === screens.messages.path && newMessages > 0 && (
                <Badge size="sm" variant="filled" aria-label={messages.newMessages(newMessages)}>
                  {newMessages}
                </Badge>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      <SlashSwitch />
    </>
  );
}

function SlashSwitch() {
  return (
    <Checkbox
      className="panel-slash"
      size="xs"
      label={messages.searchShortcut}
      checked={useSlashShortcut()}
      onChange={(event) => setSlashShortcut(event.currentTarget.checked)}
    />
  );
}

/** Operator notices above every screen. */
function Notices() {
  const notices = usePolledQuery(NoticesDocument).data?.notices ?? [];
  return (
    <div className="notices" aria-live="polite" role={notices.length > 0 ? 'status' : undefined}>
      {notices.map(({ code, message, since }) => (
        <p key={code}>
          {message} <DateTime at={since} />
        </p>
      ))}
    </div>
  );
}

/**
 * Focuses the title of a screen after a navigation, so that screen readers announce it; not on the first screen. It does so
 * as soon as the screen is mounted, so that it never takes the focus from a field.
 */
function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const lastPathname = useRef<string>(null);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return; // a change of parameters is not a navigation to another screen
    lastPathname.current = pathname;
    const heading = screen.current?.querySelector('h1');
    if (!heading || key === 'default') return;
    heading.tabIndex = -1;
    heading.focus();
  }, [screen, pathname, key]);
}
