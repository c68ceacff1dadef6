import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { agency } from '../agency.ts';
import { PageHead } from '../layout/page-head.tsx';
import './home.css';

const LINE = `Apartments for sale in ${agency.city}, each with its price, its size and its pictures.`;

/** The first page, for as long as it has one thing to show. */
export function Component() {
  return (
    <div className="home measure">
      <PageHead title={`Apartments for sale in ${agency.city}`} description={LINE} path={paths.home} />
      <h1>{agency.name}</h1>
      <p>{LINE}</p>
      <ArrowLink href={paths.apartmentsForSale}>See the apartments</ArrowLink>
    </div>
  );
}
