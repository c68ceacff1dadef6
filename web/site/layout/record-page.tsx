import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../data/api.ts';
import { createLoader, pageQuery, type PageQuery } from '../../data/page-query.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { ErrorHead } from './page-head.tsx';
import './offer.css';

/** A record that may be loaded in part: the fields that its page requires, and perhaps more. */
export type PartialRecord<Stored, Least extends keyof Stored> = Pick<Stored, Least> & Partial<Stored>;

export interface FoundProps<Stored, Least extends keyof Stored> {
  record: PartialRecord<Stored, Least>;
  isSample: boolean;
  /** True while the other fields are loading. */
  isLoading: boolean;
}

/** A kind of record that has pages: its query, texts and components. */
export interface RecordKind<Stored extends { id: string }, Least extends keyof Stored> {
  /** The GraphQL type. */
  type: string;
  document: TypedDocumentNode<{ record: Stored | null; isHidden?: boolean }, { id: string }>;
  /** The fields that the page requires. If a list has loaded them, the page shows them while the others are loading. */
  requiredFields: readonly Least[];
  className: string;
  back: { href: string; label: string };
  loading: string;
  missing: string;
  /** The text if the query fails. */
  failed: string;
  Found: ComponentType<FoundProps<Stored, Least>>;
  /** The placeholder while the record is loading. */
  Skeleton: ComponentType<{ text: string }>;
  /** Further queries of the page. */
  extraQueries?: readonly PageQuery[];
  /** A sample for an id that is not stored; none is shown for a record that is stored and hidden. */
  sample?: (id: string) => Stored | null;
  /** Suggestions in place of a missing record. */
  NotFoundSuggestions?: ComponentType;
  suggestionsQuery?: PageQuery;
  /** What is known of a record that visitors could see before. */
  former?: FormerRecord;
  /** Shown below the record, even if it is missing. */
  After?: ComponentType;
}

interface FormerRecord {
  query: PageQuery;
  /** Shows what is known, or `children` if there was no such record. */
  Former: ComponentType<{ children: ReactNode }>;
}

/** Creates the page of a record: a link to the list, and the loaded fields. */
export function createRecordPage<Stored extends { id: string }, Least extends keyof Stored>(
  kind: RecordKind<Stored, Least>,
) {
  const {
    document,
    className,
    back,
    sample = () => null,
    Found,
    Skeleton,
    NotFoundSuggestions,
    suggestionsQuery,
    former,
    After,
  } = kind;
  const sampleFor = (id: string, { isHidden = false }: { isHidden?: boolean }) =>
    isHidden ? null : sample(id);
  const query = pageQuery({
    document,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    missing: (data, { params }) => (data.record ?? sampleFor(params.id ?? '', data)) === null,
    fallbacks: [former?.query, suggestionsQuery].filter((query) => query !== undefined),
  });

  function Component() {
    return (
      <div className={`${className} measure`}>
        <p className="record-back">
          <ArrowLink href={back.href} to="back">
            {back.label}
          </ArrowLink>
        </p>
        <Answer />
        {After && <After />}
      </div>
    );
  }

  function Answer() {
    const { id = '' } = useParams();
    const { cache } = useApi();
    const result = query.useResult();
    const isLoaded = result.state === 'loaded';
    const stored = isLoaded ? result.data.record : null;
    const record = isLoaded
      ? (stored ?? sampleFor(id, result.data))
      : asPartialRecord(cache.findRecord<Stored>(kind.type, id));
    if (record) {
      return (
        <>
          {result.state === 'loading' && <RestLoading text={kind.loading} />}
          {result.state === 'failed' && <RestFailed text={kind.failed} />}
          <Found
            key={id}
            record={record}
            isSample={isLoaded && !stored}
            isLoading={result.state === 'loading'}
          />
        </>
      );
    }
    if (result.state === 'loading') return <Skeleton text={kind.loading} />;
    const missing = (
      <>
        <ErrorHead title={isLoaded ? kind.missing : kind.failed} />
        <Notice heading text={isLoaded ? kind.missing : kind.failed}>
          {!isLoaded && <RetryMessage />}
        </Notice>
        {NotFoundSuggestions && <NotFoundSuggestions />}
      </>
    );
    return isLoaded && former ? <former.Former>{missing}</former.Former> : missing;
  }

  /** Returns a partial record if it has the required fields. */
  const asPartialRecord = (fields: Partial<Stored> | null): PartialRecord<Stored, Least> | null =>
    fields && kind.requiredFields.every((field) => fields[field] !== undefined)
      ? (fields as PartialRecord<Stored, Least>)
      : null;

  return { loader: createLoader(query, ...(kind.extraQueries ?? [])), Component };
}

/** Shown above a partial record while the other fields are loading. */
const RestLoading = ({ text }: { text: string }) => (
  <div className="visually-hidden" aria-busy="true">
    <p role="status">{text}</p>
  </div>
);

/** Shown above a partial record if the other fields could not be loaded. */
const RestFailed = ({ text }: { text: string }) => (
  <div className="record-rest">
    <p role="status">{text}</p>
    <RetryMessage />
  </div>
);
