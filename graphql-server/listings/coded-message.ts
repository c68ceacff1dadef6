import { Field, ObjectType } from 'type-graphql';
import type { Message } from '../messages.ts';

@ObjectType({ description: 'A parameter of a message.' })
class MessageParameter {
  @Field(() => String, { description: 'The name.' })
  name: string;

  @Field(() => String, { description: 'The value; lists, numbers and other messages as JSON.' })
  value: string;
}

@ObjectType({ description: 'A message by its code, for clients in another language.' })
export class CodedMessage {
  @Field(() => String, { description: 'The code, such as `PRICE_RANGE`.' })
  code: string;

  @Field(() => [MessageParameter], { description: 'The parameters of its text.' })
  parameters: MessageParameter[];

  @Field(() => String, { description: 'The text in English.' })
  text: string;
}

export const toCodedMessage = ({ code, params, text }: Message): CodedMessage => ({
  code,
  parameters: Object.entries(params).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  })),
  text,
});
