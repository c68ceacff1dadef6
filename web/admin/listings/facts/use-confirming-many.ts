import { makeVar, type ReactiveVar, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { faultOf, isUncertain, reasonOf, type Fault } from '../../../data/fault.ts';
import { useLasting } from '../../editor/deeds/lasting.ts';
import { Turns } from '../../editor/deeds/turns.ts';
import { useReload } from '../../editor/deeds/use-reload.ts';
import { Failures } from '../../ui/failures.ts';
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

const UNKNOWN = 'No answer came. It stands here again where it was not.';

const nameOf = ({ id }: UnsettledListing, { field }: Reading): string => `${id} ${field}`;

/** What is known of confirmations on their way. */
interface Known {
  /** Texts that are confirmed, or on their way to be: they do not wait any more. */
  confirmed: ReactiveVar<ReadonlySet<string>>;
  turns: Turns;
  /** When a listing was changed last, by what is known here. */
  changed: Map<string, string>;
  failures: Failures;
}

const nothing = (): Known => ({
  confirmed: makeVar<ReadonlySet<string>>(new Set()),
  turns: new Turns(),
  changed: new Map(),
  failures: new Failures(),
});

/**
 * Says of texts that they were read rightly, one after another as they are pressed: a listing of which two are confirmed
 * has been changed once when the second is sent.
 */
export function useConfirmingMany() {
  const client = useApolloClient();
  const reload = useReload();
  const known = useLasting('confirmations', nothing);
  const confirmed = useReactiveVar(known.confirmed);

  async function send(listing: UnsettledListing, reading: Reading): Promise<void> {
    const { __typename: kind, id, updatedAt } = listing;
    if (!isText(reading.field)) return;
    const name = nameOf(listing, reading);
    const changed = known.changed.get(id) ?? '';
    const seen = changed > updatedAt ? changed : updatedAt;
    try {
      const variables = { id, input: confirming(listing, reading.field), seen };
      const { data } = await client.mutate({ mutation: UPDATES[kind], variables });
      known.changed.set(id, data!.row.updatedAt);
      known.failures.settle([name]);
    } catch (error) {
      known.confirmed(new Set([...known.confirmed()].filter((other) => other !== name)));
      known.failures.settle([name]);
      known.failures.add([name], sayNotConfirmed(listing, faultOf(error)));
    }
  }

  return {
    isConfirmed: (listing: UnsettledListing, reading: Reading) => confirmed.has(nameOf(listing, reading)),
    async confirm(listing: UnsettledListing, reading: Reading): Promise<void> {
      known.confirmed(new Set(known.confirmed()).add(nameOf(listing, reading)));
      await known.turns.take(() => send(listing, reading));
      if (!known.turns.areOver()) return;
      await reload();
      if (known.turns.areOver()) known.confirmed(new Set());
    },
  };
}

/** Says that a text was not confirmed, or that nobody knows. Gives a function that takes it back. */
const sayNotConfirmed = ({ title }: UnsettledListing, fault: Fault): (() => void) =>
  isUncertain(fault)
    ? sayFailure(`It is not known whether “${title}” was confirmed.`, fault.sentence ?? UNKNOWN)
    : sayFailure(`“${title}” could not be confirmed.`, reasonOf(fault));
