import type { ReactNode } from 'react';
import './notice.css';

interface Props {
  /** The message. */
  text: string;
  /** True if it is the only content of the page. */
  heading?: boolean;
  /** A link to continue. */
  children?: ReactNode;
}

/** Shown instead of content that does not exist or could not be loaded. */
export function Notice({ text, heading = false, children }: Props) {
  const Text = heading ? 'h1' : 'p';
  return (
    <div className={heading ? 'notice notice-alone' : 'notice'}>
      <Text className="notice-text">{text}</Text>
      {children}
    </div>
  );
}
