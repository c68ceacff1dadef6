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
  description: "What has become of a message's way to the agency's mailbox.",
  valuesConfig: {
    NONE: { description: 'Not mailed, because no mail server was configured when it was received.' },
    WAITING: { description: 'It is to be mailed, perhaps after a failed try.' },
    SENT: { description: 'The mail server has taken it.' },
    FAILED: { description: 'It could not be mailed for a day and was given up.' },
  },
});

@ObjectType({ description: "How a message fares on its way to the agency's mailbox." })
export class Delivery {
  @Field(() => DeliveryState, { description: 'Whether it is there.' })
  state: DeliveryState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'Why the last try failed.' })
  lastError: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was last tried.' })
  at: Date | null;
}
