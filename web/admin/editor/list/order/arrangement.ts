import { createContext, type CSSProperties, type ReactNode } from 'react';

/** What an element needs to be moved among its like, and the handle by which it is. */
export interface Arrangement {
  ref?: (element: HTMLElement | null) => void;
  style?: CSSProperties;
  handle: ReactNode;
}

export interface ArrangedOneProps {
  id: string;
  /** What it is called beside the others. */
  name: string;
  children: (arrangement: Arrangement) => ReactNode;
}

/** How one row stands among the others: where there is no order it cannot be moved. */
export const HowOneStands = createContext<(one: ArrangedOneProps) => ReactNode>(({ children }) =>
  children({ handle: null }),
);
