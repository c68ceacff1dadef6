import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { adminPaths, paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { close, menu } from '../../ui/icons.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { useCurrentEmail } from '../session/use-current-email.ts';
import * as messages from './messages.ts';
import { Notices } from './notices.tsx';
import { Sidebar } from './sidebar.tsx';
import { useLogout } from './use-logout.ts';
import { useScreenFocus } from './use-screen-focus.ts';
import './panel-layout.css';

/** The layout of the panel: a sticky header with Logout, and a sidebar that is collapsible on small screens. */
export function PanelLayout() {
  const { pathname } = useLocation();
  /** Path on which the sidebar was opened; a navigation closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== pathname) setOpenOn(null);
  const open = openOn === pathname;
  const main = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const email = useCurrentEmail();
  const { logout, isLoggingOut, cancel } = useLogout();

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
        <Link className="panel-mark" to={adminPaths.dashboard}>
          Marsa <span>{messages.admin}</span>
        </Link>
        <a className="panel-site" href={paths.home} target="_blank" rel="noreferrer">
          {messages.viewSite}
        </a>
        <span className="panel-who">{email}</span>
        <BusyButton variant="default" busy={isLoggingOut} onClick={() => (cancel ? cancel() : void logout())}>
          {cancel ? messages.cancelLogout : isLoggingOut ? messages.loggingOut : messages.logout}
        </BusyButton>
      </header>
      <nav ref={sidebar} className="panel-sidebar" id="sidebar" aria-label={messages.admin} data-open={open}>
        <Sidebar />
      </nav>
      <main className="panel-screen" id="screen" ref={main} tabIndex={-1}>
        <Notices />
        <Outlet />
      </main>
    </div>
  );
}
