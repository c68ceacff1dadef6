import { useApolloClient } from '@apollo/client/react';
import { Button, FileButton, Group, Modal, NativeSelect, Progress, Radio } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import {
  SampleListingsDocument,
  type KnownReferences,
  type ListingKind,
} from '../../../schema/documents/admin/graphql.ts';
import { useRefetch } from '../refetch.ts';
import { useScreenParams } from '../editor/screen-params.ts';
import { filterParams, useFilter } from './filters/filter.ts';
import './import.css';
import { csvNameOf } from './listing-kinds.ts';
import * as messages from './messages.ts';
import type { Encoding, EncodingOption } from './encoding.ts';
import { type ForeignColumns, type Lines, type ListingImport, useImport } from './use-import.ts';
import { usePermissions } from '../permissions/permissions.tsx';
import { exportCsv, saveFile } from '../session/export.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { singleClick } from '../ui/double-click.ts';
import { useIsVisible } from '../ui/use-is-visible.ts';
import { notify, notifyError } from '../ui/notifications.tsx';
import { UserText } from '../ui/user-text.tsx';
import { describeError, toApiError } from '../../data/api-error.ts';
import { formatList } from '../../../schema/language.ts';

interface Props {
  kind: ListingKind;
  /** The collection in the API, such as `saleVillas`. */
  collection: string;
  /** Title of the dialog, such as `Import villas for sale`. */
  title: string;
}

/** Buttons that import listings from a CSV file and export the listed ones. */
export function ImportExport({ kind, collection, title }: Props) {
  const { may } = usePermissions();
  const [{ search, publication }] = useScreenParams();
  const { filter } = useFilter();
  const [open, setOpen] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const file = useImport(kind); // also while its dialog is closed, for an import that is in flight
  const isVisible = useIsVisible(open);
  const reload = useRefetch();

  const run = async () => {
    const { added, updated, message } = await file.run();
    const isDone = message === null && added + updated > 0;
    if (isDone) {
      notify(messages.imported(added, updated));
      setOpen(false);
    } else if (!isVisible.current) notifyError(title, message ?? messages.invalidFile);
    if (added + updated > 0) await reload();
  };

  const exportList = async () => {
    const params = filterParams(filter);
    if (search) params.append('search', search);
    if (publication) params.append('publication', publication);
    setExporting(true);
    await exportCsv(csvNameOf(kind), params, messages.exportFailed);
    setExporting(false);
  };

  return (
    <>
      {may('import', collection) && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {messages.importCsv}
        </Button>
      )}
      {may('export', collection) && (
        <BusyButton
          variant="default"
          busy={isExporting}
          onClick={(event) => singleClick(event, () => void exportList())}
        >
          {messages.exportCsv}
        </BusyButton>
      )}
      <Modal opened={open} onClose={() => setOpen(false)} title={title} size="lg">
        <Import kind={kind} file={file} run={() => void run()} />
      </Modal>
    </>
  );
}

interface ImportProps {
  kind: ListingKind;
  file: ListingImport;
  run: () => void;
}

/** The import of a file of listings: the file is checked and shown before anything is stored. */
function Import({ kind, file, run }: ImportProps) {
  const { current, loading, importing, progress, choose, checkAgain } = file;
  const { lines = null, message = null, encodings = [], encoding = null, foreign = null } = current ?? {};
  const { known = 0, differing = 0, knownReferences = null } = current ?? {};
  const isUndecided = lines !== null && known > 0 && knownReferences === null;
  const counts = lines && countActions(lines);
  const resetInput = useRef<() => void>(null);
  const sending = importing ? messages.importing : messages.checking;
  const summary = lines && summaryOf(lines, isUndecided);

  const pick = (picked: File | null) => {
    resetInput.current?.(); // otherwise the browser fires no event when the same file is chosen again
    if (picked) void choose(picked);
  };

  return (
    <div className="import">
      <p>{messages.importIntro}</p>
      <Group>
        <FileButton accept=".csv,.tsv,.txt,text/csv" resetRef={resetInput} onChange={pick}>
          {(props) => (
            <BusyButton variant="default" {...props} busy={loading}>
              {messages.chooseFile}
            </BusyButton>
          )}
        </FileButton>
        <SampleButton kind={kind} />
      </Group>
      {encodings.length > 0 && (
        <Encodings
          options={encodings}
          value={encoding}
          isDisabled={importing}
          choose={(chosen) => void file.setEncoding(chosen)}
        />
      )}
      {foreign && (
        <Columns foreign={foreign} isDisabled={importing} choose={file.setColumn}>
          {!lines && (
            <BusyButton busy={loading} onClick={() => void checkAgain()}>
              {messages.continueWithColumns}
            </BusyButton>
          )}
        </Columns>
      )}
      <p role="status">{loading ? sending : summary}</p>
      {progress && (
        <div className="import-progress">
          <Progress value={(100 * progress.done) / progress.total} aria-label={sending} />
          {messages.progress(progress)}
        </div>
      )}
      {message && (
        <p className="import-refusal" role="alert">
          {message}
        </p>
      )}
      {current?.canRetry && !lines && (
        <BusyButton variant="default" busy={loading} onClick={() => void checkAgain()}>
          {messages.tryAgain}
        </BusyButton>
      )}
      {current && known > 0 && (
        <KnownReferencesChoice
          label={messages.knownListings(known, differing)}
          value={knownReferences}
          isDisabled={importing}
          choose={(chosen) => void file.setKnownReferences(chosen)}
        />
      )}
      {lines && <ImportPreview lines={lines} isUndecided={isUndecided} />}
      {lines && counts && !isUndecided && canImport(lines) && (
        <Group className="import-run">
          <BusyButton busy={loading} onClick={run}>
            {messages.runImport(counts.added, counts.updated)}
          </BusyButton>
        </Group>
      )}
    </div>
  );
}

