import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'The texts of a page. Placeholders such as {agency} stand for data of the agency.',
})
export class PageTexts {
  @Field(() => String, { description: 'The introduction below the title.' })
  lead: string;

  @Field(() => String, { description: 'The description for search engines.' })
  description: string;

  @Field(() => String, { description: 'A list of key figures in Markdown, the values in bold.' })
  figures: string;

  @Field(() => String, { description: 'The text in Markdown.' })
  text: string;

  @Field(() => String, { description: 'The heading of the call to write a message.' })
  callTitle: string;

  @Field(() => String, { description: 'The text of the call.' })
  callText: string;

  @Field(() => String, { description: 'The label of its button.' })
  callLabel: string;
}
