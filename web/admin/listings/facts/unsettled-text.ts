import type { UnsettledListingFragment } from '../../../../schema/documents/admin/graphql.ts';
import { textOf } from '../../editor/kinds/text-rule.ts';

/** A listing of which a text waits for a person. */
export type UnsettledListing = UnsettledListingFragment;

/** What a listing says in one of its texts. */
export const textIn = (listing: UnsettledListing, field: string): string => textOf(listing, field);

/** What a text is called in its form. */
export const labelOf = (field: string): string => `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
