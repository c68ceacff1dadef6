import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { more } from './icons.ts';
import './disclosure.css';

interface Props {
  title: ReactNode;
  /** Those of one name are open one at a time. */
  name?: string;
  children: ReactNode;
}

/** A line that opens to what it promises, and closes again; no script is needed for it. */
export function Disclosure({ title, name, children }: Props) {
  return (
    <details className="disclosure" name={name}>
      <summary>
        {title}
        <Icon lines={more} />
      </summary>
      <div className="disclosure-inside">{children}</div>
    </details>
  );
}
