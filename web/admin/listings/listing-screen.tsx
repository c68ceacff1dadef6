import type { ReactNode } from 'react';
import type { ListingKind, ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { picture, type Columns } from '../editor/list/columns.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import type { Records, StoredRow } from '../editor/records.ts';
import type { Texts } from '../editor/texts.ts';
import { useEditor } from '../editor/use-editor.ts';
import { Facts } from './facts/facts.tsx';
import { hintCount, Hints, type Hinted } from './facts/hints.tsx';
import { markedNumber } from './facts/marked-number.tsx';
import { ReadText } from './facts/read-text.tsx';
import { FACTS, type TextName, type Told } from './facts/told.ts';
import { asked, NAMES, useFilter } from './filters/filter.ts';
import { Filters } from './filters/filters.tsx';
import { Nothing } from './filters/nothing.tsx';
import { ImportExport } from './import-export.tsx';

type Name = 'title' | 'location' | 'bedrooms' | 'bathrooms' | 'size';

/** What every listing tells in its list, beside what it costs. */
interface ListingRow extends StoredRow, Told, Hinted {
  title: string;
  location: string;
  thumbnail: ThumbFragment | null;
}

/** The fields that listings of every kind have; those of a kind that lacks one do not compile. */
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
  /** What the screen says, in the specification's words. */
  texts: Texts;
  title: string;
  add: string;
  update: string;
  /** The field that says what it costs. */
  cost: { name: Cost; label: string };
  /** Whether a new one may not be made without a picture. */
  pictured?: boolean;
  kind: ListingKind;
  /** What a spreadsheet of them is called, such as `villas for sale`. */
  called: string;
}

/** A screen of one kind of listing: the four are alike but for what they say and what a home costs. */
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
  const narrowing = asked(filter);
  const editor = useEditor(records, texts, { variables: { filter: narrowing }, names: NAMES });
  const columns = {
    '#': markedNumber,
    Thumbnail: picture('thumbnail'),
    Title: 'title',
    Location: 'location',
    [cost.label]: cost.name,
  } as Columns<Row>;
  const read = (name: TextName, field: ReactNode) => (
    <ReadText editor={editor} kind={kind} name={name}>
      {field}
    </ReadText>
  );
  return (
    <EditorScreen title={title} pageTitle={`${called[0]!.toUpperCase()}${called.slice(1)} - Admin`}>
      <EditorForm editor={editor} add={add} update={update}>
        <Hints />
        <Text name="title" label="Title" required />
        {read('location', <Text name="location" label="Location" required impliedBy={FACTS.location} />)}
        {read(cost.name, <Text {...cost} required impliedBy={['amount', 'priceOnRequest']} />)}
        {read('bedrooms', <Text name="bedrooms" label="Bedrooms" />)}
        {read('bathrooms', <Text name="bathrooms" label="Bathrooms" />)}
        {read('size', <Text name="size" label="Size" />)}
        <Picture name="thumbnail" label="Thumbnail" required={pictured} />
        <Facts kind={kind} />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={columns}
        remark={hintCount}
        nothing={narrowing && <Nothing records={records} showAll={editor.list.showAll} />}
      >
        <Filters kind={kind} total={editor.list.state === 'here' ? editor.list.total : null}>
          <ImportExport kind={kind} name={called} />
        </Filters>
      </RowTable>
    </EditorScreen>
  );
}
