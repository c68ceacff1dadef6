import { ArrowLink } from '../../ui/arrow-link.tsx';
import './ways.css';

/** One of the ways on: where it leads, and what is there. */
export interface Way {
  name: string;
  text: string;
  href: string;
}

/** Where one may go on from here, side by side. */
export function Ways({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <nav className="ways" aria-label={label}>
      <ul>
        {ways.map(({ name, text, href }) => (
          <li key={href}>
            <ArrowLink href={href}>{name}</ArrowLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
