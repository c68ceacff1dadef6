import { useQuery } from '@apollo/client/react';
import { Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { PagePreviewDocument, type PagePreviewQuery } from '../../../../schema/documents/admin/graphql.ts';
import { describeError, toApiError } from '../../../data/api-error.ts';
import { inputOf } from '../../editor/collection.ts';
import { type RecordForm, useFormSelector } from '../../editor/form/record-form.ts';
import { Loading } from '../../ui/load-state.tsx';
import * as messages from './messages.ts';

/** Time without input after which the preview is updated, in milliseconds. */
const DEBOUNCE_MS = 400;

interface Props {
  form: RecordForm;
  /** Id and title of the page. */
  page: { id: string; title: string };
}

/** The page as visitors would see it with the texts of the form, rendered by the server. */
export function PagePreview({ form, page }: Props) {
  const dirtyValues = useFormSelector(form, (state) => state.dirtyValues);
  const [debounced] = useDebouncedValue(dirtyValues, DEBOUNCE_MS);
  const input = inputOf(form.collection.fields, debounced, form.getState().record);
  const { data, previousData, error } = useQuery(PagePreviewDocument, {
    variables: { id: page.id, input },
    fetchPolicy: 'no-cache',
  });
  const content = (data ?? previousData)?.page;
  return (
    <section className="page-preview" aria-labelledby="page-preview">
      <Title order={2} id="page-preview">
        {messages.preview}
      </Title>
      {error && <p role="status">{messages.previewFailed(describeError(toApiError(error)))}</p>}
      {content ? <Content title={page.title} {...content} /> : !error && <Loading />}
    </section>
  );
}

function Content({ title, lead, figures, sections, call }: PagePreviewQuery['page'] & { title: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    const current = element.current!;
    current.addEventListener('click', stay); // its links would leave the form
    return () => current.removeEventListener('click', stay);
  }, []);
  return (
    <div ref={element} className="page-preview-content">
      <h3 className="page-preview-title">{title}</h3>
      <p className="page-preview-lead">{lead}</p>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ value, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sections.map(({ id, heading, html }) => (
        <section key={id}>
          {heading && <h4>{heading}</h4>}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
      {call && (
        <section className="page-preview-call">
          <h4>{call.title}</h4>
          <p>{call.text}</p>
          <p className="page-preview-button">{call.label}</p>
        </section>
      )}
    </div>
  );
}
