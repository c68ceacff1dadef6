import { createContext, type ComponentType, type CSSProperties, type ReactNode } from 'react';

/** Props of a sortable element and its drag handle. */
interface SortableProps {
  ref?: (element: HTMLElement | null) => void;
  style?: CSSProperties;
  handle: ReactNode;
}

export interface SortableItemProps {
  id: string;
  /** Unique name of the row. */
  name: string;
  children: (sortable: SortableProps) => ReactNode;
}

export interface SortableRowsProps {
  /** Identifies the list: path of the screen and id of the parent. */
  listKey: string;
  /** Ids of the rows in the stored order. */
  ids: readonly string[];
  /** Stores a new order. */
  store: (ids: string[]) => Promise<void>;
  children: (ids: readonly string[]) => ReactNode;
}

/** The components of a sortable list. */
export interface Sorting {
  Rows: ComponentType<SortableRowsProps>;
  store: SortableRowsProps['store'];
}

/** Renders a sortable item; by default without a drag handle, in lists without an order. */
export const SortableItemContext = createContext<(props: SortableItemProps) => ReactNode>(({ children }) =>
  children({ handle: null }),
);
