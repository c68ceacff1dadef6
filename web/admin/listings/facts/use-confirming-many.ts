import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { faultOf } from '../../../data/fault.ts';
import { useReload } from '../../editor/use-reload.ts';
import { sayFailure } from '../../ui/toast.tsx';
import { confirming, isText, type Confirming, type Reading } from './told.ts';
import type { UnsettledListing } from './unsettled-text.ts';

type Update = TypedDocumentNode<
  { row: { updatedAt: string } },
  { id: string; input: Confirming; seen: string }
>;

/** How each kind of listing is changed. */
const UPDATES: Record<UnsettledListing['__typename'], Update> = {
  SaleApartment: documents.UpdateSaleApartmentDocument,
  SaleVilla: documents.UpdateSaleVillaDocument,
  RentalApartment: documents.UpdateRentalApartmentDocument,
  RentalVilla: documents.UpdateRentalVillaDocument,
};

const nameOf = ({ id }: UnsettledListing, { field }: Reading): string => `${id} ${field}`;

/**
 * Says of texts that they were read rightly, one after another as they are pressed: a listing of which two are confirmed
 * has been changed once when the second is sent.
 */
export function useConfirmingMany() {
  const client = useApolloClient();
  const reload = useReload();
  /** Those that are confirmed, or on their way to be: they do not wait any more. */
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** When a listing was changed last, by what is known here. */
  const changed = useRef(new Map<string, string>());

  async function send(listing: UnsettledListing, reading: Reading): Promise<void> {
    const { __typename: kind, id, updatedAt } = listing;
    if (!isText(reading.field)) return;
    const known = changed.current.get(id) ?? '';
    const seen = known > updatedAt ? known : updatedAt;
    try {
      const variables = { id, input: confirming(listing, reading.field), seen };
      const { data } = await client.mutate({ mutation: UPDATES[kind], variables });
      changed.current.set(id, data!.row.updatedAt);
    } catch (error) {
      setConfirmed((now) => new Set([...now].filter((name) => name !== nameOf(listing, reading))));
      sayFailure(`“${listing.title}” could not be confirmed.`, faultOf(error).sentence);
    }
  }

  return {
    isConfirmed: (listing: UnsettledListing, reading: Reading) => confirmed.has(nameOf(listing, reading)),
    async confirm(listing: UnsettledListing, reading: Reading): Promise<void> {
      setConfirmed((now) => new Set(now).add(nameOf(listing, reading)));
      waiting.current++;
      underWay.current = underWay.current.then(() => send(listing, reading));
      await underWay.current;
      waiting.current--;
      if (waiting.current > 0) return;
      await reload();
      setConfirmed((now) => (waiting.current > 0 ? now : new Set()));
    },
  };
}