function canImport(lines: Lines): boolean {
  const { added, updated } = countActions(lines);
  return added + updated > 0 && lines.every(({ message }) => message === null);
}

interface EncodingsProps {
  options: readonly EncodingOption[];
  value: Encoding | null;
  isDisabled: boolean;
  choose: (encoding: Encoding) => void;
}

/** A choice of the encoding of a file without a byte order mark. */
function Encodings({ options, value, isDisabled, choose }: EncodingsProps) {
  return (
    <Radio.Group
      label={messages.chooseEncoding}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(chosen) => choose(chosen as Encoding)}
    >
      {options.map(({ encoding, label, sample }) => (
        <Radio
          key={encoding}
          mt="xs"
          value={encoding}
          label={
            <>
              {label}: <bdi>{sample}</bdi>
            </>
          }
        />
      ))}
    </Radio.Group>
  );
}

/** A button that downloads a file of two invented listings. */
function SampleButton({ kind }: { kind: ListingKind }) {
  const client = useApolloClient();
  const download = async () => {
    try {
      const { data } = await client.query({ query: SampleListingsDocument, variables: { kind } });
      saveFile(`${csvNameOf(kind)}-sample`, new Blob([data!.exportSampleListings], { type: 'text/csv' }));
    } catch (error) {
      notifyError(messages.sampleFailed, describeError(toApiError(error)));
    }
  };
  return (
    <Button variant="subtle" onClick={() => void download()}>
      {messages.downloadSample}
    </Button>
  );
}

interface ColumnsProps {
  foreign: ForeignColumns;
  isDisabled: boolean;
  /** Chooses the column of the import that a column of the file is; null if it is not imported. */
  choose: (header: string, column: string | null) => void;
  children: ReactNode;
}

/** A choice for each column whose name an import does not know. */
function Columns({ foreign: { columns, names }, isDisabled, choose, children }: ColumnsProps) {
  return (
    <section className="import-columns" aria-labelledby="import-columns">
      <h3 id="import-columns">{messages.assignColumns}</h3>
      <p>{messages.assignIntro}</p>
      <div className="import-column-choices">
        {columns.map(({ header, samples, column }) => {
          const isTaken = (name: string) => columns.some((other) => other.column === name && name !== column);
          return (
            <NativeSelect
              key={header}
              label={<bdi>{header}</bdi>}
              description={messages.columnExample(samples)}
              disabled={isDisabled}
              value={column ?? ''}
              onChange={(event) => choose(header, event.currentTarget.value || null)}
              data={[
                { value: '', label: messages.notImported },
                ...names.map((name) => ({
                  value: name,
                  label: messages.columnLabels[name] ?? name,
                  disabled: isTaken(name),
                })),
              ]}
            />
          );
        })}
      </div>
      {children}
    </section>
  );
}

const KNOWN_REFERENCES: readonly KnownReferences[] = ['SKIP', 'UPDATE', 'ADD'];

interface KnownReferencesProps {
  label: string;
  /** Null until it is chosen. */
  value: KnownReferences | null;
  isDisabled: boolean;
  choose: (chosen: KnownReferences) => void;
}

/** A choice for listings whose reference exists already: skip, update or add. */
function KnownReferencesChoice({ label, value, isDisabled, choose }: KnownReferencesProps) {
  return (
    <Radio.Group
      label={label}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(chosen) => choose(chosen as KnownReferences)}
    >
      {KNOWN_REFERENCES.map((option) => (
        <Radio key={option} mt="xs" value={option} label={messages.knownReferences[option]} />
      ))}
    </Radio.Group>
  );
}

type Line = Lines[number];

/** Maximum number of homes in the preview, and of lines of cells. */
const MAX_HOMES = 100;
const MAX_CELLS = 5;

