import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { agency, dial } from '../agency.ts';
import { pages as services } from '../services/pages.ts';
import { pages as team } from '../team/pages.ts';
import './footer.css';

const homes = [
  { label: 'Buy property', to: services.buyProperty.path },
  { label: 'Sell property', to: services.sellProperty.path },
  { label: 'Rent property', to: services.rentProperty.path },
];

const ourselves = [
  { label: 'About us', to: team.team.path },
  { label: 'Careers', to: services.careers.path },
  { label: 'Contact us', to: paths.contact },
  { label: 'Privacy policy', to: services.privacyPolicy.path },
];

/** The usual footer (spec §2). */
export function Footer() {
  return (
    <FooterFrame>
      <ContactColumn phones={agency.phones} />
      <FooterColumn title="Property">
        <Links links={homes} />
      </FooterColumn>
      <FooterColumn title="Agency">
        <Links links={ourselves} />
      </FooterColumn>
      <FooterColumn title="Elsewhere">
        <ul>
          {Object.entries(agency.social).map(([name, address]) => (
            <li key={name}>
              <a href={address} target="_blank" rel="noreferrer">
                {name}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </FooterColumn>
    </FooterFrame>
  );
}

const servicesLinks = [
  { label: 'Buy', to: services.buyProperty.path },
  { label: 'Sell', to: services.sellProperty.path },
];

const quickLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Our Teams', to: team.team.path },
  { label: 'Blog', to: paths.blogs },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Careers', to: services.careers.path },
  { label: 'Privacy policy', to: services.privacyPolicy.path },
];

/** The footer of the selling page, where social networks are not links (spec §2). */
export function SellingFooter() {
  return (
    <FooterFrame>
      <ContactColumn phones={agency.phones.slice(0, 1)} />
      <FooterColumn title="Services">
        <Links links={servicesLinks} />
      </FooterColumn>
      <FooterColumn title="Quick links">
        <Links links={quickLinks} />
      </FooterColumn>
      <FooterColumn title="Elsewhere">
        <ul className="foot-names">
          {Object.keys(agency.social).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </FooterColumn>
    </FooterFrame>
  );
}

function FooterFrame({ children }: { children: ReactNode }) {
  return (
    <footer className="foot">
      <div className="measure">
        <div className="foot-columns">{children}</div>
        <div className="foot-wordmark" data-wordmark={agency.wordmark} />
        <p className="foot-copyright">
          © {agency.copyrightYear} {agency.name}, {agency.city}
        </p>
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

interface ColumnProps {
  title: string;
  children: ReactNode;
}

/** A column of the footer with a title. */
function FooterColumn({ title, children }: ColumnProps) {
  return (
    <section className="foot-column">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The address and contact data of the agency. */
function ContactColumn({ phones }: { phones: readonly string[] }) {
  return (
    <FooterColumn title={agency.name}>
      <address>
        {agency.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${agency.email}`}>{agency.email}</a>
        {phones.map((phone) => (
          <a key={phone} href={dial(phone)}>
            {phone}
          </a>
        ))}
      </address>
    </FooterColumn>
  );
}
