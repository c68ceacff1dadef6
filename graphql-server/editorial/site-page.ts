import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { collection } from '../collections/definitions/collection.ts';
import { choice } from '../collections/definitions/fields/choice.ts';
import { PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { Pictured } from '../collections/definitions/stored.ts';
import { SitePageKey } from './site-page-key.ts';
import { message } from '../messages.ts';

/** Maximum length of an introduction or a description, in characters. */
const SENTENCES = 500;

@Entity('site_pages')
@ObjectType({
  description: 'A page of the site whose texts staff can change. A text that is null is the default one.',
})
export class SitePage extends Pictured {
  @text('Title', { required: true, readOnly: true, sorted: false, description: 'Its title.' })
  title: string;

  @Index({ unique: true })
  @choice('Key', SitePageKey, { required: true, readOnly: true, description: 'Which page it is.' })
  key: SitePageKey;

  @text('Introduction', {
    max: SENTENCES,
    sorted: false,
    blank: false,
    description: 'The introduction below the title.',
  })
  lead: string | null;

  @text('Description', {
    max: SENTENCES,
    sorted: false,
    blank: false,
    description: 'The description for search engines.',
  })
  description: string | null;

  @text('Key figures', {
    max: PARAGRAPHS,
    description: 'A list of key figures in Markdown, the values in bold.',
  })
  figures: string | null;

  @text('Text', { max: PARAGRAPHS, blank: false, description: 'The text in Markdown.' })
  text: string | null;

  @text('Heading of the call', { sorted: false, description: 'The heading of the call to write a message.' })
  callTitle: string | null;

  @text('Text of the call', { max: SENTENCES, sorted: false, description: 'The text of the call.' })
  callText: string | null;

  @text('Button', { sorted: false, description: 'The label of the button of the call.' })
  callLabel: string | null;
}

export const sitePages = collection({
  entity: SitePage,
  names: { one: 'sitePage', many: 'sitePages' },
  isFixed: true,
  notFound: message('PAGE_NOT_FOUND'),
});
