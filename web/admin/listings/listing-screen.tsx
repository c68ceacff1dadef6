import type { ReactNode } from 'react';
import type { ListingKind, ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { picture, type Columns } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { ReferenceField } from '../editor/kinds/reference.tsx';
import { PublicationFields } from '../editor/publication.tsx';
import type { Records, StoredRow, Texts } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';
import { Facts, HintMenu, Hints, type ListingWithHints, rowNumber } from './facts/facts.tsx';
import { ParsedTextField } from './facts/parsed-text-field.tsx';
import { FACTS, type TextName, type ListingTexts } from './facts/parsed-texts.ts';
import { filterVariables, NAMES, useFilter } from './filters/filter.ts';
import { Filters, NoMatches } from './filters/filters.tsx';
import { ImportExport } from './import.tsx';
import { personChoices } from '../people/person-choices.ts';
import * as messages from './messages.ts';

type Name = 'title' | 'location' | 'bedrooms' | 'bathrooms' | 'size';

/** A row of a listing without its price. */
interface ListingRow extends StoredRow, ListingTexts, ListingWithHints {
  title: string;
  location: string;
  thumbnail: ThumbFragment | null;
}

/** Fields that all kinds of listings have; a kind that lacks one is a compile error. */
interface ListingFields<Cost> {
  Text: (props: {
    name: Name | Cost;
    label: string;
    required?: boolean;
    impliedBy?: readonly string[];
  }) => ReactNode;
  Picture: (props: { name: 'thumbnail'; label: string; required?: boolean }) => ReactNode;
}

interface Props<
  Cost extends 'price' | 'rent',
  Row extends ListingRow & Record<Cost, string>,
  Words extends object,
> {
  records: Records<Row, Words>;
  fields: ListingFields<Cost>;
  /** Texts of the screen, from the specification. */
  texts: Texts;
  title: string;
  add: string;
  update: string;
  /** The price field. */
  cost: { name: Cost; label: string };
  /** True if a new listing needs a picture. */
  pictured?: boolean;
  kind: ListingKind;
  /** Name of the listings, such as `villas for sale`. */
  called: string;
}

/** The screen of one kind of listing. The four kinds differ in texts and price field. */
export function ListingScreen<
  Cost extends 'price' | 'rent',
  Row extends ListingRow & Record<Cost, string>,
  Words extends object,
>({
  records,
  fields: { Text, Picture },
  texts,
  title,
  add,
  update,
  cost,
  pictured = false,
  kind,
  called,
}: Props<Cost, Row, Words>) {
  const { filter } = useFilter();
  const narrowing = filterVariables(filter);
  const editor = useEditor(records, texts, { variables: { filter: narrowing }, names: NAMES });
  const columns = {
    [messages.number]: rowNumber,
    [messages.thumbnail]: picture('thumbnail'),
    [messages.title]: 'title',
    [messages.location]: 'location',
    [cost.label]: cost.name,
  } as Columns<Row>;
  const read = (name: TextName, field: ReactNode) => (
    <ParsedTextField editor={editor} kind={kind} name={name}>
      {field}
    </ParsedTextField>
  );
  return (
    <EditorScreen title={title} pageTitle={messages.pageTitle(called)}>
      <EditorForm editor={editor} add={add} update={update}>
        <Text name="title" label={messages.title} required />
        {read(
          'location',
          <Text name="location" label={messages.location} required impliedBy={FACTS.location} />,
        )}
        {read(cost.name, <Text {...cost} required impliedBy={['amount', 'priceOnRequest']} />)}
        {read('bedrooms', <Text name="bedrooms" label={messages.bedrooms} />)}
        {read('bathrooms', <Text name="bathrooms" label={messages.bathrooms} />)}
        {read('size', <Text name="size" label={messages.size} />)}
        <Picture name="thumbnail" label={messages.thumbnail} required={pictured} />
        <ReferenceField
          name="agentId"
          label={messages.agent}
          choices={personChoices}
          placeholder={messages.office}
          failed={messages.agentsFailed}
        />
        <PublicationFields withReason />
        <Hints />
        <Facts kind={kind} />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={columns}
        remark={(row) => <HintMenu of={row} open={(field) => editor.edit(row, field)} />}
        nothing={narrowing && <NoMatches records={records} showAll={editor.list.reset} />}
      >
        <Filters kind={kind} total={editor.list.state === 'loaded' ? editor.list.total : null}>
          <ImportExport kind={kind} collection={records.collection} name={called} />
        </Filters>
      </RowTable>
    </EditorScreen>
  );
}
