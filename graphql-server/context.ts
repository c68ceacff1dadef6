import type { CollectionContext } from './collections/context.ts';
import type { StaffContext } from './staff/staff-resolver.ts';

/** What resolvers know of the request they answer. */
export interface Context extends CollectionContext, StaffContext {}
