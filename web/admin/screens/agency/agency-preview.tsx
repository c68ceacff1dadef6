import { Title } from '@mantine/core';
import { DEFAULT_COLOURS, COLOUR } from '../../../../schema/brand-colours.ts';
import type { AgencyRowFragment } from '../../../../schema/documents/admin/graphql.ts';
import { type RecordForm, useFormSelector } from '../../editor/form/record-form.ts';
import { splitLines } from '../../../ui/lines.ts';
import * as messages from './messages.ts';

/** The header, a link and the contact card of the site with the values as they are typed, without a logo that is not stored yet. */
export function AgencyPreview({ form }: { form: RecordForm }) {
  const { record, dirtyValues } = useFormSelector(form, (state) => state);
  if (!record) return null;
  const agency = { ...(record as AgencyRowFragment), ...(dirtyValues as Partial<AgencyRowFragment>) };
  const { name, wordmark, address, email, phones } = agency;
  const logo = dirtyValues.logo === undefined ? agency.logo : null;
  const colourOf = (field: keyof typeof DEFAULT_COLOURS) => {
    const colour = agency[field].toLowerCase();
    return COLOUR.test(colour) ? colour : DEFAULT_COLOURS[field];
  };
  const style = {
    '--gulf': colourOf('brandColour'),
    '--brass': colourOf('accentColour'),
    '--brass-on-gulf': colourOf('accentOnBrandColour'),
  } as Record<string, string>;
  return (
    <section className="agency-preview" style={style} aria-labelledby="agency-preview">
      <Title order={2} id="agency-preview">
        {messages.preview}
      </Title>
      <div className="agency-preview-header">
        {logo ? <img src={logo.url} alt={name} /> : <span className="agency-preview-mark">{wordmark}</span>}
        <span className="agency-preview-menu">{messages.previewMenu}</span>
        <span className="agency-preview-button">{messages.previewButton}</span>
      </div>
      <p className="agency-preview-link">{messages.previewLink}</p>
      <div className="agency-preview-card">
        <strong>{name}</strong>
        {[...splitLines(address ?? ''), email, ...splitLines(phones ?? '')].map(
          (line) => line && <span key={line}>{line}</span>,
        )}
        <span className="agency-preview-accent">{wordmark}</span>
      </div>
    </section>
  );
}
