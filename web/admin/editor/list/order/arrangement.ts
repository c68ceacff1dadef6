import { createContext, type ComponentType, type CSSProperties, type ReactNode } from 'react';

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

/** Rows of which an order can be stored. */
export interface ArrangedRowsProps {
  /** Of which place of the panel they are. */
  place: string;
  /** The rows in the order in which they are stored. */
  ids: readonly string[];
  /** Stores another order of them. */
  store: (ids: string[]) => Promise<void>;
  children: (ids: readonly string[]) => ReactNode;
}

/** How rows are put into an order. */
export interface Arranging {
  Rows: ComponentType<ArrangedRowsProps>;
  store: ArrangedRowsProps['store'];
}

/** How one row stands among the others: where there is no order it cannot be moved. */
export const HowOneStands = createContext<(one: ArrangedOneProps) => ReactNode>(({ children }) =>
  children({ handle: null }),
);
