import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { hasNoModifiers } from '../../ui/keys.ts';
import { useHistoryStep } from '../../ui/history-step.ts';
import { agency } from '../agency.ts';
import { BarGroups } from './bar-groups.tsx';
import { Menu } from './menu.tsx';
import { Progress } from './progress.tsx';
import { SavedLink } from './saved-link.tsx';
import { useScrolledPast } from './scroll.ts';
import { SearchLink } from './search-link.tsx';
import './header.css';

/** The bar at the top of every page; its shadow is stronger once the page is scrolled past 100 pixels (spec §9). */
export function Header() {
  const scrolled = useScrolledPast(100);
  const menu = useHistoryStep('menu');
  const replace = menu.open !== null || undefined; // the page that is chosen stands where the menu stood

  function onClick(event: MouseEvent) {
    const chosen = event.target instanceof Element && event.target.closest('a');
    if (chosen && replace && hasNoModifiers(event)) menu.leave();
  }

  return (
    <header className="bar" data-scrolled={scrolled || undefined} onClick={onClick}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="bar-inner measure">
        <Link className="wordmark" to={paths.home} replace={replace} aria-label={`${agency.name}, home`}>
          {agency.wordmark}
        </Link>
        <nav aria-label="Site">
          <BarGroups />
        </nav>
        <SearchLink replace={replace} />
        <SavedLink />
        <ButtonLink href={paths.contact} replace={replace}>
          Get In Touch
        </ButtonLink>
        <Menu step={menu} />
      </div>
      <Progress />
    </header>
  );
}
