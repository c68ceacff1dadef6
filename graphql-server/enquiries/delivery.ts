import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Delivery of a message to the agency's mailbox. */
export enum DeliveryState {
  NONE = 'NONE',
  WAITING = 'WAITING',
  SENT = 'SENT',
  FAILED = 'FAILED',
}

registerEnumType(DeliveryState, {
  name: 'DeliveryState',
  description: 'The state of the email with a message.',
  valuesConfig: {
    NONE: { description: 'Not mailed, because no mail server was configured when it was received.' },
    WAITING: { description: 'It will be mailed, perhaps after a failed attempt.' },
    SENT: { description: 'The mail server accepted it.' },
    FAILED: { description: 'It could not be mailed for a day. No further attempt is made.' },
  },
});

@ObjectType({ description: 'The delivery of the email with a message.' })
export class Delivery {
  @Field(() => DeliveryState, { description: 'State of the delivery.' })
  state: DeliveryState;

  @Field(() => Int, { description: 'Number of attempts.' })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  lastError: string | null;

  @Field(() => Date, { nullable: true, description: 'Time of the last attempt.' })
  at: Date | null;
}
