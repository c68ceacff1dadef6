import type { ListingKind, ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import type { Collection, StoredRow, Texts } from '../editor/collection.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { EditorField } from '../editor/form/form-context.tsx';
import { pictureCell, type Columns } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { PublicationInputs } from '../editor/publication.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { Facts, HintMenu, Hints, type ListingWithHints, rowNumber } from './facts/facts.tsx';
import { ParsedTextField } from './facts/parsed-text-field.tsx';
import type { ListingTexts } from './facts/parsed-texts.ts';
import { filterVariables, NAMES, useFilter } from './filters/filter.ts';
import { Filters, NoMatches } from './filters/filters.tsx';
import { ImportExport } from './import.tsx';
import * as messages from './messages.ts';

/** A row of a listing without its price. */
interface ListingRow extends StoredRow, ListingTexts, ListingWithHints {
  title: string;
  location: string;
  thumbnail: ThumbFragment | null;
}

interface Props<Cost extends 'price' | 'rent', Row extends ListingRow & Record<Cost, string>> {
  collection: Collection<Row>;
  /** Texts of the screen, from the specification. */
  texts: Texts;
  title: string;
  add: string;
  update: string;
  /** The price field. */
  cost: Cost;
  kind: ListingKind;
  pageTitle: string;
  /** Title of the import, such as `Import villas for sale`. */
  importTitle: string;
}

/** The screen of one kind of listing. The four kinds differ in texts and price field. */
export function ListingScreen<Cost extends 'price' | 'rent', Row extends ListingRow & Record<Cost, string>>({
  collection,
  texts,
  title,
  add,
  update,
  cost,
  kind,
  pageTitle,
  importTitle,
}: Props<Cost, Row>) {
  const { filter } = useFilter();
  const narrowing = filterVariables(filter);
  const editor = useEditor(collection, texts, { variables: { filter: narrowing }, names: NAMES });
  const columns = {
    [messages.number]: rowNumber,
    [messages.thumbnail]: pictureCell('thumbnail'),
    [messages.title]: 'title',
    [messages.location]: 'location',
    [collection.fields[cost]!.label()]: cost,
  } as Columns<Row>;
  const parsedTexts = ['location', cost, 'bedrooms', 'bathrooms', 'size'] as const;
  return (
    <EditorScreen title={title} pageTitle={pageTitle}>
      <EditorForm editor={editor} add={add} update={update}>
        <EditorField name="title" />
        {parsedTexts.map((name) => (
          <ParsedTextField key={name} editor={editor} kind={kind} name={name} />
        ))}
        <EditorField name="thumbnail" />
        <EditorField name="agentId" />
        <PublicationInputs />
        <Hints />
        <Facts />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={columns}
        remark={(row) => <HintMenu listing={row} open={(field) => editor.edit(row, field)} />}
        nothing={narrowing && <NoMatches collection={collection} showAll={editor.list.reset} />}
      >
        <Filters kind={kind} total={editor.list.state === 'loaded' ? editor.list.total : null}>
          <ImportExport kind={kind} collection={collection.name} title={importTitle} />
        </Filters>
      </RowTable>
    </EditorScreen>
  );
}
