import type { ReactNode } from 'react';
import './notice.css';

interface Props {
  /** What is so, in one sentence. */
  text: string;
  /** Whether it is all that the page has to say. */
  heading?: boolean;
  /** The one way on. */
  children?: ReactNode;
}

/** What stands where something was looked for and is not to be shown: nothing is there, or it could not be had. */
export function Notice({ text, heading = false, children }: Props) {
  const Text = heading ? 'h1' : 'p';
  return (
    <div className={heading ? 'notice notice-alone' : 'notice'}>
      <Text className="notice-text">{text}</Text>
      {children}
    </div>
  );
}
