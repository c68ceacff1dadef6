import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { dial, useAgency } from '../agency.ts';
import * as messages from './frame-messages.ts';
import './footer.css';

const getHomeLinks = () => [
  { label: messages.buyProperty, to: paths.buyProperty },
  { label: messages.sellProperty, to: paths.sellProperty },
  { label: messages.rentProperty, to: paths.rentProperty },
];

const getAgencyLinks = () => [
  { label: messages.aboutUs, to: paths.team },
  { label: messages.careers, to: paths.careers },
  { label: messages.contactUs, to: paths.contact },
  { label: messages.privacyPolicy, to: paths.privacyPolicy },
];

/** The usual footer (spec §2). */
export function Footer() {
  const { phones, social } = useAgency();
  return (
    <FooterFrame>
      <ContactColumn phones={phones} />
      <FooterColumn title={messages.footerProperty}>
        <Links links={getHomeLinks()} />
      </FooterColumn>
      <FooterColumn title={messages.footerAgency}>
        <Links links={getAgencyLinks()} />
      </FooterColumn>
      {social.length > 0 && (
        <FooterColumn title={messages.footerSocial}>
          <ul>
            {social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} target="_blank" rel="noreferrer">
                  {name}
                  <span className="visually-hidden">{messages.opensNewTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </FooterColumn>
      )}
    </FooterFrame>
  );
}

const getServiceLinks = () => [
  { label: messages.buy, to: paths.buyProperty },
  { label: messages.sell, to: paths.sellProperty },
];

const getQuickLinks = () => [
  { label: messages.home, to: paths.home },
  { label: messages.team, to: paths.team },
  { label: messages.blog, to: paths.blogs },
  { label: messages.contactPage, to: paths.contact },
  { label: messages.careers, to: paths.careers },
  { label: messages.privacyPolicy, to: paths.privacyPolicy },
];

/** The footer of the selling page, where social networks are not links (spec §2). */
export function SellingFooter() {
  const { phones, social } = useAgency();
  return (
    <FooterFrame>
      <ContactColumn phones={phones.slice(0, 1)} />
      <FooterColumn title={messages.footerServices}>
        <Links links={getServiceLinks()} />
      </FooterColumn>
      <FooterColumn title={messages.footerQuickLinks}>
        <Links links={getQuickLinks()} />
      </FooterColumn>
      {social.length > 0 && (
        <FooterColumn title={messages.footerSocial}>
          <ul className="footer-names">
            {social.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </FooterColumn>
      )}
    </FooterFrame>
  );
}

function FooterFrame({ children }: { children: ReactNode }) {
  const { wordmark, copyright, licence } = useAgency();
  return (
    <footer className="footer">
      <div className="measure">
        <div className="footer-columns">{children}</div>
        <div className="footer-wordmark" data-wordmark={wordmark} />
        {/* The year of the server stays where the clock of the browser is in another year. */}
        <p className="footer-copyright" suppressHydrationWarning>
          {messages.copyright(new Date().getFullYear(), copyright.year, copyright.holder)}
          {licence && `, ${messages.licence(licence)}`}
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
    <section className="footer-column">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The address and contact data of the agency. */
function ContactColumn({ phones }: { phones: readonly string[] }) {
  const { name, address, email } = useAgency();
  return (
    <FooterColumn title={name}>
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phones.map((phone) => (
          <a key={phone} href={dial(phone)}>
            {phone}
          </a>
        ))}
      </address>
    </FooterColumn>
  );
}
