import type { MessageRowFragment, MessageState } from '../../../schema/documents/admin/graphql.ts';

/** A visitor's message as staff see it. */
export type Letter = MessageRowFragment;

/** What staff have done with a message. */
export type State = MessageState;

/** All of them, in the order in which a message goes through them. */
export const STATES: readonly State[] = ['UNREAD', 'READ', 'ANSWERED'];
