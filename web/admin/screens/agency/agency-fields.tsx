import { TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { isBlank } from '../../../../schema/blank.ts';
import { LATITUDE, LONGITUDE } from '../../../../schema/pin.ts';
import { type FieldDefinition, fieldValue, type Message } from '../../editor/collection.ts';
import { degrees } from '../../editor/fields/number.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { inputProps, paragraphs, text } from '../../editor/fields/text.tsx';
import { EditorField } from '../../editor/form/form-context.tsx';
import { colour } from './colour-field.tsx';
import * as messages from './messages.ts';

const year = (label: Message): FieldDefinition<number, string> => ({
  ...text({ label, max: 4 }),
  fromRecord(record, name) {
    const stored = fieldValue(record, name);
    return typeof stored === 'number' ? String(stored) : '';
  },
  toInput: (typed) => (isBlank(typed) ? null : Number(typed)),
  validate: (typed) => (/^\d{0,4}$/.test(typed.trim()) ? null : messages.invalidYear),
  Input: (props) => <TextInput {...inputProps(props)} inputMode="numeric" />,
});

type Day = keyof typeof messages.days;

const DAYS = [
  'hoursMonday',
  'hoursTuesday',
  'hoursWednesday',
  'hoursThursday',
  'hoursFriday',
  'hoursSaturday',
  'hoursSunday',
] as const satisfies readonly Day[];

const hours = Object.fromEntries(
  DAYS.map((day) => [day, text({ label: () => messages.days[day] })]),
) as Record<Day, FieldDefinition<string, string>>;

export const agencyFields = {
  name: text({ label: () => messages.name, required: true }),
  wordmark: text({ label: () => messages.wordmark, required: true }),
  ...picture({ name: 'logo', label: () => messages.logo }),
  licence: text({ label: () => messages.licence }),
  brandColour: colour('brandColour', () => messages.brandColour),
  accentColour: colour('accentColour', () => messages.accentColour),
  accentOnBrandColour: colour('accentOnBrandColour', () => messages.accentOnBrandColour),
  address: paragraphs({ label: () => messages.address }),
  community: text({ label: () => messages.community }),
  latitude: degrees({ label: () => messages.latitude, ...LATITUDE }),
  longitude: degrees({ label: () => messages.longitude, ...LONGITUDE }),
  directions: text({ label: () => messages.directions }),
  postBox: text({ label: () => messages.postBox }),
  email: text({ label: () => messages.email }),
  phones: paragraphs({ label: () => messages.phones }),
  whatsApp: text({ label: () => messages.whatsApp }),
  socialLinks: paragraphs({ label: () => messages.socialLinks }),
  senderName: text({ label: () => messages.senderName }),
  ...hours,
  figuresTitle: text({ label: () => messages.figuresTitle }),
  figures: paragraphs({ label: () => messages.figures }),
  copyrightYear: year(() => messages.copyrightYear),
  copyrightHolder: text({ label: () => messages.copyrightHolder }),
};

type Name = keyof typeof agencyFields;

const inputs = (...names: Name[]) => names.map((name) => <EditorField key={name} name={name} />);

/** Two fields in a row where there is room. */
const Pair = ({ names }: { names: Name[] }) => <div className="agency-pair">{inputs(...names)}</div>;

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

/** The inputs of the agency in sections. */
export const AgencyInputs = () => (
  <>
    <Section title={messages.identity}>{inputs('name', 'wordmark', 'logo', 'licence')}</Section>
    <Section title={messages.colours}>{inputs('brandColour', 'accentColour', 'accentOnBrandColour')}</Section>
    <Section title={messages.office}>
      {inputs('address', 'community')}
      <Pair names={['latitude', 'longitude']} />
      {inputs('directions', 'postBox')}
    </Section>
    <Section title={messages.contact}>
      {inputs('email', 'phones', 'whatsApp', 'socialLinks', 'senderName')}
    </Section>
    <Section title={messages.hours} hint={messages.hoursHint}>
      <Pair names={[...DAYS]} />
    </Section>
    <Section title={messages.homePage}>{inputs('figuresTitle', 'figures')}</Section>
    <Section title={messages.copyright}>
      <Pair names={['copyrightYear', 'copyrightHolder']} />
    </Section>
  </>
);