/** Summarises an import in one or two sentences. */
function summaryOf(lines: Lines, isUndecided: boolean): string {
  const invalid = lines.filter(({ message }) => message !== null).length;
  if (invalid > 0) return messages.invalidSummary(invalid, lines.length);
  const counts = countActions(lines);
  if (isUndecided) return messages.undecidedSummary(counts.added, counts.updated);
  const toReview = lines.filter((line) => line.review.length > 0).length;
  const differing = lines.filter(({ action, changes }) => action === 'SKIP' && changes.length > 0).length;
  return messages.importSummary({ ...counts, differing, toReview });
}

/** Counts the homes that an import adds, updates and skips. */
function countActions(lines: Lines): { added: number; updated: number; skipped: number } {
  const of = (action: Line['action']) => lines.filter((line) => line.action === action).length;
  return { added: of('ADD'), updated: of('UPDATE'), skipped: of('SKIP') };
}

interface PreviewProps {
  lines: Lines;
  /** True until it is chosen what happens to listings that exist already. */
  isUndecided: boolean;
}

/** The preview of an import: invalid lines, texts to check, and homes as visitors will see them. */
function ImportPreview({ lines, isUndecided }: PreviewProps) {
  const invalid = lines.filter(({ message }) => message !== null);
  const toReview = lines.filter((line) => line.review.length > 0);
  return (
    <>
      {invalid.length > 0 && (
        <LineList
          name={messages.invalidLines}
          lines={invalid}
          sentences={({ message }) => [message!]}
          isError
        />
      )}
      {toReview.length > 0 && (
        <LineList name={messages.listingsToReview} lines={toReview} sentences={({ review }) => review} />
      )}
      <Homes lines={lines.filter(({ published }) => published !== null)} isUndecided={isUndecided} />
      <Cells lines={lines} />
    </>
  );
}

interface LineListProps {
  name: string;
  lines: Lines;
  sentences: (line: Line) => readonly string[];
  isError?: boolean;
}

function LineList({ name, lines, sentences, isError = false }: LineListProps) {
  return (
    <div
      className="import-lines"
      role="region"
      aria-label={name}
      tabIndex={0}
      data-error={isError || undefined}
    >
      <h3>{name}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.line}>
            <strong>{messages.line(line.line)}</strong>{' '}
            <UserText>{line.published?.title ?? line.title ?? null}</UserText>{' '}
            {sentences(line).map((sentence) => (
              <span key={sentence} className="import-sentence">
                {sentence}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

const isDifferent = ({ action, changes }: Line): boolean => action !== 'SKIP' || changes.length > 0;

/** The homes as visitors will see them, first those that are new or differ. */
function Homes({ lines, isUndecided }: PreviewProps) {
  if (lines.length === 0) return null;
  const sorted = [...lines.filter(isDifferent), ...lines.filter((line) => !isDifferent(line))];
  return (
    <div className="import-table" role="region" aria-label={messages.previewTitle} tabIndex={0}>
      <h3>{messages.previewTitle}</h3>
      <table>
        <thead>
          <tr>
            {messages.previewColumns.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MAX_HOMES).map((line) => (
            <Home key={line.line} line={line} isUndecided={isUndecided} />
          ))}
        </tbody>
      </table>
      {lines.length > MAX_HOMES && <p>{messages.moreListings(lines.length - MAX_HOMES)}</p>}
    </div>
  );
}

function Home({ line: home, isUndecided }: { line: Line; isUndecided: boolean }) {
  const { line, action, reference, changes } = home;
  const { title, price, size, location } = home.published!;
  return (
    <tr>
      <td>{line}</td>
      <td>
        {isUndecided && action === 'UPDATE' ? messages.differs : messages.importActions[action]}
        {reference && ` (${reference})`}
        {changes.length > 0 && (
          <span className="import-changes">
            {action === 'SKIP' ? messages.differsIn(changes) : formatList(changes, 'unit')}
          </span>
        )}
      </td>
      {[title, price, size ?? null, location].map((text, i) => (
        <td key={i}>
          <UserText>{text}</UserText>
        </td>
      ))}
    </tr>
  );
}

/** Fields of a line that are not cells. */
const NOT_CELLS = [
  '__typename',
  'line',
  'action',
  'reference',
  'published',
  'changes',
  'review',
  'message',
] as const;

type Column = Exclude<keyof Line, (typeof NOT_CELLS)[number]>;

const isColumn = (name: string): name is Column => !NOT_CELLS.some((other) => other === name);

/** The first lines as parsed, which reveals a wrong encoding and shifted columns. */
function Cells({ lines }: { lines: Lines }) {
  const first = lines.slice(0, MAX_CELLS);
  // In the order of the query, which matches the form.
  const columns = Object.keys(first[0] ?? {})
    .filter(isColumn)
    .filter((column) => first.some((line) => line[column]));
  if (columns.length === 0) return null;
  return (
    <details className="import-cells">
      <summary>{messages.firstLines}</summary>
      <div className="import-table" role="region" aria-label={messages.firstLines} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((line) => (
              <tr key={line.line}>
                {columns.map((column) => (
                  <td key={column}>
                    <UserText>{line[column] ?? null}</UserText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
