import type { Reordering } from '../../records.ts';
import { SortableRows } from './sortable-rows.tsx';

/** Makes the rows of a screen sortable. The drag-and-drop code is part of the chunks of such screens alone. */
export const sortable = (order: Reordering['order']): Reordering => ({ order, Rows: SortableRows });
