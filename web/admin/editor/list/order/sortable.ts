import type { Reordering } from '../../records.ts';
import { SortableRows } from './sortable-rows.tsx';

/** Has the rows of one record put into an order that is stored by this; what moves them comes with the screen that says so. */
export const sortable = (order: Reordering['order']): Reordering => ({ order, Rows: SortableRows });
