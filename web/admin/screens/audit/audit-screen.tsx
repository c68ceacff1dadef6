import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  AuditEntriesDocument,
  type AuditEntriesQuery,
  type AuditKind,
  AuditPeopleDocument,
  ExportAuditEntriesDocument,
} from '../../../../schema/documents/admin/graphql.ts';
import { describeError, toApiError } from '../../../data/api-error.ts';
import { parseDubaiTime } from '../../dubai-time.ts';
import { pageNumber } from '../../../ui/page-number.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { collectionLabel, screenPath } from '../../screens.ts';
import { saveFile } from '../../session/export.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { singleClick } from '../../ui/double-click.ts';
import { notifyError } from '../../ui/notifications.tsx';
import { ListPagination } from '../../ui/list-pagination.tsx';
import { SCREEN_TITLE, ScreenTitle } from '../../ui/screen-title.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { UserText } from '../../ui/user-text.tsx';
import './audit.css';
import * as messages from './messages.ts';

const FILTERS = ['person', 'kind', 'from', 'to'] as const;
const MINUTE_MS = 60_000;

/** What accounts did and the changes of records, newest first; filters and page are parameters of the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const filter = parseFilter(params);
  const isFiltered = Object.values(filter).some((value) => value !== null);
  const { data, previousData, error } = useQuery(AuditEntriesDocument, {
    variables: { page: pageNumber(params), ...filter },
  });
  const entries = (data ?? previousData)?.auditEntries;

  /** Changes a parameter; a changed filter returns to the first page. */
  const set = (name: (typeof FILTERS)[number] | 'page', value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete('page');
      if (value === '' || (name === 'page' && value === '1')) next.delete(name);
      else next.set(name, value);
      return next;
    });

  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <section className="audit" aria-labelledby={SCREEN_TITLE}>
        <Filters params={params} set={set}>
          <ExportButton filter={filter} />
        </Filters>
        <LoadState data={entries} error={error} failed={messages.loadFailed} />
        {entries?.items.length === 0 && (
          <p role="status">
            {isFiltered ? messages.nothingFound : messages.empty}{' '}
            {isFiltered && (
              <Button variant="default" size="compact-sm" onClick={() => setParams({})}>
                {messages.clearFilters}
              </Button>
            )}
          </p>
        )}
        {entries && entries.items.length > 0 && (
          <>
            <Entries items={entries.items} />
            <div className="audit-foot">
              <span role="status">{messages.total(entries.total)}</span>
              <ListPagination
                page={entries.page}
                totalPages={entries.totalPages}
                onChange={(page) => set('page', String(page))}
              />
            </div>
          </>
        )}
      </section>
    </>
  );
}

interface FiltersProps {
  params: URLSearchParams;
  set: (name: (typeof FILTERS)[number], value: string) => void;
  /** Content next to the filters. */
  children: React.ReactNode;
}

function Filters({ params, set, children }: FiltersProps) {
  const people = useQuery(AuditPeopleDocument).data?.staff.items ?? [];
  const control = (name: (typeof FILTERS)[number], label: string) => ({
    label,
    value: params.get(name) ?? '',
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  return (
    <div className="audit-filters" role="group" aria-label={messages.filter}>
      <NativeSelect
        {...control('person', messages.person)}
        data={[
          { value: '', label: messages.anyPerson },
          ...people.map(({ id, name, email }) => ({ value: id, label: messages.personOption(name, email) })),
        ]}
      />
      <NativeSelect
        {...control('kind', messages.kind)}
        data={[
          { value: '', label: messages.anyKind },
          ...Object.entries(messages.kindLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
      <TextInput {...control('from', messages.from)} type="datetime-local" />
      <TextInput {...control('to', messages.to)} type="datetime-local" />
      {children}
    </div>
  );
}

type Entry = AuditEntriesQuery['auditEntries']['items'][number];

function Entries({ items }: { items: readonly Entry[] }) {
  return (
    <table role="table" aria-labelledby={SCREEN_TITLE}>
      <thead role="rowgroup">
        <tr role="row">
          {[messages.time, messages.person, messages.kind, messages.subject].map((heading) => (
            <th key={heading} role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((entry) => (
          <tr key={entry.id} role="row">
            <td role="cell">
              <DateTime at={entry.at} />
            </td>
            <td role="cell">
              <UserText>{entry.person || messages.unknownPerson}</UserText>
            </td>
            <td role="cell">{messages.kindLabels[entry.kind]}</td>
            <td role="cell">
              <Subject entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What an entry concerns; a record is linked to its form. */
function Subject({ entry: { kind, subject, collection, recordId } }: { entry: Entry }) {
  if (collection === null || recordId === null) return <UserText>{subject}</UserText>;
  const label = messages.record(collectionLabel(collection), subject || messages.untitledRecord(recordId));
  const screen = screenPath(collection);
  if (!screen || kind === 'RECORD_REMOVED') return <UserText>{label}</UserText>;
  return (
    <Link to={`${screen}?edit=${recordId}`}>
      <UserText>{label}</UserText>
    </Link>
  );
}

/** The button that saves the filtered entries as a CSV file. */
function ExportButton({ filter }: { filter: Filter }) {
  const client = useApolloClient();
  const [isExporting, setExporting] = useState(false);

  const exportEntries = async () => {
    setExporting(true);
    try {
      const { data } = await client.query({
        query: ExportAuditEntriesDocument,
        variables: filter,
        fetchPolicy: 'no-cache',
      });
      saveFile('audit', new Blob([data!.exportAuditEntries], { type: 'text/csv' }));
    } catch (error) {
      notifyError(messages.exportFailed, describeError(toApiError(error)));
    }
    setExporting(false);
  };

  return (
    <BusyButton
      variant="default"
      busy={isExporting}
      onClick={(event) => singleClick(event, () => void exportEntries())}
    >
      {messages.exportCsv}
    </BusyButton>
  );
}

interface Filter {
  person: string | null;
  kind: AuditKind | null;
  from: string | null;
  to: string | null;
}

/** Parses the filters of the URL; an invalid one is ignored. */
function parseFilter(params: URLSearchParams): Filter {
  const person = params.get('person');
  const kind = params.get('kind') ?? '';
  return {
    person: person && /^[1-9]\d{0,9}$/.test(person) ? person : null,
    kind: Object.hasOwn(messages.kindLabels, kind) ? (kind as AuditKind) : null,
    from: timeOf(params.get('from'), 0),
    to: timeOf(params.get('to'), MINUTE_MS), // the last minute is included
  };
}

/** The time in Dubai that a field contains, and that many milliseconds later; null for an invalid one. */
function timeOf(text: string | null, later: number): string | null {
  const time = parseDubaiTime(text ?? '');
  return Number.isNaN(time) ? null : new Date(time + later).toISOString();
}
