import { TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { isBlank } from '../../../../schema/blank.ts';
import { LATITUDE, LONGITUDE } from '../../../../schema/pin.ts';
import { fieldValue, type FieldRule } from '../../editor/field.ts';
import { Field } from '../../editor/form/form-context.tsx';
import { degreesRule } from '../../editor/kinds/number.tsx';
import { PictureField as Picture } from '../../editor/kinds/picture.tsx';
import {
  inputOf,
  ParagraphsField as Paragraphs,
  TextField as Text,
  textRule,
} from '../../editor/kinds/text.tsx';
import { ColourField } from './colour-field.tsx';
import * as messages from './messages.ts';

const latitude = degreesRule({ name: 'latitude', label: messages.latitude, ...LATITUDE });
const longitude = degreesRule({ name: 'longitude', label: messages.longitude, ...LONGITUDE });

const year = textRule(
  { name: 'copyrightYear', label: messages.copyrightYear },
  {
    max: 4,
    read: (row) => {
      const stored = fieldValue(row, 'copyrightYear');
      return typeof stored === 'number' ? String(stored) : '';
    },
    control: (props) => <TextInput {...inputOf(props)} inputMode="numeric" />,
  },
);
const copyrightYear: FieldRule<string> = {
  ...year,
  input: (text) => (isBlank(text) ? null : Number(text)),
  validate: (text) => (/^\d{0,4}$/.test(text.trim()) ? null : messages.invalidYear),
};

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

const Section = ({ title, hint, children }: SectionProps) => (
  <section className="agency-section">
    <Title order={3}>{title}</Title>
    {hint && <p>{hint}</p>}
    {children}
  </section>
);

/** The fields of the agency in sections. */
export const AgencyFields = () => (
  <>
    <Section title={messages.identity}>
      <Text name="name" label={messages.name} required />
      <Text name="wordmark" label={messages.wordmark} required />
      <Picture name="logo" label={messages.logo} />
      <Text name="licence" label={messages.licence} />
    </Section>
    <Section title={messages.colours}>
      <ColourField name="brandColour" />
      <ColourField name="accentColour" />
      <ColourField name="accentOnBrandColour" />
    </Section>
    <Section title={messages.office}>
      <Paragraphs name="address" label={messages.address} />
      <Text name="community" label={messages.community} />
      <div className="agency-pair">
        <Field field={latitude} />
        <Field field={longitude} />
      </div>
      <Text name="directions" label={messages.directions} />
      <Text name="postBox" label={messages.postBox} />
    </Section>
    <Section title={messages.contact}>
      <Text name="email" label={messages.email} />
      <Paragraphs name="phones" label={messages.phones} />
      <Text name="whatsApp" label={messages.whatsApp} />
      <Paragraphs name="socialLinks" label={messages.socialLinks} />
      <Text name="senderName" label={messages.senderName} />
    </Section>
    <Section title={messages.hours} hint={messages.hoursHint}>
      <div className="agency-pair">
        {Object.entries(messages.days).map(([name, day]) => (
          <Text key={name} name={name} label={day} />
        ))}
      </div>
    </Section>
    <Section title={messages.homePage}>
      <Text name="figuresTitle" label={messages.figuresTitle} />
      <Paragraphs name="figures" label={messages.figures} />
    </Section>
    <Section title={messages.copyright}>
      <div className="agency-pair">
        <Field field={copyrightYear} />
        <Text name="copyrightHolder" label={messages.copyrightHolder} />
      </div>
    </Section>
  </>
);
