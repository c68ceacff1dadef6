import { Fragment, type ReactNode } from 'react';
import { useResult, type Loadable } from '../../data/api.ts';
import type { QueryResult } from '../../data/query.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { ErrorHead } from './page-head.tsx';
import { usePreview } from './preview-state.ts';
import './offer.css';

/** The result of a query for a record; null if visitors cannot see such a record. */
interface FoundRecord<Stored> {
  record: Stored | null;
  /** True if it is stored and hidden. */
  isHidden?: boolean;
}

/** Returns the status of the page of a record. */
export const recordStatus = (result: QueryResult<FoundRecord<unknown>>): number =>
  result.state === 'loaded' && result.data.record === null ? 404 : 200;

interface RecordTexts {
  loading: string;
  /** The text if there is no such record. */
  missing: string;
  /** The text if the query fails. */
  failed: string;
}

interface RecordState {
  /** True while the other fields are loading. */
  isLoading: boolean;
  isSample: boolean;
}

interface RecordPageProps<Stored, Preview> {
  record: Loadable<FoundRecord<Stored>>;
  className: string;
  back: { href: string; label: string };
  texts: RecordTexts;
  /** Shows the record, or what a link knew of it while the other fields are loading. */
  children: (record: Stored | Preview, state: RecordState) => ReactNode;
  /** Shown in place of a record that is not stored. */
  sample?: Stored | null;
  /** Shown while the record is loading. */
  skeleton: ReactNode;
  /** Wraps what is shown if there is no such record. */
  renderMissing?: (notice: ReactNode) => ReactNode;
  /** Suggestions below the notice that the record is missing or failed. */
  suggestions?: ReactNode;
  /** Shown below the record, even if it is missing. */
  footer?: ReactNode;
}

/** The page of a record with a link to its list. */
export function RecordPage<Stored extends { id: string }, Preview extends { id: string } = Stored>({
  className,
  back,
  footer,
  ...content
}: RecordPageProps<Stored, Preview>) {
  return (
    <div className={`${className} measure`}>
      <p className="record-back">
        <ArrowLink href={back.href} to="back">
          {back.label}
        </ArrowLink>
      </p>
      <RecordContent {...content} />
      {footer}
    </div>
  );
}

function RecordContent<Stored extends { id: string }, Preview extends { id: string }>({
  record: query,
  texts,
  children,
  sample = null,
  skeleton,
  renderMissing = (notice) => notice,
  suggestions,
}: Omit<RecordPageProps<Stored, Preview>, 'className' | 'back' | 'footer'>) {
  const result = useResult(query);
  const preview = usePreview() as Preview | null;
  const isLoaded = result.state === 'loaded';
  const isLoading = result.state === 'loading';
  const isSample = isLoaded && result.data.record === null;
  const record = isLoaded ? (result.data.record ?? (result.data.isHidden ? null : sample)) : preview;
  if (record) {
    return (
      <>
        {isLoading && <RestLoading text={texts.loading} />}
        {result.state === 'failed' && <RestFailed text={texts.failed} />}
        <Fragment key={record.id}>{children(record, { isLoading, isSample })}</Fragment>
      </>
    );
  }
  if (isLoading) return skeleton;
  const text = isLoaded ? texts.missing : texts.failed;
  const notice = (
    <>
      <ErrorHead title={text} />
      <Notice heading text={text}>
        {!isLoaded && <RetryMessage />}
      </Notice>
      {suggestions}
    </>
  );
  return isLoaded ? renderMissing(notice) : notice;
}

/** Shown above a preview while the record is loading. */
const RestLoading = ({ text }: { text: string }) => (
  <div className="visually-hidden" aria-busy="true">
    <p role="status">{text}</p>
  </div>
);

/** Shown above a preview if the record could not be loaded. */
const RestFailed = ({ text }: { text: string }) => (
  <div className="record-rest">
    <p role="status">{text}</p>
    <RetryMessage />
  </div>
);
