import { Field, ObjectType } from 'type-graphql';
import { defaultTexts, defaultTextsDate, type PageTexts } from './default-texts.ts';
import { fillPlaceholders, readFigures, renderSections, type PlaceholderValues } from './markdown.ts';
import type { SitePageKey } from './site-page-key.ts';
import { CITY } from '../../schema/city.ts';
import type { SitePage } from './site-page.ts';

@ObjectType({ description: 'A section of the text of a page.' })
export class PageSection {
  @Field(() => String, { description: 'The id of its heading.' })
  id: string;

  @Field(() => String, { description: 'Its heading; empty for what stands before the first heading.' })
  heading: string;

  @Field(() => String, { description: 'What follows the heading, as HTML that is safe to show.' })
  html: string;
}

@ObjectType({ description: 'A key figure of a page.' })
export class PageFigure {
  @Field(() => String, { description: 'Its value, such as 2%.' })
  value: string;

  @Field(() => String, { description: 'What it is.' })
  name: string;
}

@ObjectType({ description: 'The call to write a message at the end of a page.' })
export class PageCall {
  @Field(() => String, { description: 'Its heading.' })
  title: string;

  @Field(() => String, { description: 'Its text.' })
  text: string;

  @Field(() => String, { description: 'The label of the button.' })
  label: string;
}

@ObjectType({ description: 'The content of a page as visitors see it.' })
export class PageContent {
  @Field(() => String, { description: 'The introduction below the title.' })
  lead: string;

  @Field(() => String, { description: 'The description for search engines.' })
  description: string;

  @Field(() => [PageFigure], { description: 'Its key figures.' })
  figures: PageFigure[];

  @Field(() => [PageSection], { description: 'The text.' })
  sections: PageSection[];

  @Field(() => PageCall, { nullable: true, description: 'The call to write a message, if the page has one.' })
  call: PageCall | null;
}

/** Renders the texts of a page; those that staff have not changed are the default ones. */
export function renderPage(
  key: SitePageKey,
  changed: Partial<Record<keyof PageTexts, string | null>>,
  values: PlaceholderValues,
): PageContent {
  const textOf = (field: keyof PageTexts) => changed[field] ?? defaultTexts[key][field];
  const plain = (field: keyof PageTexts) => fillPlaceholders(textOf(field), values);
  const call = { title: plain('callTitle'), text: plain('callText'), label: plain('callLabel') };
  return {
    lead: plain('lead'),
    description: plain('description'),
    figures: readFigures(textOf('figures'), values),
    sections: renderSections(textOf('text'), values),
    call: call.title && call.label ? call : null,
  };
}

const formatDate = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' });

/** What texts name of the agency; address and telephones have an entry on each line. */
export interface NamedAgency {
  name: string;
  address: string | null;
  email: string | null;
  phones: string | null;
}

/** The values of the placeholders in the texts of a page. */
export function placeholdersOf(
  page: SitePage | undefined,
  { name, address, email, phones }: NamedAgency,
): PlaceholderValues {
  const isChanged = page !== undefined && page.updatedAt > page.createdAt;
  const [telephone = ''] = (phones ?? '').split('\n');
  return {
    agency: name,
    address: address?.replaceAll('\n', ', ') ?? CITY,
    email: email ?? '',
    telephone,
    contacts: [email, telephone].filter(Boolean).join(' or ') || 'the contact page of this site',
    date: formatDate(isChanged ? page.updatedAt : defaultTextsDate),
  };
}
