import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { agency } from '../agency.ts';
import './header.css';

/** The bar at the top of every page. */
export function Header() {
  return (
    <header className="bar">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="bar-inner measure">
        <Link className="wordmark" to={paths.home} aria-label={`${agency.name}, home`}>
          {agency.wordmark}
        </Link>
        <nav aria-label="Site">
          <NavLink className="bar-entry" to={paths.apartmentsForSale}>
            Apartment for Sale
          </NavLink>
        </nav>
      </div>
    </header>
  );
}
