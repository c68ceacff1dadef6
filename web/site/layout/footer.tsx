import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { agency } from '../agency.ts';
import './footer.css';

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="measure">
        <nav aria-label="Footer">
          <Link to={paths.apartmentsForSale}>Apartments for sale</Link>
        </nav>
        <p className="foot-wordmark" aria-hidden="true">
          {agency.wordmark}
        </p>
        <p className="foot-copyright">
          © {agency.copyrightYear} {agency.name}, {agency.city}
        </p>
      </div>
    </footer>
  );
}
