import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { agency } from '../agency.ts';
import { BarGroups } from './bar-groups.tsx';
import { Menu } from './menu.tsx';
import { Progress } from './progress.tsx';
import { useScrolledPast } from './scroll.ts';
import './header.css';

/** The bar at the top of every page; its shadow is stronger once the page is scrolled past 100 pixels (spec §9). */
export function Header() {
  const scrolled = useScrolledPast(100);
  return (
    <header className="bar" data-scrolled={scrolled || undefined}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="bar-inner measure">
        <Link className="wordmark" to={paths.home} aria-label={`${agency.name}, home`}>
          {agency.wordmark}
        </Link>
        <nav aria-label="Site">
          <BarGroups />
        </nav>
        <ButtonLink href={paths.contact}>Get In Touch</ButtonLink>
        <Menu />
      </div>
      <Progress />
    </header>
  );
}
