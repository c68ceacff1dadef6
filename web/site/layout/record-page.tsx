import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../data/api.ts';
import { createLoader, pageQuery, type PageQuery } from '../../data/page-query.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { LostHead } from './page-head.tsx';
import './record-page.css';

/** As much of a record as a list tells of it: what its page cannot stand without, and perhaps more. */
export type Told<Stored, Least extends keyof Stored> = Pick<Stored, Least> & Partial<Stored>;

export interface FoundProps<Stored, Least extends keyof Stored> {
  record: Told<Stored, Least>;
  isSample: boolean;
  /** Whether the rest of the record is on its way. */
  isLoading: boolean;
}

/** A kind of record with pages of its own: what such a page asks, says and shows. */
export interface RecordKind<Stored extends { id: string }, Least extends keyof Stored> {
  /** What the API calls its type. */
  type: string;
  document: TypedDocumentNode<{ record: Stored | null }, { id: string }>;
  /** What the page cannot stand without; a list that tells as much has it stand while the rest comes. */
  least: readonly Least[];
  className: string;
  back: { href: string; label: string };
  loading: string;
  missing: string;
  /** What is said when it could not be had. */
  failed: string;
  Found: ComponentType<FoundProps<Stored, Least>>;
  /** Its shape until anything is known of it. */
  Skeleton: ComponentType<{ text: string }>;
  /** What else its page asks for. */
  also?: readonly PageQuery[];
  /** What stands in for one that is not stored. */
  sample?: (id: string) => Stored | null;
  /** What is offered where it is not to be had, and what that asks for where it is missing. */
  Instead?: ComponentType;
  instead?: PageQuery;
  /** What follows, whether it is there or not. */
  After?: ComponentType;
}

/** The page of one record: the way back, and what there is of it so far. */
export function recordPage<Stored extends { id: string }, Least extends keyof Stored>(
  kind: RecordKind<Stored, Least>,
) {
  const { document, className, back, sample = () => null, Found, Skeleton, Instead, After } = kind;
  const query = pageQuery({
    document,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    missing: ({ record }, { params }) => (record ?? sample(params.id ?? '')) === null,
    fallback: kind.instead,
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
    const isHere = result.state === 'here';
    const stored = isHere ? result.data.record : null;
    const record = isHere ? (stored ?? sample(id)) : enough(cache.findRecord<Stored>(kind.type, id));
    if (record) {
      return (
        <>
          {result.state === 'loading' && <RestLoading text={kind.loading} />}
          {result.state === 'failed' && <RestFailed text={kind.failed} />}
          <Found
            key={id}
            record={record}
            isSample={isHere && !stored}
            isLoading={result.state === 'loading'}
          />
        </>
      );
    }
    if (result.state === 'loading') return <Skeleton text={kind.loading} />;
    return (
      <>
        <LostHead title={isHere ? kind.missing : kind.failed} />
        <Notice heading text={isHere ? kind.missing : kind.failed}>
          {!isHere && <TryAgain />}
        </Notice>
        {Instead && <Instead />}
      </>
    );
  }

  /** What is told of a record, if a page can stand on it. */
  const enough = (told: Partial<Stored> | null): Told<Stored, Least> | null =>
    told && kind.least.every((field) => told[field] !== undefined) ? (told as Told<Stored, Least>) : null;

  return { loader: createLoader(query, ...(kind.also ?? [])), Component };
}

/** Stands above a record of which a list has told a part while the rest is on its way. */
const RestLoading = ({ text }: { text: string }) => (
  <div className="visually-hidden" aria-busy="true">
    <p role="status">{text}</p>
  </div>
);

/** The same when the rest could not be fetched. */
const RestFailed = ({ text }: { text: string }) => (
  <div className="record-rest">
    <p role="status">{text}</p>
    <TryAgain />
  </div>
);
